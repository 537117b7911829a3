"""The accessibility rules, as axe-core has them."""

from axe_playwright_python.sync_playwright import Axe

axe = Axe()
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = {"runOnly": LEVELS}
# What another theme can change, and what another size can.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
LAYOUT = {"runOnly": LEVELS, "rules": {"color-contrast": {"enabled": False}}}
# Only faults are of interest, and the style sheets need not be fetched once more.
QUICKLY = {"resultTypes": ["violations"], "preload": False}


def faults(page, rules=ALL) -> list[str]:
    """Serious faults, and lesser ones of WCAG: rule and place."""
    found = axe.run(page, options=rules | QUICKLY).response["violations"]
    return [f"{v['id']} ({v['impact']}): {node['target']} {node.get('failureSummary', '')[:200]}"
            for v in found if v["impact"] in ("serious", "critical") or any(tag.startswith("wcag") for tag in v["tags"])
            for node in v["nodes"][:4]]
