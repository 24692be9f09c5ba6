import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { userSchema } from "@whetstone/api-client";
import { plainPages } from "./hosts/pages.ts";
import { violationsOf } from "./support/axe.ts";
import { extensionFolder } from "./support/browser.ts";
import { editorOf, modelOf, openChat, sentBy, typeDraft } from "./support/chat.ts";
import { rectanglesOf } from "./support/host-page.ts";
import { createPerson, logOut, openDashboard, returnToLogin } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

const enhanceButton = { name: "Enhance prompt" } as const;

test("the script on chat pages is one file of less than 5 kB gzipped", async () => {
  const manifest = JSON.parse(await readFile(`${extensionFolder}/manifest.json`, "utf8"));
  const scripts = manifest.content_scripts.filter(({ matches }: { matches: string[] }) =>
    matches.includes("https://chatgpt.com/*"),
  );
  const files = scripts.flatMap(({ js, css = [] }: { js: string[]; css?: string[] }) => [
    ...js,
    ...css,
  ]);
  expect(files).toHaveLength(1);
  const script = await readFile(`${extensionFolder}/${files[0]}`);
  expect(gzipSync(script).byteLength).toBeLessThan(5_000);
});

test("nothing but that script is on the page before first use", async ({ context }) => {
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("chrome-extension://")) loaded.push(request.url());
  });
  await page.goto("https://chatgpt.com/");
  await expect(page.getByRole("button", enhanceButton)).toHaveCount(1);
  expect(loaded).toEqual([]);
});

test("web app and extension are signed in and out together, both ways", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "together");
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();

  const web = await context.newPage();
  await openDashboard(web, product, person);
  await expect(popup.getByText(person.email)).toBeVisible();

  await popup.getByRole("button", { name: "Log out" }).click();
  await expect(web).toHaveURL(/\/login$/);

  await popup.getByLabel("Email").fill(person.email);
  await popup.getByLabel("Password", { exact: true }).fill(person.password);
  await popup.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(popup.getByText(person.email)).toBeVisible();
  await expect(web).toHaveURL(/\/dashboard$/);

  await logOut(web);
  await expect(popup.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
});

test("a session in the address of /login signs web app and extension in", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "returning");
  const web = await context.newPage();
  await returnToLogin(web, product, person);
  await expect(web).toHaveURL(/\/dashboard$/);
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await expect(popup.getByText(person.email)).toBeVisible();
});

test("a wrong password in the popup says so and keeps what was typed", async ({
  context,
  product,
  extensionId,
}) => {
  const person = await createPerson(product, "mistyped");
  const web = await context.newPage();
  await openDashboard(web, product, person);
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
  await popup.getByRole("button", { name: "Log out" }).click();
  await popup.getByLabel("Email").fill(person.email);
  await popup.getByLabel("Password", { exact: true }).fill("not my password");
  await popup.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(popup.getByText("Login failed. Please try again.")).toBeVisible();
  await expect(popup.getByLabel("Email")).toHaveValue(person.email);
});

test("a signed-out person is asked to sign in, and the draft stays", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "leaving");
  const web = await context.newPage();
  await openDashboard(web, product, person);
  await logOut(web);
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("You are signed out")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await modelOf(chat)).toBe("write about bees");
});

test("without a server the panel says so, and the draft stays", async ({ context }) => {
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByText("The server can't be reached")).toBeVisible();
  await expect(chat.getByRole("button", { name: "Try Again" })).toBeVisible();
  expect(await modelOf(chat)).toBe("write about bees");
});

test("the token is in no storage that a script on a chat page can read", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "secret");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  const seen = await chat.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(seen).not.toContain(person.token);
  expect(await chat.content()).not.toContain(person.token);
});

