import type { Transport } from "@whetstone/api-client";

/**
 * A transport for a page that may be left at any moment. Leaving breaks off running calls; that
 * is no failed session check and must not remove the token. So a failure is told one task later,
 * which a page that is being left never reaches.
 */
export const createPageTransport =
  (
    transport: Transport,
    /** Calls back in a later task of the page; never when the page is gone before. */
    later: (callback: () => void) => void,
  ): Transport =>
  async (...call) => {
    const answer = await transport(...call);
    if (answer.kind !== "answered") await new Promise<void>(later);
    return answer;
  };
