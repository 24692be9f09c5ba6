import { Meter } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { arabicLabel, longLine } from "../texts.ts";

export default { title: "UI/Meter" };

export const States = () => (
  <Column>
    <Meter label="Uses" valueText="15 of 15 left" value={15} max={15} />
    <Meter label="Uses" valueText="6 of 15 left" value={6} max={15} tone="spark" />
    <Meter label="Uses" valueText="None of 15 left" value={0} max={15} tone="red" />
    <Meter label="Uses, words hidden" valueText="6 of 15 left" value={6} max={15} hideText />
    <Meter label={longLine} valueText="6 of 15 left" value={6} max={15} />
    <div dir="rtl" lang="ar">
      <Meter label={arabicLabel} valueText="٦ / ١٥" value={6} max={15} />
    </div>
  </Column>
);
