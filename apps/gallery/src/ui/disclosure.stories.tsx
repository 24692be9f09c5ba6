import { Disclosure } from "@whetstone/ui";
import { Column, RightToLeftColumn } from "../layout.tsx";
import { opened } from "../opened.ts";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/Disclosure" };

export const Closed = () => <Disclosure summary="Details">What was kept.</Disclosure>;

export const Open = {
  render: () => (
    <Column>
      <Disclosure summary="Details">What was kept.</Disclosure>
    </Column>
  ),
  play: opened("Details"),
};

export const LongText = () => (
  <Column>
    <Disclosure summary={longLine}>{longLine}</Disclosure>
  </Column>
);

export const RightToLeft = {
  render: () => (
    <RightToLeftColumn>
      <Disclosure summary={arabicLabel}>{arabicLine}</Disclosure>
    </RightToLeftColumn>
  ),
  play: opened(arabicLabel),
};
