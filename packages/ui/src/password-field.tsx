import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "./class-names.ts";
import { Field, inputStyles } from "./field.tsx";
import { iconButtonStyles } from "./icon-button.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A password input with a button that shows or hides what was typed. */
export const PasswordField = ({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  id,
  className,
  showCharactersLabel = `Show ${label.toLowerCase()}`,
  hideCharactersLabel = `Hide ${label.toLowerCase()}`,
  ...input
}: Omit<TextFieldProps, "type"> & {
  /** Names of the button, where they are not English. */
  readonly showCharactersLabel?: string;
  readonly hideCharactersLabel?: string;
}) => {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(inputStyles, "h-10 pr-11")}
          />
          {/* Named by its content: as a label it would be a second control called like the field. */}
          <button
            type="button"
            aria-controls={control.id}
            className={iconButtonStyles("sm", "absolute top-1 right-1")}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            <VisuallyHidden>{shown ? hideCharactersLabel : showCharactersLabel}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
};
