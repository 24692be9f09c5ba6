import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { popupItemStyles, popupLayer, popupStyles } from "./popup-styles.ts";
import { usePortalContainer } from "./portal-container.tsx";
import type { Choice } from "./select.tsx";

/**
 * A list of actions that opens from `trigger`, a button element in a bar that stays in place: the
 * list stays with it while the page scrolls, not a frame behind it, so that no press misses.
 */
export const Menu = ({
  trigger,
  align = "end",
  className,
  children,
}: {
  readonly trigger: ReactElement;
  readonly align?: "start" | "center" | "end";
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const container = usePortalContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          className={classNames(popupLayer, "outline-hidden")}
          positionMethod="fixed"
          sideOffset={6}
          align={align}
        >
          <Base.Popup className={classNames(popupStyles, "min-w-56", className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};

/** An action of a menu. */
export const MenuItem = ({
  onSelect,
  icon,
  children,
}: {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Base.Item className={popupItemStyles} onClick={onSelect}>
    {icon && <span className="text-ink-muted">{icon}</span>}
    {children}
  </Base.Item>
);

/** A link in a menu; `link` is the router's link element, without children. */
export const MenuLink = ({
  link,
  icon,
  children,
}: {
  readonly link: ReactElement;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Base.LinkItem render={link} closeOnClick className={popupItemStyles}>
    {icon && <span className="text-ink-muted">{icon}</span>}
    {children}
  </Base.LinkItem>
);

/** One choice out of several, inside a menu, under a heading. */
export const MenuChoice = <Value extends string>({
  label,
  choices,
  value,
  onValueChange,
}: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}) => (
  <Base.Group>
    <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-muted">
      {label}
    </Base.GroupLabel>
    <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onValueChange(chosen)}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} className={popupItemStyles}>
          <span className="flex-1">{choice.label}</span>
          <Base.RadioItemIndicator>
            <Check aria-hidden="true" className="text-spark-ink" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  </Base.Group>
);

/** A line between groups of a menu. */
export const MenuSeparator = () => <Base.Separator className="-mx-1 my-1 h-px bg-line" />;

/** Words in a menu that aren't an action: who is signed in, what is left. */
export const MenuNote = ({ children }: { readonly children: ReactNode }) => (
  <div className="px-2.5 py-1.5">{children}</div>
);
