import { ScrollBox } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { arabicLine, longLine, longWord } from "../texts.ts";

export default { title: "UI/ScrollBox" };

export const States = () => (
  <Column>
    <ScrollBox label="Short text">One line.</ScrollBox>
    <ScrollBox label="Long text" className="max-h-32">
      <p className="break-words">
        {Array.from({ length: 12 }, (_, line) => `${line + 1}. ${longLine}.`).join(" ")} {longWord}
      </p>
    </ScrollBox>
    <ScrollBox label="Right to left" className="max-h-32">
      <p dir="rtl" lang="ar">
        {arabicLine}
      </p>
    </ScrollBox>
  </Column>
);
