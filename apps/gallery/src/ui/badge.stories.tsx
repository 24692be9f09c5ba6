import { Badge } from "@whetstone/ui";
import { Row } from "../layout.tsx";
import { arabicLabel, longLine } from "../texts.ts";

export default { title: "UI/Badge" };

const tones = ["neutral", "spark", "green", "blue", "yellow", "orange", "red", "solid"] as const;

export const Tones = () => (
  <Row>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Row>
);

export const LongAndRightToLeft = () => (
  <Row>
    <Badge>{longLine}</Badge>
    <Badge dir="rtl" lang="ar">
      {arabicLabel}
    </Badge>
  </Row>
);
