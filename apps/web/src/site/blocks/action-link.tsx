import { type ButtonVariants, buttonStyles, classNames } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";
import { paths } from "../../paths.ts";
import type { Action } from "../block.ts";
import { useSite } from "../render/site-context.tsx";

/** Where an action leads in this build; the store's listing opens in a tab of its own. */
const useTarget = (to: string) => {
  const { storeUrl } = useSite().settings;
  if (to !== "store") return { href: to };
  return storeUrl
    ? { href: storeUrl, target: "_blank", rel: "noopener" }
    : { href: paths.extension };
};

const textLinkStyles =
  "group inline-flex items-center gap-1.5 rounded-sm font-medium text-spark-ink underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current";

export const ActionLink = ({
  action,
  size = "lg",
}: {
  readonly action: Action;
  readonly size?: ButtonVariants["size"];
}) => {
  const target = useTarget(action.to);
  if (action.emphasis === "link")
    return (
      <a {...target} className={classNames(textLinkStyles, size === "lg" && "h-12")}>
        {action.label}
        {action.hint && <span className="sr-only"> {action.hint}</span>}
        <ArrowRight
          aria-hidden="true"
          className="size-4 transition-transform group-hover:translate-x-0.5"
        />
      </a>
    );
  const variant = action.emphasis ?? "secondary";
  return (
    <a {...target} className={buttonStyles({ variant, size, className: "max-sm:w-full" })}>
      {action.label}
      {action.hint && <span className="sr-only"> {action.hint}</span>}
    </a>
  );
};

/** Buttons and links of a block, side by side where there is room. */
export const ActionRow = ({
  actions,
  className,
}: {
  readonly actions: readonly Action[] | undefined;
  readonly className?: string;
}) =>
  actions && actions.length > 0 ? (
    <div className={classNames("flex flex-wrap gap-x-4 gap-y-3", className)}>
      {actions.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </div>
  ) : null;
