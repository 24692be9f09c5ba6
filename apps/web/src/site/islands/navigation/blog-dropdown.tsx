import { classNames } from "@whetstone/ui";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from "react";
import { blogLink, blogLinks } from "../../navigation.ts";
import { navigationItemStyles } from "./navigation-styles.ts";
import { type DismissReason, useDismiss } from "./use-dismiss.ts";
import { useHover } from "./use-hover.ts";

const panelId = "blog-pages";

const linkStyles =
  "flex h-9 items-center rounded-lg px-3 text-sm text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink";

const isOfMouse = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "mouse";

/**
 * "Blog" with its pages: opens under a mouse, by touch and by keyboard (Enter, Space or the
 * arrows); Escape closes it. Before the page's script runs it opens by CSS alone.
 */
export const BlogDropdown = ({ currentPath }: { readonly currentPath: string }) => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((reason: DismissReason) => {
    const holdsFocus = root.current?.contains(document.activeElement);
    if (reason === "escape" && holdsFocus) button.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(root, isOpen, dismiss);
  useHover(root, setOpen);

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at === -1 && step === -1 ? links.length - 1 : at + step;
    requestAnimationFrame(() => links.at(next % links.length)?.focus());
  };
  const isCurrent = currentPath.startsWith("/blog");
  return (
    <div ref={root} className="group/blog relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={(event) => setOpen((open) => isOfMouse(event) || !open)}
        onKeyDown={moveFocus}
        className={navigationItemStyles(isCurrent)}
      >
        {blogLink.label}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div
        id={panelId}
        className={classNames(
          "absolute top-full left-0 z-40 w-56 pt-2",
          "static-page:group-focus-within/blog:visible static-page:group-hover/blog:visible",
          !isOpen && "invisible",
        )}
      >
        <ul className="rounded-xl border border-line bg-raised p-1.5 shadow-popup">
          {blogLinks.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                className={linkStyles}
                aria-current={to === currentPath ? "page" : undefined}
                onKeyDown={moveFocus}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
