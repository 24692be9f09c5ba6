import { SegmentedControl } from "@whetstone/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Column } from "../layout.tsx";

export default { title: "UI/SegmentedControl" };

const themes = [
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" />, disabled: true },
] as const;

type Theme = (typeof themes)[number]["value"];

export const States = () => {
  const [value, onValueChange] = useState<Theme>("system");
  const all = { choices: themes, value, onValueChange };
  return (
    <Column>
      <SegmentedControl label="Theme" {...all} />
      <SegmentedControl label="Theme, small" size="sm" {...all} />
      <SegmentedControl label="Theme as icons" iconsOnly {...all} />
      <SegmentedControl label="Theme, disabled" disabled {...all} />
    </Column>
  );
};
