# The figures of Chicago 1875 by which the sandbox compares lines.

chicago-sandbox-treasury = Treasuries
chicago-sandbox-price = Stock values
chicago-sandbox-companies = Companies
