import { zodResolver } from "@hookform/resolvers/zod";
import { authTimeoutMs, codeLength } from "@whetstone/api-client";
import { Button, buttonStyles, CodeField } from "@whetstone/ui";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { z } from "zod";
import { FormError } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { useClient } from "../../session/client-context.tsx";
import { typedCodeSchema } from "../code-schema.ts";
import type { PendingConfirmation } from "../pending-confirmation.tsx";
import { ResendCode } from "../resend-code.tsx";
import { useConfirmEmail } from "./use-confirm-email.ts";

const codeSchema = z.object({ code: typedCodeSchema });

/** The button that was pressed is gone with its form. */
const takeFocus = (link: HTMLElement | null): void => link?.focus();

/** The Confirm Your Email step (AUTH-12). */
export const ConfirmEmail = ({
  pending,
  onStartOver,
}: {
  readonly pending: PendingConfirmation;
  readonly onStartOver: () => void;
}) => {
  const client = useClient();
  const { failure, confirmed, confirm, clear } = useConfirmEmail(pending);
  const { control, handleSubmit, formState, setFocus, setError, clearErrors } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: "" },
  });
  useEffect(() => setFocus("code"), [setFocus]);

  const submit = async ({ code }: { readonly code: string }) => {
    const outcome = await confirm(code);
    if (outcome.kind === "confirmed") return;
    if (outcome.wrong) setError("code", { message: outcome.wrong });
    setFocus("code", { shouldSelect: true });
  };
  const forgetFailure = () => {
    clear();
    clearErrors();
  };

  if (confirmed && failure)
    return (
      <FormError
        failure={failure}
        action={
          <Link
            ref={takeFocus}
            to={paths.login}
            state={{ email: pending.email, isConfirmed: true }}
            className={buttonStyles({ variant: "secondary", size: "sm" })}
          >
            Go to login
          </Link>
        }
      />
    );
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-5">
      <FormError failure={failure} />
      <Controller
        name="code"
        control={control}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <CodeField
            {...field}
            label="Confirmation code"
            length={codeLength}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" block pending={formState.isSubmitting}>
        {formState.isSubmitting ? "Confirming" : "Confirm Email"}
      </Button>
      <ResendCode
        send={() =>
          client.resendConfirmation({ email: pending.email }, { timeoutMs: authTimeoutMs })
        }
        sentText="Confirmation code sent! Please check your email."
        failureText="Failed to resend code"
        onSent={forgetFailure}
      />
      <Button variant="ghost" block onClick={onStartOver}>
        Use a different email
      </Button>
    </form>
  );
};
