import { zodResolver } from "@hookform/resolvers/zod";
import { authTimeoutMs, codeLength } from "@whetstone/api-client";
import { Button, Callout, CodeField } from "@whetstone/ui";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import { FormError } from "../../forms/form-error.tsx";
import { NewPasswordFields, PasswordOwner } from "../../forms/new-password-fields.tsx";
import { useClient } from "../../session/client-context.tsx";
import { ResendCode } from "../resend-code.tsx";
import { resetSchema } from "./reset-schema.ts";
import { codeSent, requestFailed } from "./reset-texts.ts";
import { useResetPassword } from "./use-reset-password.ts";

/** Step 2: the code, a new password and its confirmation. */
export const ResetForm = ({
  email,
  onBack,
}: {
  readonly email: string;
  readonly onBack: () => void;
}) => {
  const client = useClient();
  const { failure, reset, clear } = useResetPassword(email);
  const { register, control, handleSubmit, formState, setFocus, setError, clearErrors } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { code: "", newPassword: "", confirmPassword: "" },
  });
  useEffect(() => setFocus("code"), [setFocus]);

  const submit = async (fields: z.output<typeof resetSchema>) => {
    const wrong = await reset(fields);
    if (!wrong) return;
    setError("code", { message: wrong });
    setFocus("code", { shouldSelect: true });
  };
  const forgetFailure = () => {
    clear();
    clearErrors("code");
  };
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-5">
      {!failure && <Callout kind="success">{codeSent}</Callout>}
      <FormError failure={failure} />
      <Controller
        name="code"
        control={control}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <CodeField
            {...field}
            label="Reset code"
            length={codeLength}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <PasswordOwner email={email} />
      <NewPasswordFields
        newPassword={register("newPassword")}
        confirmPassword={register("confirmPassword")}
        errors={formState.errors}
      />
      <Button type="submit" block pending={formState.isSubmitting}>
        {formState.isSubmitting ? "Resetting" : "Reset Password"}
      </Button>
      <ResendCode
        send={() => client.requestPasswordReset({ email }, { timeoutMs: authTimeoutMs })}
        sentText={codeSent}
        failureText={requestFailed}
        onSent={forgetFailure}
      />
      <Button variant="ghost" block onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
    </form>
  );
};
