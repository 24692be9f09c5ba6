import { productName } from "@whetstone/api-client/contract";
import { codeLifetimeMs } from "../accounts/codes.ts";
import { minute } from "../clock.ts";
import type { Mailer } from "./mailer.ts";

/** The templates and React are loaded after the server has started, or with the first mail. */
export const loadLetters = () => import("./templates/render-letter.tsx");

/** Mails the code that confirms an address. */
export const mailConfirmationCode = async (
  mailer: Mailer,
  to: string,
  code: string,
): Promise<void> => {
  const { renderConfirmationCode } = await loadLetters();
  const letter = await renderConfirmationCode({ code, minutes: codeLifetimeMs / minute });
  await mailer.send({ to, subject: `Your ${productName} confirmation code`, ...letter });
};

/** Tells the owner of an account that somebody registered the address again. */
export const mailAccountExists = async (mailer: Mailer, to: string): Promise<void> => {
  const { renderAccountExists } = await loadLetters();
  const letter = await renderAccountExists();
  await mailer.send({ to, subject: `You already have a ${productName} account`, ...letter });
};
