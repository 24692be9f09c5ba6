import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { openBrowser, useServer } from "./support/browser.ts";
import { openDressedHost } from "./support/dressed-host.ts";
import { createFilm, type Film } from "./support/film.ts";
import { createActor } from "./support/film-actor.ts";
import { createPerson, openDashboard } from "./support/person.ts";
import { startProduct } from "./support/product.ts";
import { serveHosts } from "./support/serve-hosts.ts";

/** The web build takes it along. */
const mediaFolder = fileURLToPath(new URL("../apps/web/media", import.meta.url));

const size = { width: 1280, height: 720 } as const;

const buttonsOf = (page: Page) => ({
  enhance: page.getByRole("button", { name: "Enhance prompt" }),
  questions: page.getByRole("form", { name: "What only you know" }),
  insert: page.getByRole("dialog").getByRole("button", { name: "Insert", exact: true }),
  undo: page.getByRole("dialog").getByRole("button", { name: "Undo" }),
});

const showInFull = async (film: Film, page: Page, draft: string) => {
  const actor = createActor(film, page);
  const { enhance, questions, insert, undo } = buttonsOf(page);
  film.say("You type a prompt, as short as it comes to mind.");
  await actor.hold(600);
  await actor.type(draft);
  await enhance.waitFor();
  await actor.hold(500);
  const liveScore = page.getByRole("button", { name: /^Prompt score/ });
  const scoreBefore = await liveScore.innerText();
  film.say("One press on the button in the composer.");
  await actor.hold(1800);
  await actor.press(enhance);
  await questions.waitFor();
  film.say("It asks what only you know. A tap is enough.");
  await actor.hold(1400);
  for (const question of await questions.getByRole("group").all()) {
    const offer = question.getByRole("button").first();
    if ((await offer.count()) === 0) continue;
    await actor.press(offer);
    await actor.hold(500);
  }
  await actor.press(questions.getByRole("button", { name: "Sharpen" }));
  await insert.waitFor();
  film.say("You see what changed and why it scores higher.");
  await actor.hold(3600);
  film.takePoster();
  film.say("Insert puts it into the chat. Nothing is sent for you.");
  await actor.press(insert);
  await undo.waitFor();
  // The film's time is not the page's: without this it would show the score of the old draft.
  await expect(liveScore).not.toHaveText(scoreBefore);
  await actor.hold(3200);
  film.say("Undo brings your own words back.");
  await actor.press(undo);
  await insert.waitFor();
  await actor.hold(2200);
};

const showInShort = async (film: Film, page: Page, name: string, draft: string) => {
  const actor = createActor(film, page);
  const { enhance, questions, insert, undo } = buttonsOf(page);
  film.say(`The same on ${name}.`);
  await page.keyboard.insertText(draft);
  await enhance.waitFor();
  await actor.hold(500);
  await actor.press(enhance);
  await questions.waitFor();
  await actor.press(questions.getByRole("button").first());
  await actor.press(questions.getByRole("button", { name: "Sharpen" }));
  await insert.waitFor();
  await actor.hold(1300);
  await actor.press(insert);
  await undo.waitFor();
  await actor.hold(900);
};

const product = await startProduct();
const hosts = await serveHosts();
const { context, close } = await openBrowser(hosts.resolverRules);
const film = await createFilm();
try {
  await useServer(context, product.address);
  const person = await createPerson(product, "walkthrough");
  await openDashboard(await context.newPage(), product, person);
  await showInFull(
    film,
    await openDressedHost(context, "chatgpt", "ChatGPT", size),
    "write an email to my landlord about the broken heating",
  );
  const others = [
    ["claude", "Claude", "plan a trip to Lisbon"],
    ["gemini", "Gemini", "make me a workout plan"],
    ["grok", "Grok", "how do i learn spanish"],
  ] as const;
  for (const [host, name, draft] of others)
    await showInShort(film, await openDressedHost(context, host, name, size), name, draft);
  await film.write(mediaFolder, "walkthrough");
  console.log(`${(film.lengthMs() / 1000).toFixed(1)} s of video are in ${mediaFolder}`);
} finally {
  await close();
  await hosts.close();
  await product.stop();
  await product.removeData();
}
