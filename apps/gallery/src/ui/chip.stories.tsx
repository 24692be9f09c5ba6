import { Chip } from "@whetstone/ui";
import { Wand } from "lucide-react";
import { useState } from "react";
import { Row } from "../layout.tsx";
import { arabicLabel, longLine } from "../texts.ts";

export default { title: "UI/Chip" };

const styles = ["Professional", "Creative", "Technical"] as const;

export const Choices = () => {
  const [chosen, choose] = useState<string>(styles[0]);
  return (
    <Row>
      {styles.map((style) => (
        <Chip key={style} selected={style === chosen} onClick={() => choose(style)}>
          {style}
        </Chip>
      ))}
    </Row>
  );
};

export const States = () => (
  <Row>
    <Chip>
      <Wand aria-hidden="true" />
      With an icon
    </Chip>
    <Chip disabled>Disabled</Chip>
    <Chip selected disabled>
      Selected and disabled
    </Chip>
    <Chip>{longLine}</Chip>
    <Chip dir="rtl" lang="ar">
      {arabicLabel}
    </Chip>
  </Row>
);
