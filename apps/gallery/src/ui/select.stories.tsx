import { Select } from "@whetstone/ui";
import { useState } from "react";
import { Column, RightToLeftColumn } from "../layout.tsx";
import { listOpened } from "../opened.ts";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/Select" };

const levels = [
  { value: "concise", label: "Concise" },
  { value: "comprehensive", label: "Comprehensive" },
  { value: "expert", label: "Expert (Pro)", disabled: true },
] as const;

type Level = (typeof levels)[number]["value"];

const Levels = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [value, setValue] = useState<Level>("comprehensive");
  return (
    <Select
      label="Level"
      choices={levels}
      value={value}
      onValueChange={setValue}
      disabled={disabled}
    />
  );
};

export const States = () => (
  <Column>
    <Levels />
    <Levels disabled />
    <Select
      label="Small, its label hidden"
      hideLabel
      size="sm"
      choices={[{ value: "long", label: longLine }]}
      value="long"
      onValueChange={() => undefined}
    />
  </Column>
);

export const Open = {
  render: () => (
    <Column>
      <Levels />
    </Column>
  ),
  play: listOpened("Level"),
};

export const RightToLeft = () => (
  <RightToLeftColumn>
    <Select
      label={arabicLabel}
      choices={[{ value: "line", label: arabicLine }]}
      value="line"
      onValueChange={() => undefined}
    />
  </RightToLeftColumn>
);
