import type { Session } from "@whetstone/auth-session";

/**
 * Calls back whenever another person, or nobody, is signed in than before: at every sign-in and
 * logout, in this tab or another. That nobody is when the page opens changes nothing.
 */
export const onOtherPerson = (
  store: Pick<Session["store"], "getState" | "subscribe">,
  callback: () => void,
): (() => void) =>
  store.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) callback();
  });
