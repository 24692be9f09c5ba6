import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WaitlistNotice } from "./waitlist-notice.tsx";

it("a waitlist member sees the position, others don't (WAIT-5)", () => {
  const shown = (accessLevel: "waitlist" | "free") =>
    renderToStaticMarkup(<WaitlistNotice user={{ accessLevel, waitlistPosition: 7 }} />);
  expect(shown("waitlist")).toContain("You are on the waitlist at position 7");
  expect(shown("free")).toBe("");
});
