import { expect, it } from "vitest";
import { type AddressedPage, takeHandedOverSession } from "./handed-over-session.ts";

const pageAt = (href: string) => {
  const shown: string[] = [];
  const page: AddressedPage = {
    location: { href },
    history: {
      state: { at: 1 },
      replaceState: (_state, _unused, url) => {
        shown.push(String(url));
      },
    },
  };
  return { page, shown };
};

it("takes the session out of the address, and leaves the rest of it", () => {
  const { page, shown } = pageAt("https://a.example/login?message=m&session=t%2Bk&x=1#top");
  const handedOver = takeHandedOverSession(page);
  expect(handedOver.token()).toBe("t+k");
  expect(shown).toEqual(["https://a.example/login?message=m&x=1#top"]);
  handedOver.clear();
  expect(handedOver.token()).toBeNull();
});

it("leaves an address without one alone, and takes a blank one for none", () => {
  const without = pageAt("https://a.example/login?message=m");
  expect(takeHandedOverSession(without.page).token()).toBeNull();
  expect(without.shown).toEqual([]);
  const blank = pageAt("https://a.example/login?session=");
  expect(takeHandedOverSession(blank.page).token()).toBeNull();
  expect(blank.shown).toEqual(["https://a.example/login"]);
});
