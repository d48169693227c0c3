"""The axe check of a page: nothing serious may be wrong with it.

One rule is for buttons with a text on them: what stands on a button must be part of its name. The things on a board are
pictures with numbers in them, and their names say what they are; there the rule would have every number read out.
"""

from playwright.sync_api import Page

from tests.browser.house import ROOT

TEXT_IN_NAME = "label-content-name-mismatch"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} ({node['html'][:160]})"
        for one in found["violations"]
        for node in one["nodes"]
        if one["impact"] in ("serious", "critical")
        and not (one["id"] == TEXT_IN_NAME and node["html"].startswith("<g "))
    ]
