import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DevelopmentProvider } from "../session/development-context.ts";
import { TestEventButton } from "./test-event-button.tsx";

const rendered = (isDevelopment: boolean) =>
  renderToStaticMarkup(
    <DevelopmentProvider value={isDevelopment}>
      <TestEventButton />
    </DevelopmentProvider>,
  );

it("the Test Event button is visible on local development hosts only (APP-8)", () => {
  expect(rendered(true)).toContain("Test Event");
  expect(rendered(false)).toBe("");
});
