import { buttonStyles } from "@whetstone/ui";
import { Menu, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { mobileLinks, signUpLink } from "../../navigation.ts";
import { type DismissReason, useDismiss } from "./use-dismiss.ts";

const panelId = "site-menu";

const linkStyles = (to: string): string =>
  to === signUpLink.to
    ? buttonStyles({ size: "lg", block: true, className: "mt-3" })
    : "flex h-12 items-center border-b border-line text-base font-medium text-ink aria-[current=page]:text-spark-ink";

/** The menu below the md size: closes on a press outside, a chosen link, a page change, Escape. */
export const MobileMenu = ({ currentPath }: { readonly currentPath: string }) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((reason: DismissReason) => {
    setOpen(false);
    if (reason === "escape") button.current?.focus();
  }, []);
  useDismiss(root, isOpen, dismiss);
  const Icon = isOpen ? X : Menu;
  return (
    <div ref={root} className="js-only ml-auto md:hidden">
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen((open) => !open)}
        className="-mr-2 grid size-11 place-items-center rounded-lg text-ink hover:bg-hover"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        // Takes the press that closes the menu, so that nothing below it is pressed.
        <div
          aria-hidden="true"
          onClick={() => dismiss("outside")}
          className="absolute inset-x-0 top-full h-dvh"
        />
      )}
      <ul
        id={panelId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-canvas px-5 pt-1 pb-6 shadow-popup"
      >
        {mobileLinks.map(({ label, to }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={to === currentPath ? "page" : undefined}
              onClick={() => setOpen(false)}
              className={linkStyles(to)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
