import { Button, buttonStyles } from "@whetstone/ui";
import { Check } from "lucide-react";
import { Column, RightToLeftColumn, Row } from "../layout.tsx";
import { arabicLine, longLine } from "../texts.ts";

export default { title: "UI/Button" };

const variants = ["primary", "secondary", "ghost", "danger"] as const;

export const Variants = () => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        <Check aria-hidden="true" />
        Insert ({variant})
      </Button>
    ))}
    <a href="#link" className={buttonStyles({ variant: "secondary" })}>
      See the plans
    </a>
  </Row>
);

export const Sizes = () => (
  <Row>
    <Button size="sm">Small</Button>
    <Button size="md">Middle</Button>
    <Button size="lg">Large</Button>
  </Row>
);

export const Disabled = () => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        Insert ({variant})
      </Button>
    ))}
  </Row>
);

export const Pending = () => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} pending>
        Insert ({variant})
      </Button>
    ))}
  </Row>
);

export const LongText = () => (
  <Column>
    <Button block>{longLine}</Button>
  </Column>
);

export const RightToLeft = () => (
  <RightToLeftColumn>
    <Button pending>{arabicLine}</Button>
  </RightToLeftColumn>
);
