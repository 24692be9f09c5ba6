import { Switch } from "@whetstone/ui";
import { useState } from "react";
import { Column } from "../layout.tsx";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/Switch" };

const Setting = ({
  isOn,
  ...rest
}: { readonly isOn: boolean; readonly label: string } & Pick<
  Parameters<typeof Switch>[0],
  "hint" | "disabled"
>) => {
  const [checked, setChecked] = useState(isOn);
  return <Switch {...rest} checked={checked} onCheckedChange={setChecked} />;
};

export const States = () => (
  <Column>
    <Setting label="Off" isOn={false} />
    <Setting label="On" isOn hint="Takes effect at once." />
    <Setting label="Off and disabled" isOn={false} disabled />
    <Setting label="On and disabled" isOn disabled />
    <Setting label={longLine} isOn hint={longLine} />
    <div dir="rtl" lang="ar">
      <Setting label={arabicLabel} isOn hint={arabicLine} />
    </div>
  </Column>
);
