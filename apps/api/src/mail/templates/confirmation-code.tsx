import { productName } from "@whetstone/api-client/contract";
import { Aside, Code, Letter, Paragraph } from "./letter.tsx";

export interface ConfirmationCodeProps {
  readonly code: string;
  readonly minutes: number;
}

/** The mail with the code that confirms an address. */
export const ConfirmationCode = ({ code, minutes }: ConfirmationCodeProps) => (
  <Letter heading="Confirm your email">
    <Paragraph>Enter this code to finish signing up:</Paragraph>
    <Code>{code}</Code>
    <Paragraph>It works once, for {String(minutes)} minutes.</Paragraph>
    <Aside>If you did not sign up for {productName}, you can ignore this mail.</Aside>
  </Letter>
);
