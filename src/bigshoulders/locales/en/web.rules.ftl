### The rulebook for people.

rules-chapter = Chapter { NUMBER($number) }
rules-chapters = Chapters
rules-contents = Contents
rules-minutes = { NUMBER($minutes) } min
rules-left =
    { $minutes ->
        [one] { NUMBER($left) } of 1 minute left
       *[other] { NUMBER($left) } of { NUMBER($minutes) } minutes left
    }
rules-bar = Chapter bar
rules-next = Next chapter
rules-search = Search the rules
rules-place = { $chapter } · { $section }
rules-found =
    { $count ->
        [one] One place · Enter opens
       *[other] { NUMBER($shown) } of { NUMBER($count) } places · Enter opens, arrows choose
    }
rules-more = Show all
rules-nothing = Nothing under “{ $wanted }”. Try one word, such as withhold, coal or Partner, or look in the full text.
rules-text = As the text says
rules-first-edition = First edition
rules-try = Try it
rules-try-open = Open this position at a table
rules-example = Example
rules-advice = For your first game
rules-questions = Three questions
rules-edition = Edition
rules-edition-note = These pages follow the edition you play.
rules-edition-new = New edition
rules-edition-first = First
rules-open-law = Full text
rules-open-aid = Sheet to print
rules-aid-print = Print this sheet
rules-beside = Rules beside the table
rules-whole = Open as a page

# The numbered text
rules-law = Full text of the rules
rules-book = Rulebook
rules-english = The full text is in English.
rules-no-rule = No rule contains “{ $wanted }”.
