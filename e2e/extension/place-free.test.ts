import { pagesOf } from "../hosts/pages.ts";
import { coveredControls } from "../support/covered-controls.ts";
import { expect, test } from "../support/test.ts";
import { visitChats } from "../support/visited-chats.ts";

const chats = visitChats();
const widths = [360, 800, 1440];
const long = "A line of a draft that is long enough to be broken in a narrow window.\n".repeat(4);

for (const { name } of ["chatgpt", "claude", "gemini", "grok"].flatMap(pagesOf)) {
  test(`${name}: the button lies over no control of the page, however wide and with any draft (HOST-13)`, async () => {
    const host = await chats.open(name);
    await expect(host.button).toHaveCount(1);
    const covered: string[] = [];
    for (const draft of ["", "write about bees", long.trim()]) {
      if (draft) await host.restore(draft);
      for (const width of widths) {
        await host.page.setViewportSize({ width, height: 900 });
        await host.page.evaluate(
          () =>
            new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
            ),
        );
        for (const control of await coveredControls(host.page))
          covered.push(`${control} at ${width} with ${draft.length}`);
      }
    }
    expect(covered).toEqual([]);
    await host.close();
  });
}
