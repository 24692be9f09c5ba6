import { Button, Callout } from "@whetstone/ui";
import { Column, RightToLeftColumn } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine, longWord } from "../texts.ts";

export default { title: "UI/Callout" };

const kinds = ["info", "success", "warning", "error"] as const;

export const Kinds = () => (
  <Column>
    {kinds.map((kind) => (
      <Callout key={kind} kind={kind} title={`A message of the kind ${kind}`}>
        What happened, and what to do now.
      </Callout>
    ))}
  </Column>
);

export const WithAction = () => (
  <Column>
    <Callout
      kind="error"
      title="The server is out of reach"
      action={
        <Button size="sm" variant="secondary">
          Try again
        </Button>
      }
    >
      Nothing was counted.
    </Callout>
  </Column>
);

export const LongText = () => (
  <Column>
    <Callout kind="warning" title={longLine}>
      {longLine} {longWord}
    </Callout>
  </Column>
);

export const RightToLeft = () => (
  <RightToLeftColumn>
    <Callout title={arabicLabel}>{arabicLine}</Callout>
  </RightToLeftColumn>
);
