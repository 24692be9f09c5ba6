import { Button, Tooltip } from "@whetstone/ui";
import { userEvent } from "storybook/test";
import { longLine } from "../texts.ts";

export default { title: "UI/Tooltip" };

const Hinted = ({ content }: { readonly content: string }) => (
  <Tooltip content={content}>
    <Button variant="secondary">Regenerate</Button>
  </Tooltip>
);

export const Closed = () => <Hinted content="Writes it again" />;

export const Open = {
  render: () => <Hinted content="Writes it again" />,
  play: () => userEvent.tab(),
};

export const LongText = {
  render: () => <Hinted content={longLine} />,
  play: () => userEvent.tab(),
};
