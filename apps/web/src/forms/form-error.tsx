import { Callout } from "@whetstone/ui";
import type { ReactNode } from "react";

/** What went wrong with a whole form: the message of the error catalogue, then the reason. */
export interface FormFailure {
  readonly message: string;
  readonly reason?: string;
}

/** A form's failure, announced at once; a server's reason in the same words is not said again. */
export const FormError = ({
  failure,
  action,
}: {
  readonly failure: FormFailure | null;
  readonly action?: ReactNode;
}) =>
  failure && (
    <Callout kind="error" title={failure.message} action={action}>
      {failure.reason && failure.reason !== failure.message && <p>{failure.reason}</p>}
    </Callout>
  );
