import { exposeHost } from "../host-state.ts";

/** An editor with a model of its own that the browser's typing doesn't reach. */
exposeHost({
  model: () => "",
  restore: () => undefined,
  pauseTyping: () => undefined,
  remount: () => undefined,
});
