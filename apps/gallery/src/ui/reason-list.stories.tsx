import { ReasonList } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { arabicLine, longLine } from "../texts.ts";

export default { title: "UI/ReasonList" };

export const Reasons = () => (
  <Column>
    <ReasonList
      label="Why"
      reasons={[
        { kind: "gain", text: "Says for whom it is." },
        { kind: "gap", text: longLine },
        { kind: "gap", text: arabicLine, lang: "ar" },
      ]}
    />
  </Column>
);

export const Empty = () => (
  <Column>
    <p>Nothing stands below where there are no reasons.</p>
    <ReasonList label="Why" reasons={[]} />
  </Column>
);
