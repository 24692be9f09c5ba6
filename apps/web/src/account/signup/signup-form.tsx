import { zodResolver } from "@hookform/resolvers/zod";
import { authTimeoutMs, minSignupPasswordLength } from "@whetstone/api-client";
import { Button, PasswordField, TextField } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { FormError, type FormFailure } from "../../forms/form-error.tsx";
import { useClient } from "../../session/client-context.tsx";
import {
  describeFailure,
  fieldErrors,
  isUnreadableSuccess,
} from "../../session/describe-failure.ts";
import type { SignupIntent } from "../../session/signup-intent.ts";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import type { PendingConfirmation } from "../pending-confirmation.tsx";
import { type SignupFields, signupFieldNames, signupSchema } from "./signup-schema.ts";

/** What of the form is known before it is shown. */
export type SignupDraft = Pick<SignupFields, "firstName" | "lastName" | "email">;

/** The sign-up form; hands on the registration, whose address is still to be confirmed. */
export const SignupForm = ({
  draft,
  startsAtEmail,
  intent,
  onRegistered,
}: {
  /** Filled in already. */
  readonly draft: SignupDraft;
  /** A step back led here to change the address: it gets the focus. */
  readonly startsAtEmail: boolean;
  readonly intent: SignupIntent;
  readonly onRegistered: (pending: PendingConfirmation) => void;
}) => {
  const client = useClient();
  const track = useTrack();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(signupSchema),
    defaultValues: { ...draft, password: "", confirmPassword: "" },
  });
  useEffect(() => {
    if (startsAtEmail) setFocus("email", { shouldSelect: true });
  }, [startsAtEmail, setFocus]);
  const { errors, isSubmitting } = formState;

  const signUp = async ({ confirmPassword: _, ...account }: SignupFields) => {
    setFailure(null);
    track("signup_attempted", intent);
    const result = await client.register(account, { timeoutMs: authTimeoutMs });
    if (result.ok) {
      track("signup_registered", intent);
      const { email, ...typed } = account;
      return onRegistered({ userId: result.data.user.id, email, typed });
    }
    if (isUnreadableSuccess(result.failure))
      return setFailure({ message: "Invalid signup response" });
    const wrong = fieldErrors(result.failure);
    for (const name of signupFieldNames) if (wrong[name]) setError(name, { message: wrong[name] });
    setFailure({ message: "Signup failed", reason: describeFailure(result.failure) });
  };

  return (
    <form noValidate onSubmit={handleSubmit(signUp)} className="flex flex-col gap-5">
      <FormError failure={failure} />
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={!errors.password && `At least ${minSignupPasswordLength} characters.`}
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      <Button type="submit" block pending={isSubmitting}>
        {isSubmitting ? "Creating account" : "Sign Up"}
      </Button>
    </form>
  );
};
