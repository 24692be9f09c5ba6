import { productName } from "@whetstone/api-client";
import { buttonStyles, Logo } from "@whetstone/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { Bar } from "../shell/bar.tsx";
import { Main } from "../shell/main.tsx";

/** The frame of the public pages. */
export const SiteFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Bar brandTo={paths.landing} label="Main">
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
    <Main>{children}</Main>
    <footer className="border-t border-line">
      <p className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-6 text-sm text-ink-muted sm:px-6">
        <Logo className="size-4" />
        {`${productName} sharpens prompts. It never sends them for you.`}
      </p>
    </footer>
  </>
);
