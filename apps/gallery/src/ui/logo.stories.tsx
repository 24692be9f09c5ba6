import { Logo, Wordmark } from "@whetstone/ui";
import { Row } from "../layout.tsx";

export default { title: "UI/Logo" };

export const MarkAndName = () => (
  <Row>
    <Logo />
    <Logo className="size-16" />
    <Wordmark name="The product" />
    <Wordmark name="The product, hidden where it is narrow" hideName />
  </Row>
);
