import { otherPages } from "../hosts/pages.ts";
import { openBrowser, useServer } from "../support/browser.ts";
import { enhanceButton } from "../support/chat.ts";
import { diagnosisOf, workerOf } from "../support/diagnosis.ts";
import { openHostPage } from "../support/host-page.ts";
import { openOwnPage } from "../support/own-page.ts";
import { makeExtensionWith } from "../support/required-pages.ts";
import { test as base, expect } from "../support/test.ts";
import { startUnrulyServer } from "../support/unruly-server.ts";

const site = "Work on chat.example too";

/** A browser that lets the extension reach a site it knows nothing of; the person has not chosen it yet. */
const test = base.extend<{ allowed: Awaited<ReturnType<typeof openBrowser>> }>({
  allowed: async ({ hosts }, use) => {
    const { folder, remove } = await makeExtensionWith("https://chat.example/*");
    const browser = await openBrowser(hosts.resolverRules, { extension: folder });
    await use(browser);
    await browser.close();
    await remove();
  },
});

const openPopup = async ({ context }: Awaited<ReturnType<typeof openBrowser>>) => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return openOwnPage(context, new URL(worker.url()).host, "popup");
};

test("works on a site from the press in the popup, without a reload, until it is taken back (HOST-12)", async ({
  allowed,
}) => {
  const { context } = allowed;
  const popup = await openPopup(allowed);
  const host = await openHostPage(context, otherPages.textArea);
  await host.field.click();
  expect(await diagnosisOf(host.page)).toBeNull();
  await expect(host.button).toHaveCount(0);
  await host.page.bringToFront();
  await popup.reload();
  const used = popup.getByRole("switch", { name: site });
  await used.click();
  await expect(host.button).toHaveCount(1);
  await expect(used).toBeChecked();
  await host.page.reload();
  await expect(host.button).toHaveCount(1);
  const options = await openOwnPage(context, new URL(popup.url()).host, "options");
  await options.getByRole("button", { name: "Remove chat.example" }).click();
  await expect(host.button).toHaveCount(0);
  await host.page.reload();
  await host.field.click();
  const worker = workerOf(context);
  const registered = () => worker.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  await expect.poll(registered).toEqual([]);
  await expect(host.button).toHaveCount(0);
});

test("every kind of editor there takes a text exactly, and gives the draft back (HOST-12)", async ({
  allowed,
}) => {
  const { context } = allowed;
  const server = await startUnrulyServer();
  await useServer(context, server.address);
  const popup = await openPopup(allowed);
  const first = await openHostPage(context, otherPages.textArea);
  await first.page.bringToFront();
  await popup.reload();
  await popup.getByRole("switch", { name: site }).click();
  await expect(first.button).toHaveCount(1);
  const { textArea, editable, lexical, prosemirror, shadow } = otherPages;
  for (const page of [textArea, editable, lexical, prosemirror, shadow]) {
    await test.step(page.name, async () => {
      const host = await openHostPage(context, page);
      await host.type("write about\nbees  and flowers");
      await expect(host.button).toHaveCount(1);
      const text = "Write about bees:\n\n- one\n-  two\n\n<b>The end.</b>";
      await host.replaceBy(text);
      expect(await host.model()).toBe(text);
      await host.press("Control+z");
      await expect.poll(host.model).toBe("write about\nbees  and flowers");
      expect(await host.state()).toEqual({ sent: [], attachments: [], errors: [] });
      await host.close();
    });
  }
  await server.close();
});

test("an editor that the browser's typing doesn't reach has no button (HOST-12)", async ({
  allowed,
}) => {
  const { context } = allowed;
  const popup = await openPopup(allowed);
  const known = await openHostPage(context, otherPages.textArea);
  await known.page.bringToFront();
  await popup.reload();
  await popup.getByRole("switch", { name: site }).click();
  await expect(known.button).toHaveCount(1);
  const draft = await openHostPage(context, otherPages.draft);
  await draft.page.getByLabel("Document").click();
  await expect.poll(() => diagnosisOf(draft.page)).toMatchObject({ found: "not-found" });
  await expect(draft.page.getByRole("button", enhanceButton)).toHaveCount(0);
});

test("no file of the extension can be loaded by such a site (HOST-12)", async ({ allowed }) => {
  const { context } = allowed;
  const popup = await openPopup(allowed);
  const { host: id } = new URL(popup.url());
  const host = await openHostPage(context, otherPages.textArea);
  const loads = await host.page.evaluate(
    (id) =>
      Promise.all(
        ["other-site.js", "other-site-parts.js", "manifest.json"].map((file) =>
          fetch(`chrome-extension://${id}/${file}`).then(
            () => true,
            () => false,
          ),
        ),
      ),
    id,
  );
  expect(loads).toEqual([false, false, false]);
});
