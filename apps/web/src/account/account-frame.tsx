import { buttonStyles } from "@whetstone/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { Bar } from "../shell/bar.tsx";
import { Main } from "../shell/main.tsx";

/** The frame of /login, /signup and /forgot-password: the reduced navigation bar and one form. */
export const AccountFrame = ({
  title,
  lead,
  children,
  footer,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
  /** Below the form: the way to the other screen. */
  readonly footer?: ReactNode;
}) => (
  <>
    <Bar label="Main">
      <Link
        to={paths.login}
        className={buttonStyles({ variant: "ghost", size: "sm", className: "ml-auto" })}
      >
        Login
      </Link>
      <Link to={paths.signup} className={buttonStyles({ variant: "secondary", size: "sm" })}>
        Sign Up
      </Link>
    </Bar>
    <Main className="flex flex-col items-center px-4 py-10 sm:py-16">
      <div className="w-full max-w-md">
        <div className="rounded-2xl border-line sm:border sm:bg-surface sm:p-8 sm:shadow-card">
          <h1 className="text-2xl font-semibold">{title}</h1>
          <p className="mt-1.5 text-ink-muted">{lead}</p>
          <div className="mt-7">{children}</div>
        </div>
        {footer && <p className="mt-6 text-center text-sm text-ink-muted">{footer}</p>}
      </div>
    </Main>
  </>
);