test.describe("the person's text", () => {
  test("typed while the result is shown is never overwritten", async ({ context, product }) => {
    const person = await createPerson(product, "typing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about bees");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await editorOf(chat).focus();
    await chat.keyboard.press("Control+End");
    await chat.keyboard.type(" and wasps");
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByText("Not inserted")).toBeVisible();
    expect(await modelOf(chat)).toBe("write about bees and wasps");
    await expect(chat.getByRole("button", { name: "Copy" })).toBeVisible();
  });

  test("comes back exactly with the panel's Undo, and nothing is sent", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "undoing");
    await openDashboard(await context.newPage(), product, person);
    const draft = "write about bees\n\nfor  children";
    const chat = await openChat(context, draft);
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("button", { name: "Insert" }).click();
    await chat.getByRole("button", { name: "Undo" }).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    expect(await modelOf(chat)).toBe(draft);
    expect(await sentBy(chat)).toEqual([]);
  });

  test("typed in the panel never reaches the page", async ({ context, product }) => {
    const person = await createPerson(product, "editing");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about bees");
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("radio", { name: "Edit" }).click();
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("my own\nwords");
    await chat.getByRole("textbox", { name: "Enhanced prompt" }).press("Enter");
    expect(await modelOf(chat)).toBe("write about bees");
    expect(await sentBy(chat)).toEqual([]);
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await modelOf(chat)).toContain("my own\nwords");
  });
});

test.describe("the session in the extension", () => {
  test("holds the user and the allowance after an enhancement, and no text of it", async ({
    context,
    product,
    extensionId,
  }) => {
    const person = await createPerson(product, "clean-session");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about zanzibar-quokkas");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByText("14 uses remaining")).toBeVisible();
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
    const state = await popup.evaluate(() => chrome.runtime.sendMessage({ type: "session-state" }));
    expect(userSchema.strict().parse(state.user)).toMatchObject({ email: person.email });
    expect(JSON.stringify(state)).not.toContain("quokka");
  });

  test("outlives a failed check of the web page", async ({ context, product, extensionId }) => {
    const person = await createPerson(product, "outliving");
    const web = await context.newPage();
    await openDashboard(web, product, person);
    const popup = await context.newPage();
    await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
    await expect(popup.getByText(person.email)).toBeVisible();
    await web.route("**/api/auth", (route) => route.abort(), { times: 1 });
    const failed = web.waitForEvent("requestfailed");
    await web.reload();
    await failed;
    await popup.reload();
    await expect(popup.getByText(person.email)).toBeVisible();
  });
});

