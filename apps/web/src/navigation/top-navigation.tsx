import { useAuth } from "@whetstone/auth-session/react";
import { Badge, buttonStyles, classNames } from "@whetstone/ui";
import { Link, NavLink } from "react-router-dom";
import { paths } from "../paths.ts";
import { Bar } from "../shell/bar.tsx";
import { UserMenu } from "./user-menu.tsx";

const linkStyles = ({ isActive }: { readonly isActive: boolean }): string =>
  buttonStyles({
    variant: "ghost",
    size: "sm",
    className: classNames("px-2.5 max-sm:px-2", isActive && "bg-hover text-ink"),
  });

/** The top navigation bar of signed-in screens (APP-15). */
export const TopNavigation = () => {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Bar label="Main" shortBrand>
      <NavLink to={paths.dashboard} className={linkStyles}>
        Dashboard
      </NavLink>
      <NavLink
        to={paths.analytics}
        className={(state) => classNames(linkStyles(state), "max-sm:hidden")}
      >
        Analytics
      </NavLink>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        {user.accessLevel === "pro" && <Badge tone="solid">PRO</Badge>}
        {user.accessLevel !== "pro" && user.accessLevel !== "waitlist" && (
          <Link
            to={paths.settings}
            className={buttonStyles({
              variant: "secondary",
              size: "sm",
              className: "max-sm:px-2.5",
            })}
          >
            Upgrade to Pro
          </Link>
        )}
        <UserMenu user={user} />
      </div>
    </Bar>
  );
};
