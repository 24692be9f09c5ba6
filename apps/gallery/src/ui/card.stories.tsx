import { Button, Card } from "@whetstone/ui";
import { Column, RightToLeftColumn } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine, longWord } from "../texts.ts";

export default { title: "UI/Card" };

export const States = () => (
  <Column>
    <Card>Without a title.</Card>
    <Card title="Style" description="What the next enhancement starts with">
      Professional
    </Card>
    <Card
      title="Library"
      action={
        <Button size="sm" variant="secondary">
          Add
        </Button>
      }
    >
      Three prompts.
    </Card>
  </Column>
);

export const LongText = () => (
  <Column>
    <Card
      title={longLine}
      description={longLine}
      action={
        <Button size="sm" variant="secondary">
          Add
        </Button>
      }
    >
      <p className="break-words">{longWord}</p>
    </Card>
  </Column>
);

export const RightToLeft = () => (
  <RightToLeftColumn>
    <Card title={arabicLabel} description={arabicLine}>
      {arabicLine}
    </Card>
  </RightToLeftColumn>
);
