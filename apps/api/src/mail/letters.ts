import { productName } from "@whetstone/api-client/contract";
import { z } from "zod";
import { day, minute } from "../clock.ts";
import { codeLifetimeMs, magicLinkLifetimeMs } from "../lifetimes.ts";
import type { Mail } from "./mailer.ts";

/** What a mail says, as it is kept until the mail is sent. */
export const letterSchema = z.discriminatedUnion("kind", [
  /** The code that confirms an address. */
  z.object({ kind: z.literal("confirmation-code"), code: z.string() }),
  /** Tells the owner of an account that somebody registered the address again. */
  z.object({ kind: z.literal("account-exists") }),
  /** The code that resets a password. */
  z.object({ kind: z.literal("reset-code"), code: z.string() }),
  /** Tells the owner of an account that its password was changed. */
  z.object({ kind: z.literal("password-changed") }),
  /** Tells the owner of an account that it was signed in to from somewhere new. */
  z.object({ kind: z.literal("sign-in"), device: z.string().nullable(), at: z.number() }),
  /** Says goodbye. */
  z.object({ kind: z.literal("account-deleted") }),
  /** Lets somebody in from the waitlist, with a link that signs in. */
  z.object({ kind: z.literal("promotion"), link: z.string() }),
  /** Tells somebody who joined the waitlist that they are on it. */
  z.object({ kind: z.literal("on-waitlist") }),
]);
export type Letter = z.infer<typeof letterSchema>;

/** The templates and React are loaded after the server has started, or with the first mail. */
export const loadLetters = () => import("./templates/render-letter.tsx");

type Templates = Awaited<ReturnType<typeof loadLetters>>;

const subjects: Record<Letter["kind"], string> = {
  "confirmation-code": `Your ${productName} confirmation code`,
  "account-exists": `You already have a ${productName} account`,
  "reset-code": `Your ${productName} reset code`,
  "password-changed": `Your ${productName} password was changed`,
  "sign-in": `New login to ${productName}`,
  "account-deleted": `Your ${productName} account was deleted`,
  promotion: `Your ${productName} account is ready`,
  "on-waitlist": `You are on the ${productName} waitlist`,
};

const bodyOf = (templates: Templates, letter: Letter) => {
  const minutes = codeLifetimeMs / minute;
  switch (letter.kind) {
    case "confirmation-code":
      return templates.renderConfirmationCode({ code: letter.code, minutes });
    case "account-exists":
      return templates.renderAccountExists();
    case "reset-code":
      return templates.renderResetCode({ code: letter.code, minutes });
    case "password-changed":
      return templates.renderPasswordChanged();
    case "sign-in":
      return templates.renderSignInNotice({
        device: letter.device ?? "an unknown device",
        at: letter.at,
      });
    case "account-deleted":
      return templates.renderAccountDeleted();
    case "promotion":
      return templates.renderPromotion({ link: letter.link, days: magicLinkLifetimeMs / day });
    case "on-waitlist":
      return templates.renderOnWaitlist();
  }
};

/** The subject and both forms of the text of a letter. */
export const writeOut = async (letter: Letter): Promise<Omit<Mail, "to">> => ({
  subject: subjects[letter.kind],
  ...(await bodyOf(await loadLetters(), letter)),
});
