"""The modules without a page: each file of `unit` is run in the browser against the modules as they are served."""

import pathlib

from scripted import ScriptedTest

UNITS = pathlib.Path(__file__).with_name("unit")
RUN = """async (name) => {
  const { tests } = await import(`/unit/${name}`);
  const failures = [];
  for (const [what, test] of Object.entries(tests)) {
    try { await test(); } catch (error) { failures.push(`${what}: ${error.message}`); }
  }
  return { count: Object.keys(tests).length, failures };
}"""


class Units(ScriptedTest):
    def run_file(self, name: str):
        self.page.route("**/unit/*", lambda route: route.fulfill(
            body=(UNITS / route.request.url.rsplit("/", 1)[1]).read_text("utf-8"), content_type="text/javascript"))
        self.open()
        result = self.page.evaluate(RUN, name)
        self.assertGreater(result["count"], 0)
        self.assertEqual(result["failures"], [])


def add(name: str):
    setattr(Units, f"test_{name.removesuffix('.js')}", lambda self: self.run_file(name))


for file in sorted(UNITS.glob("*.js")):
    if file.name != "check.js":
        add(file.name)