test.describe("the panel", () => {
  test("shows a new result when the draft became another", async ({ context, product }) => {
    const person = await createPerson(product, "moving-on");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write a mail to bob");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
    await chat.getByRole("button", { name: "Close" }).click();
    await editorOf(chat).fill("explain quantum physics to a child");
    await chat.getByRole("button", enhanceButton).click();
    await expect(chat.getByRole("region", { name: "Enhanced prompt" })).toContainText("quantum");
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  test("offers the original when Undo comes too late, and enhances again", async ({
    context,
    product,
  }) => {
    const person = await createPerson(product, "too-late");
    await openDashboard(await context.newPage(), product, person);
    const chat = await openChat(context, "write about bees");
    await chat.getByRole("button", enhanceButton).click();
    await chat.getByRole("button", { name: "Insert" }).click();
    await expect(chat.getByRole("button", { name: "Undo" })).toBeVisible();
    await editorOf(chat).press("Control+End");
    await chat.keyboard.type("!");
    await chat.getByRole("button", { name: "Undo" }).click();
    await expect(chat.getByText("Not undone")).toBeVisible();
    await expect(chat.getByRole("button", { name: "Original to clipboard" })).toBeVisible();
    await chat.getByRole("button", { name: "Enhance again" }).click();
    await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
  });

  test("takes the focus when it opens on an empty draft", async ({ context }) => {
    const chat = await openChat(context);
    await chat.getByRole("button", enhanceButton).focus();
    await chat.keyboard.press("Enter");
    await expect(chat.getByText("Nothing to enhance yet")).toBeVisible();
    await expect(chat.getByRole("dialog")).toBeFocused();
    await chat.keyboard.press("Escape");
    await expect(chat.getByRole("dialog")).toHaveCount(0);
  });
});

test("another field that takes the focus meanwhile is never written to", async ({
  context,
  product,
}) => {
  const person = await createPerson(product, "elsewhere");
  await openDashboard(await context.newPage(), product, person);
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await chat.getByRole("radio", { name: "Edit" }).click();
  await chat.getByRole("textbox", { name: "Enhanced prompt" }).fill("write about\nbees");
  await chat.evaluate(() => {
    const other = document.createElement("textarea");
    other.id = "other";
    document.body.append(other);
    const steal = () => setTimeout(() => other.focus(), 10);
    document.querySelector("form:not([hidden]) .ProseMirror")?.addEventListener("focus", steal);
  });
  await chat.getByRole("button", { name: "Insert" }).click();
  await expect(chat.getByText("Not inserted")).toBeVisible();
  expect(await chat.locator("#other").inputValue()).toBe("");
  expect(await modelOf(chat)).toBe("write about bees");
  expect(await sentBy(chat)).toEqual([]);
});

for (const { name, url } of plainPages) {
  test(`${name} has no button: there is no composer on it`, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    await expect(page.getByRole("button", enhanceButton)).toHaveCount(0);
  });
}

test.describe("the button", () => {
  const form = "form[data-chatgpt-composer][data-composer-placement=home]";

  test("moves nothing on the page", async ({ context }) => {
    const chat = await context.newPage();
    await chat.goto("https://chatgpt.com/");
    const before = await rectanglesOf(chat);
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    expect(await rectanglesOf(chat)).toEqual(before);
  });

  for (const [how, attribute] of [
    ["hidden", "hidden"],
    ["inert", "inert"],
    ["hidden from assistive technology", "aria-hidden"],
  ] as const) {
    test(`goes when the composer is ${how}, and comes back with it`, async ({ context }) => {
      const chat = await openChat(context);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
      await chat
        .locator(form)
        .evaluate((element, name) => element.setAttribute(name, "true"), attribute);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
      await chat
        .locator(form)
        .evaluate((element, name) => element.removeAttribute(name), attribute);
      await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    });
  }

  test("follows a composer that moves without a resize or scroll", async ({ context }) => {
    const chat = await openChat(context);
    const button = chat.getByRole("button", enhanceButton);
    const top = async () => (await button.boundingBox())?.y ?? 0;
    const before = await top();
    await chat.locator(form).evaluate((element) => {
      element.style.transform = "translateY(150px)";
    });
    await expect.poll(top).toBeCloseTo(before + 150, 0);
  });

  test("is on neither of two composers as likely as each other", async ({ context }) => {
    const chat = await openChat(context);
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
    await chat.evaluate(() => {
      const one = document.querySelector("form:not([hidden]) .ProseMirror");
      const copy = document.querySelector("form:not([hidden])")?.cloneNode(true);
      if (copy) document.querySelector("main")?.append(copy);
      if (one instanceof HTMLElement) one.blur();
    });
    await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
  });
});

test.describe("accessibility", () => {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing in panel and popup, ${theme}`, async ({
      context,
      product,
      extensionId,
    }) => {
      const person = await createPerson(product, `axe-${theme}`);
      await openDashboard(await context.newPage(), product, person);
      const chat = await openChat(context, "write about bees");
      await chat.emulateMedia({ colorScheme: theme });
      await chat.evaluate((name) => document.documentElement.classList.add(name), theme);
      await chat.getByRole("button", enhanceButton).click();
      await expect(chat.getByRole("button", { name: "Insert" })).toBeVisible();
      expect(await violationsOf(chat, "whetstone-panel")).toEqual([]);
      const popup = await context.newPage();
      await popup.emulateMedia({ colorScheme: theme });
      await popup.goto(`chrome-extension://${extensionId}/src/popup/index.html`);
      await expect(popup.getByText(person.email)).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
      await popup.getByRole("button", { name: "Log out" }).click();
      await expect(popup.getByLabel("Email")).toBeVisible();
      expect(await violationsOf(popup, "body")).toEqual([]);
    });
  }
});

test("the panel closes with Escape and gives the focus back to the composer", async ({
  context,
}) => {
  const chat = await openChat(context, "write about bees");
  await chat.getByRole("button", enhanceButton).click();
  await expect(chat.getByRole("dialog")).toBeVisible();
  await chat.getByRole("button", { name: "Close" }).focus();
  await chat.keyboard.press("Escape");
  await expect(chat.getByRole("dialog")).toHaveCount(0);
  await expect(editorOf(chat)).toBeFocused();
});

test("the button follows the composer through re-mounts and is there once", async ({ context }) => {
  const chat = await openChat(context);
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await chat.evaluate(() => window.__host.remount());
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(1);
  await typeDraft(chat, "still here");
  expect(await modelOf(chat)).toBe("still here");
  await chat.evaluate(() =>
    document.querySelector("form:not([hidden])")?.setAttribute("hidden", ""),
  );
  await expect(chat.getByRole("button", enhanceButton)).toHaveCount(0);
});
