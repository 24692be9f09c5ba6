import { render, toPlainText } from "@react-email/render";
import type { Mail } from "../mailer.ts";
import { AccountExists } from "./account-exists.tsx";
import { ConfirmationCode, type ConfirmationCodeProps } from "./confirmation-code.tsx";

/** The two forms of a letter's text. */
export type Rendered = Pick<Mail, "text" | "html">;

/** The mail with the code that confirms an address. */
export const renderConfirmationCode = async (props: ConfirmationCodeProps): Promise<Rendered> => {
  const html = await render(<ConfirmationCode {...props} />);
  return { html, text: toPlainText(html) };
};

/** The mail to somebody whose address was registered again. */
export const renderAccountExists = async (): Promise<Rendered> => {
  const html = await render(<AccountExists />);
  return { html, text: toPlainText(html) };
};
