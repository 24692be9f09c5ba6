import { StatCard } from "@whetstone/ui";
import { arabicLabel, longLine } from "../texts.ts";

export default { title: "UI/StatCard" };

export const States = () => (
  <dl className="grid max-w-3xl gap-4 sm:grid-cols-3">
    <StatCard label="Prompts sharpened" value={1234} />
    <StatCard label="Mean score" value={71} unit="/ 100" note="3 more than last week" />
    <StatCard label={longLine} value="—" note={longLine} />
  </dl>
);

export const RightToLeft = () => (
  <dl dir="rtl" lang="ar" className="max-w-xs">
    <StatCard label={arabicLabel} value={12} />
  </dl>
);
