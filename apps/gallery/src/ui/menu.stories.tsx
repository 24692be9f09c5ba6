import {
  Button,
  Menu,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuNote,
  MenuSeparator,
} from "@whetstone/ui";
import { LogOut, Settings } from "lucide-react";
import { useState } from "react";
import { opened } from "../opened.ts";
import { longLine } from "../texts.ts";

export default { title: "UI/Menu" };

const themes = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const AccountMenu = ({ note }: { readonly note: string }) => {
  const [theme, setTheme] = useState<(typeof themes)[number]["value"]>("system");
  return (
    <Menu align="start" trigger={<Button variant="secondary">Account</Button>}>
      <MenuNote>{note}</MenuNote>
      <MenuSeparator />
      <MenuLink link={<a href="#settings" />} icon={<Settings aria-hidden="true" />}>
        Settings
      </MenuLink>
      <MenuChoice label="Theme" choices={themes} value={theme} onValueChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => undefined}>
        Log out
      </MenuItem>
    </Menu>
  );
};

export const Closed = () => <AccountMenu note="ada@example.com" />;

export const Open = {
  render: () => <AccountMenu note="ada@example.com" />,
  play: opened("Account"),
};

export const LongText = {
  render: () => <AccountMenu note={longLine} />,
  play: opened("Account"),
};
