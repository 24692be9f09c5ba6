import { TextArea } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine, longWord } from "../texts.ts";

export default { title: "UI/TextArea" };

export const States = () => (
  <Column>
    <TextArea label="Prompt" placeholder="What should be sharpened?" rows={3} />
    <TextArea label="Prompt" aside="96 / 5,000" mono defaultValue={longLine} rows={3} />
    <TextArea label="Prompt" error="This is too long." defaultValue={longWord} rows={3} />
    <TextArea label="Prompt" disabled defaultValue={longLine} rows={3} />
    <TextArea label="Prompt, its label hidden" hideLabel hint="Only a hint is seen." rows={3} />
    <div lang="ar">
      <TextArea label={arabicLabel} defaultValue={arabicLine} rows={3} />
    </div>
  </Column>
);
