import { buttonStyles } from "@whetstone/ui";
import { Play } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import type { IslandDefinition } from "../define-island.ts";
import { isChrome } from "./is-chrome.ts";

const Walkthrough = lazy(async () => ({
  default: (await import("./walkthrough.tsx")).Walkthrough,
}));

const otherBrowserSignUp = `${paths.signup}?source=non_chrome_install_hero`;

/**
 * The landing page's first buttons (SITE-20): other browsers than Chrome are sent to the
 * sign-up, with a hint. The page is sent as for Chrome, and corrected when it turns out otherwise.
 */
const HeroActions = () => {
  const [inChrome, setInChrome] = useState(true);
  const [demo, setDemo] = useState<"never opened" | "open" | "closed">("never opened");
  useEffect(() => setInChrome(isChrome(() => window.navigator)), []);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <a
          href={inChrome ? paths.extension : otherBrowserSignUp}
          className={buttonStyles({ size: "lg", className: "max-sm:w-full" })}
        >
          Install Free Extension
        </a>
        <button
          type="button"
          onClick={() => setDemo("open")}
          className={buttonStyles({
            variant: "secondary",
            size: "lg",
            className: "max-sm:flex-1",
          })}
        >
          <Play aria-hidden="true" />
          Watch Demo
        </button>
        {!inChrome && (
          <a
            href={otherBrowserSignUp}
            className={buttonStyles({ variant: "ghost", size: "lg", className: "max-sm:flex-1" })}
          >
            Sign Up Free
          </a>
        )}
      </div>
      <p className="mt-4 min-h-6 text-sm text-ink-muted">
        {inChrome
          ? "Free to start. No credit card needed."
          : "The extension needs Chrome on a desktop computer. Sign up now and install it there."}
      </p>
      {demo !== "never opened" && (
        <Suspense>
          <Walkthrough
            open={demo === "open"}
            onOpenChange={(open) => setDemo(open ? "open" : "closed")}
          />
        </Suspense>
      )}
    </>
  );
};

export const heroActionsIsland: IslandDefinition<object> = {
  name: "hero-actions",
  Component: HeroActions,
};
