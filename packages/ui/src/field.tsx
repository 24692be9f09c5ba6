import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** What every form field takes besides its input's own attributes. */
export interface FieldProps {
  readonly label: string;
  /** Said below the field, and with it by assistive technology. */
  readonly hint?: ReactNode;
  /** What is wrong; tied to the field and announced. */
  readonly error?: string | undefined;
  /** Beside the label, at the end of its line: a counter. What takes the focus stands behind the field. */
  readonly aside?: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** The look of every text input. */
export const inputStyles = classNames(
  "block w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-ink",
  "placeholder:text-ink-muted transition-[border-color] duration-150 hover:border-ink-muted",
  "focus-visible:border-focus focus-visible:outline-offset-0",
  "disabled:bg-sunken disabled:text-ink-muted aria-invalid:border-red",
);

/** Label, control, hint and error of one field. */
export const Field = ({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  id: ownId,
  className,
  children,
}: FieldProps & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}) => {
  const madeId = useId();
  const id = ownId ?? madeId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div
        className={classNames(
          "flex items-baseline justify-between gap-3",
          hideLabel && !aside && "sr-only",
        )}
      >
        <label
          htmlFor={id}
          className={classNames("text-sm font-medium text-ink", hideLabel && "sr-only")}
        >
          {label}
        </label>
        {aside && <span className="text-sm text-ink-muted">{aside}</span>}
      </div>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-red-ink">
            <CircleAlert aria-hidden="true" className="mt-[0.1875rem] size-3.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
