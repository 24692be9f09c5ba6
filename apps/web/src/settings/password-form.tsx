import { zodResolver } from "@hookform/resolvers/zod";
import {
  type ApiFailure,
  authTimeoutMs,
  isUnauthorized,
  maxPasswordLength,
  type User,
} from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { PasswordField } from "@whetstone/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormError, type FormFailure } from "../forms/form-error.tsx";
import { NewPasswordFields, PasswordOwner } from "../forms/new-password-fields.tsx";
import { newPasswordSchema, passwordsMatch } from "../forms/new-password-schema.ts";
import { useClient } from "../session/client-context.tsx";
import { describeFailure } from "../session/describe-failure.ts";
import { FormButtons } from "./form-buttons.tsx";

const fieldsSchema = passwordsMatch(
  newPasswordSchema.extend({
    currentPassword: z.string().min(1, "Enter your password").max(maxPasswordLength),
  }),
);
type Fields = z.output<typeof fieldsSchema>;

/** The server may have gone on after the answer was lost. */
const isUncertain = ({ kind }: ApiFailure): boolean =>
  kind === "timeout" || kind === "interrupted" || kind === "unintelligible";

const isWrongPassword = (failure: ApiFailure): boolean =>
  failure.kind === "refused" && failure.body.code === "invalid_credentials";

/** Changes the password (AUTH-39). */
export const PasswordForm = ({
  user,
  onDone,
  onCancel,
}: {
  readonly user: User;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) => {
  const client = useClient();
  const { logout } = useAuth();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fieldsSchema),
    defaultValues: { currentPassword: "", newPassword: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ currentPassword, newPassword }: Fields) => {
    setFailure(null);
    const change = { currentPassword, newPassword };
    const result = await client.changePassword(change, { timeoutMs: authTimeoutMs });
    if (result.ok) return onDone();
    if (isWrongPassword(result.failure))
      return setError(
        "currentPassword",
        { message: describeFailure(result.failure) },
        { shouldFocus: true },
      );
    if (isUnauthorized(result.failure)) return logout();
    const reason = describeFailure(result.failure);
    setFailure(
      isUncertain(result.failure)
        ? {
            message: "It is not known whether your password was changed",
            reason: `${reason} Log in with the new one to find out.`,
          }
        : { message: "Failed to change your password", reason },
    );
  };

  return (
    <form
      noValidate
      aria-label="Your password"
      onSubmit={handleSubmit(save)}
      className="flex flex-col gap-4"
    >
      <FormError failure={failure} />
      <PasswordOwner email={user.email} />
      <PasswordField
        autoFocus
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <NewPasswordFields
        newPassword={register("newPassword")}
        confirmPassword={register("confirmPassword")}
        errors={errors}
      />
      <p className="text-sm text-ink-muted">Every other device is logged out.</p>
      <FormButtons pending={isSubmitting} onCancel={onCancel}>
        Save password
      </FormButtons>
    </form>
  );
};
