import { render, toPlainText } from "@react-email/render";
import type { ReactElement } from "react";
import type { Mail } from "../mailer.ts";
import { AccountExists } from "./account-exists.tsx";
import { ConfirmationCode, type ConfirmationCodeProps } from "./confirmation-code.tsx";
import {
  AccountDeleted,
  OnWaitlist,
  PasswordChanged,
  Promotion,
  type PromotionProps,
  ResetCode,
  type ResetCodeProps,
  SignInNotice,
  type SignInNoticeProps,
} from "./notices.tsx";

/** The two forms of a letter's text. */
export type Rendered = Pick<Mail, "text" | "html">;

const renderLetter = async (letter: ReactElement): Promise<Rendered> => {
  const html = await render(letter);
  return { html, text: toPlainText(html) };
};

/** The mail with the code that confirms an address. */
export const renderConfirmationCode = (props: ConfirmationCodeProps): Promise<Rendered> =>
  renderLetter(<ConfirmationCode {...props} />);

/** The mail to somebody whose address was registered again. */
export const renderAccountExists = (): Promise<Rendered> => renderLetter(<AccountExists />);

/** The mail with the code that resets a password. */
export const renderResetCode = (props: ResetCodeProps): Promise<Rendered> =>
  renderLetter(<ResetCode {...props} />);

/** The mail after a password was changed. */
export const renderPasswordChanged = (): Promise<Rendered> => renderLetter(<PasswordChanged />);

/** The mail after a sign-in from somewhere new. */
export const renderSignInNotice = (props: SignInNoticeProps): Promise<Rendered> =>
  renderLetter(<SignInNotice {...props} />);

/** The mail after an account was deleted. */
export const renderAccountDeleted = (): Promise<Rendered> => renderLetter(<AccountDeleted />);

/** The mail that lets somebody in from the waitlist. */
export const renderPromotion = (props: PromotionProps): Promise<Rendered> =>
  renderLetter(<Promotion {...props} />);

/** The mail to somebody who joined the waitlist. */
export const renderOnWaitlist = (): Promise<Rendered> => renderLetter(<OnWaitlist />);
