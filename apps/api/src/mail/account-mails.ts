import { productName } from "@whetstone/api-client/contract";
import { codeLifetimeMs } from "../accounts/codes.ts";
import { magicLinkLifetimeMs } from "../accounts/magic-links.ts";
import { day, minute } from "../clock.ts";
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

/** Mails the code that resets a password. */
export const mailResetCode = async (mailer: Mailer, to: string, code: string): Promise<void> => {
  const { renderResetCode } = await loadLetters();
  const letter = await renderResetCode({ code, minutes: codeLifetimeMs / minute });
  await mailer.send({ to, subject: `Your ${productName} reset code`, ...letter });
};

/** Tells the owner of an account that its password was changed. */
export const mailPasswordChanged = async (mailer: Mailer, to: string): Promise<void> => {
  const { renderPasswordChanged } = await loadLetters();
  const letter = await renderPasswordChanged();
  await mailer.send({ to, subject: `Your ${productName} password was changed`, ...letter });
};

/** Tells the owner of an account that it was signed in to from somewhere new. */
export const mailSignInNotice = async (
  mailer: Mailer,
  to: string,
  { device, at }: { readonly device: string | null; readonly at: number },
): Promise<void> => {
  const { renderSignInNotice } = await loadLetters();
  const letter = await renderSignInNotice({ device: device ?? "an unknown device", at });
  await mailer.send({ to, subject: `New sign-in to ${productName}`, ...letter });
};

/** Says goodbye. */
export const mailAccountDeleted = async (mailer: Mailer, to: string): Promise<void> => {
  const { renderAccountDeleted } = await loadLetters();
  const letter = await renderAccountDeleted();
  await mailer.send({ to, subject: `Your ${productName} account was deleted`, ...letter });
};

/** Lets somebody in from the waitlist, with a link that signs in. */
export const mailPromotion = async (mailer: Mailer, to: string, link: string): Promise<void> => {
  const { renderPromotion } = await loadLetters();
  const letter = await renderPromotion({ link, days: magicLinkLifetimeMs / day });
  await mailer.send({ to, subject: `Your ${productName} account is ready`, ...letter });
};

/** Tells somebody who joined the waitlist that they are on it. */
export const mailOnWaitlist = async (mailer: Mailer, to: string): Promise<void> => {
  const { renderOnWaitlist } = await loadLetters();
  const letter = await renderOnWaitlist();
  await mailer.send({ to, subject: `You are on the ${productName} waitlist`, ...letter });
};
