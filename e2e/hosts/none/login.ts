import { exposeHost } from "../host-state.ts";

/** A page without a composer: nothing may appear on it. */
exposeHost({
  model: () => "",
  restore: () => undefined,
  pauseTyping: () => undefined,
  remount: () => undefined,
});
