"""For hosts: `bakehouse doctor`, `backup`, `restore` and `new-key`."""

from pathlib import Path

from rich.console import Console

from bakehouse.errors import BadFile


def doctor(database: str) -> None:
    """What is not as it should be, in one line each; an error if there is anything."""
    from bakehouse.server.doctor import Finding, examine

    console = Console(highlight=False, soft_wrap=True)
    problems: list[Finding] = []

    def tell(finding: Finding) -> None:
        problems.extend([finding] if finding.is_problem else [])
        console.print(
            f"{'problem' if finding.is_problem else 'note'}  {finding.match}  {finding.sentence}", markup=False
        )

    matches = examine(database, tell)
    if problems:
        ill = len({finding.match for finding in problems})
        raise BadFile(f"{ill} of {matches} matches are not as they should be; the lines above say how.")
    console.print(f"All {matches} matches replay, and their chance is what was promised.")


def back_up(database: str, file: Path) -> None:
    from bakehouse.server.storage.backup import back_up

    print(f"{back_up(database, file)} matches are in {file}. It holds keys and seeds: keep it to yourself.")


def restore(file: Path, database: str) -> None:
    from bakehouse.server.storage.backup import restore

    print(f"{restore(file, database)} matches were restored.")


def new_key(database: str, forget: bool) -> None:
    """Sign with a new key from now on; a running server takes it up within its next sweep."""
    from bakehouse.server.identity import new_key
    from bakehouse.server.storage.backup import reading
    from bakehouse.server.storage.database import checked_url, open_engine
    from bakehouse.server.storage.store import Store

    with reading(database):  # it is there, and as this version knows it
        pass
    engine = open_engine(checked_url(database))
    with engine.begin() as connection:
        keys = Store.new_key(connection, new_key(), forget)
    engine.dispose()
    older = "those before are void" if forget else f"{keys - 1} older ones stay good"
    print(f"A new key signs cookies and links from now on; {older}.")
