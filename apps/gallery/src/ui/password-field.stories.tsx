import { PasswordField } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { opened } from "../opened.ts";

export default { title: "UI/PasswordField" };

export const States = () => (
  <Column>
    <PasswordField label="Password" hint="At least eight characters." />
    <PasswordField label="Password" defaultValue="correct horse" />
    <PasswordField label="Password" defaultValue="short" error="This is too short." />
    <PasswordField label="Password" defaultValue="correct horse" disabled />
  </Column>
);

export const Shown = {
  render: () => (
    <Column>
      <PasswordField label="Password" defaultValue="correct horse" />
    </Column>
  ),
  play: opened("Show password"),
};
