"""The accessibility rules, as axe-core has them."""

from axe_playwright_python.sync_playwright import Axe

axe = Axe()
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def faults(page) -> list[str]:
    """Serious faults, and lesser ones of WCAG: rule and place."""
    found = axe.run(page, options=RULES).response["violations"]
    return [f"{v['id']} ({v['impact']}): {node['target']} {node.get('failureSummary', '')[:200]}"
            for v in found if v["impact"] in ("serious", "critical") or any(tag.startswith("wcag") for tag in v["tags"])
            for node in v["nodes"][:4]]
