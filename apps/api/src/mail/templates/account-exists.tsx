import { productName } from "@whetstone/api-client/contract";
import { Aside, Letter, Paragraph } from "./letter.tsx";

/** The mail to somebody whose address was registered again. */
export const AccountExists = () => (
  <Letter heading="You already have an account">
    <Paragraph>
      Somebody, perhaps you, tried to sign up for {productName} with this address. You already have
      an account: log in with your password, or reset it on the login page.
    </Paragraph>
    <Aside>If it was not you, there is nothing to do. Your account is unchanged.</Aside>
  </Letter>
);
