import { TextBox } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { arabicLine, longLine, longWord } from "../texts.ts";

export default { title: "UI/TextBox" };

export const States = () => (
  <Column>
    <TextBox label="Short text">One line.</TextBox>
    <TextBox label="Long text">
      <p className="break-words">
        {Array.from({ length: 12 }, (_, line) => `${line + 1}. ${longLine}.`).join(" ")} {longWord}
      </p>
    </TextBox>
    <TextBox label="Right to left">
      <p dir="rtl" lang="ar">
        {arabicLine}
      </p>
    </TextBox>
  </Column>
);
