import { zodResolver } from "@hookform/resolvers/zod";
import { authTimeoutMs, endpoints } from "@whetstone/api-client";
import { Button, TextField } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { FormError, type FormFailure } from "../../forms/form-error.tsx";
import { useClient } from "../../session/client-context.tsx";
import { describeFailure } from "../../session/describe-failure.ts";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { requestFailed } from "./reset-texts.ts";

/** Step 1: asks for a reset code. */
export const RequestCodeForm = ({
  email,
  isNextStep,
  onRequested,
}: {
  readonly email: string;
  /** The way back from step 2 led here, not a page: the field gets the focus. */
  readonly isNextStep: boolean;
  readonly onRequested: (email: string) => void;
}) => {
  const client = useClient();
  const track = useTrack();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(endpoints.requestPasswordReset.request),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isNextStep) setFocus("email", { shouldSelect: true });
  }, [isNextStep, setFocus]);

  const request = async (fields: { readonly email: string }) => {
    setFailure(null);
    const result = await client.requestPasswordReset(fields, { timeoutMs: authTimeoutMs });
    if (!result.ok)
      return setFailure({ message: requestFailed, reason: describeFailure(result.failure) });
    track("password_reset_requested", {});
    onRequested(fields.email);
  };

  return (
    <form noValidate onSubmit={handleSubmit(request)} className="flex flex-col gap-5">
      <FormError failure={failure} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <Button type="submit" block pending={isSubmitting}>
        {isSubmitting ? "Sending code" : "Send Reset Code"}
      </Button>
    </form>
  );
};
