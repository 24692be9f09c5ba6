import { config } from "zod";

/**
 * Lets every schema parse without code made at run time, which the content security policies of
 * the web app and of the extension refuse. To be called before the first parse.
 */
export const parseWithoutEval = (): void => {
  config({ jitless: true });
};
