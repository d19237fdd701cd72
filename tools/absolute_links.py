"""Links for readers outside the repository: of the package's page and of a release's notes."""

import re

REPOSITORY = "https://github.com/bigshoulders/bigshoulders"
LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?![a-z]+:|#)")


def absolute_links(text: str, version: str) -> str:
    """A page of the top folder, whose links and pictures are those of a version."""

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[0]}{REPOSITORY}/{kind}/v{version}/"

    return LINK.sub(absolute, text)
