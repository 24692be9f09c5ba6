import { played } from "../src/extension/played-browser.ts";

const nobody = { addListener: () => undefined, removeListener: () => undefined };
const done = async () => undefined;

/** What the extension's screens ask of the browser, as a story plays it. */
export default {
  runtime: {
    id: "gallery",
    getManifest: () => ({ version: "1.0.0" }),
    getURL: (path: string) => `/${path}`,
    onMessage: nobody,
    openOptionsPage: done,
    sendMessage: played.answerOfWorker,
  },
  commands: { getAll: async () => played.commands },
  permissions: {
    contains: async () => false,
    request: async () => true,
    remove: async () => true,
    onAdded: nobody,
    onRemoved: nobody,
  },
  tabs: {
    create: done,
    query: async () => [{ id: 1 }],
    sendMessage: played.answerOfPage,
  },
};
