import { CodeField } from "@whetstone/ui";
import { useState } from "react";
import { Column } from "../layout.tsx";

export default { title: "UI/CodeField" };

const Code = ({ digits, error }: { readonly digits: string; readonly error?: string }) => {
  const [value, setValue] = useState(digits);
  return (
    <CodeField
      label="Code"
      hint="The six digits of the message."
      value={value}
      onValueChange={setValue}
      {...(error && { error })}
    />
  );
};

export const States = () => (
  <Column>
    <Code digits="" />
    <Code digits="123" />
    <Code digits="123456" />
    <Code digits="123456" error="This code is not right." />
  </Column>
);
