import type { User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { usageText } from "@whetstone/enhance-flow";
import {
  buttonStyles,
  Menu,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuNote,
  MenuSeparator,
  VisuallyHidden,
} from "@whetstone/ui";
import { ChartColumn, ChevronDown, GraduationCap, LogOut, Puzzle, Settings } from "lucide-react";
import { createElement } from "react";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { useOnboarding } from "../signed-in/onboarding-context.tsx";
import type { Theme } from "../theme/theme-preference.ts";
import { useTheme } from "../theme/use-theme.ts";
import { initialsOf } from "./initials.ts";

const themeChoices: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** An element, not a component: the menu gives it its own attributes. */
const triggerOf = (user: User) => (
  <button
    type="button"
    className={buttonStyles({ variant: "ghost", size: "sm", className: "gap-1.5 px-1.5" })}
  >
    <span className="grid size-7 place-items-center rounded-full bg-ink text-xs font-semibold text-on-ink">
      {initialsOf(user)}
    </span>
    <VisuallyHidden>Account menu</VisuallyHidden>
    <ChevronDown aria-hidden="true" className="max-sm:hidden" />
  </button>
);

/** A page of the public site: a full load. The menu puts its words inside. */
const linkToExtension = createElement("a", { href: paths.extension });

/** The user menu of the top navigation bar (APP-16). */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const { logout } = useAuth();
  const { reopen } = useOnboarding();
  const [theme, setTheme] = useTheme();
  return (
    <Menu trigger={triggerOf(user)} className="w-64">
      <MenuNote>
        <p className="truncate font-medium text-ink" title={user.email}>
          {user.email}
        </p>
        <p className="text-ink-muted tabular-nums">{usageText(user)}</p>
      </MenuNote>
      <MenuSeparator />
      <MenuLink link={<Link to={paths.settings} />} icon={<Settings aria-hidden="true" />}>
        Settings
      </MenuLink>
      <MenuLink link={<Link to={paths.analytics} />} icon={<ChartColumn aria-hidden="true" />}>
        Analytics
      </MenuLink>
      <MenuItem onSelect={reopen} icon={<GraduationCap aria-hidden="true" />}>
        Show Onboarding
      </MenuItem>
      <MenuLink link={linkToExtension} icon={<Puzzle aria-hidden="true" />}>
        Extension
      </MenuLink>
      <MenuSeparator />
      <MenuChoice label="Theme" choices={themeChoices} value={theme} onValueChange={setTheme} />
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()} icon={<LogOut aria-hidden="true" />}>
        Logout
      </MenuItem>
    </Menu>
  );
};
