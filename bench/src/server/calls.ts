import { apiBasePath } from "@whetstone/api-client/contract";
import type { Call } from "./load.ts";

/** What people do most, and so what is measured. */
export const calls: readonly Call[] = [
  { name: "me", method: "POST", path: `${apiBasePath}/auth`, body: () => ({ action: "me" }) },
  { name: "dashboard", method: "GET", path: `${apiBasePath}/dashboard-stats` },
  {
    name: "enhance",
    method: "POST",
    path: `${apiBasePath}/enhance-prompt`,
    body: (index) => ({ prompt: `write a poem about bee number ${index}`, platform: "chatgpt" }),
  },
];
