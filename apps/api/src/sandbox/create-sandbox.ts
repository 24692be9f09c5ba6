import { createSandboxApi } from "./api.ts";
import { createLedger } from "./ledger.ts";
import { createSandboxPages } from "./pages.ts";
import { openShelves, type Sandbox, type SandboxParts } from "./sandbox.ts";

/** Makes the sandbox: the provider's API for its SDK, and the hosted pages for people. */
export const createSandbox = (parts: SandboxParts): Sandbox => {
  const shelves = openShelves(parts);
  const ledger = createLedger(parts, shelves);
  const api = createSandboxApi(parts, shelves, ledger);
  return {
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    pages: createSandboxPages(shelves, ledger),
  };
};
