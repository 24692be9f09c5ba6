import { describe, expect, it } from "vitest";
import { aboutMeKey } from "../storage-keys.ts";
import { createMemory } from "../testing/memory.ts";
import { createAboutMe } from "./about-me.ts";
import { forgetPerson } from "./forget-person.ts";
import { readKeepsBlanks, writeKeepsBlanks } from "./keeps-blanks.ts";
import { createSkippedAsks } from "./skipped-asks.ts";

const city = { need: "city", question: "Which city?", text: "Leipzig" };
const job = { need: "job", question: "What do you do?", text: "nurse" };

describe("what a person keeps about themselves (ENH-13)", () => {
  it("is one fact for each need, in the order they came", async () => {
    const aboutMe = createAboutMe("u1", createMemory());
    await aboutMe.keep(city);
    await aboutMe.keep(job);
    await aboutMe.keep({ ...city, text: "Lyon" });
    expect(await aboutMe.read()).toEqual([{ ...city, text: "Lyon" }, job]);
    await aboutMe.forget("city");
    expect(await aboutMe.read()).toEqual([job]);
  });

  it("is seen in another tab, and by nobody else on the device", async () => {
    const storage = createMemory();
    await createAboutMe("u1", storage).keep(city);
    expect(await createAboutMe("u1", storage).read()).toEqual([city]);
    expect(await createAboutMe("u2", storage).read()).toEqual([]);
  });

  it.each(["{", "{}", JSON.stringify([{ need: "city" }, 7])])(
    "is what can be read of it: %s",
    async (stored) => {
      const storage = createMemory({ [aboutMeKey("u1")]: stored });
      expect(await createAboutMe("u1", storage).read()).toEqual([]);
    },
  );

  it("goes with the account", async () => {
    const storage = createMemory();
    await createAboutMe("u1", storage).keep(city);
    await createSkippedAsks("u1", storage).note("email.client", true);
    forgetPerson("u1", storage);
    expect([...storage.kept]).toEqual([]);
  });
});

describe("questions that were skipped", () => {
  it("are counted in a row, for each person", async () => {
    const storage = createMemory();
    const skipped = createSkippedAsks("u1", storage);
    await skipped.note("email.client", true);
    await skipped.note("email.client", true);
    await skipped.note("poem.short", true);
    await skipped.note("poem.short", false);
    expect(await skipped.read()).toEqual({ "email.client": 2 });
    expect(await createSkippedAsks("u2", storage).read()).toEqual({});
  });
});

it("blanks are left out until the person says otherwise", () => {
  const storage = createMemory();
  expect(readKeepsBlanks(storage)).toBe(false);
  writeKeepsBlanks(true, storage);
  expect(readKeepsBlanks(storage)).toBe(true);
  writeKeepsBlanks(false, storage);
  expect(readKeepsBlanks(storage)).toBe(false);
});
