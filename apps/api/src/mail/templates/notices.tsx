import { productName } from "@whetstone/api-client/contract";
import { Aside, Code, Letter, LinkButton, Paragraph } from "./letter.tsx";

export interface ResetCodeProps {
  readonly code: string;
  readonly minutes: number;
}

/** The mail with the code that resets a password. */
export const ResetCode = ({ code, minutes }: ResetCodeProps) => (
  <Letter heading="Reset your password">
    <Paragraph>Enter this code to choose a new password:</Paragraph>
    <Code>{code}</Code>
    <Paragraph>It works once, for {String(minutes)} minutes.</Paragraph>
    <Aside>If you did not ask for it, you can ignore this mail. Your password is unchanged.</Aside>
  </Letter>
);

/** The mail after a password was changed. */
export const PasswordChanged = () => (
  <Letter heading="Your password was changed">
    <Paragraph>
      The password of your {productName} account was changed, and every device was logged out.
    </Paragraph>
    <Aside>If it was not you, reset the password on the login page at once.</Aside>
  </Letter>
);

export interface SignInNoticeProps {
  readonly device: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The mail after a sign-in from somewhere new. */
export const SignInNotice = ({ device, at }: SignInNoticeProps) => (
  <Letter heading="New login">
    <Paragraph>
      Somebody, probably you, logged in to your {productName} account from {device} on{" "}
      {new Date(at).toUTCString()}.
    </Paragraph>
    <Aside>
      If it was not you, reset your password on the login page: that logs every device out.
    </Aside>
  </Letter>
);

/** The mail after an account was deleted. */
export const AccountDeleted = () => (
  <Letter heading="Your account was deleted">
    <Paragraph>
      Your {productName} account and everything stored about it is gone. A running subscription was
      cancelled.
    </Paragraph>
  </Letter>
);

/** The mail to somebody who joined the waitlist. */
export const OnWaitlist = () => (
  <Letter heading="You are on the list">
    <Paragraph>
      Thank you for your interest in {productName}. We will mail you a link when it is your turn.
    </Paragraph>
    <Aside>If you did not join the waitlist, you can ignore this mail.</Aside>
  </Letter>
);

export interface PromotionProps {
  readonly link: string;
  readonly days: number;
}

/** The mail that lets somebody in from the waitlist. */
export const Promotion = ({ link, days }: PromotionProps) => (
  <Letter heading="Your account is ready">
    <Paragraph>It is your turn: you can use {productName} now.</Paragraph>
    <LinkButton href={link}>Log in</LinkButton>
    <Paragraph>The link signs you in once, within {String(days)} days:</Paragraph>
    <Aside>{link}</Aside>
  </Letter>
);
