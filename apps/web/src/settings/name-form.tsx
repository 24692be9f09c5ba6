import { zodResolver } from "@hookform/resolvers/zod";
import { authTimeoutMs, isUnauthorized, nameSchema, type User } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { TextField } from "@whetstone/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { FormError, type FormFailure } from "../forms/form-error.tsx";
import { useClient } from "../session/client-context.tsx";
import { describeFailure, fieldErrors } from "../session/describe-failure.ts";
import { FormButtons } from "./form-buttons.tsx";

const fieldsSchema = z.object({ firstName: nameSchema, lastName: nameSchema });
type Fields = z.output<typeof fieldsSchema>;

/** Changes first and last name (AUTH-38). */
export const NameForm = ({
  user,
  onDone,
  onCancel,
}: {
  readonly user: User;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) => {
  const client = useClient();
  const { applyUser, logout } = useAuth();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fieldsSchema),
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const { errors, isSubmitting } = formState;

  const save = async (fields: Fields) => {
    setFailure(null);
    const result = await client.changeName(fields, { timeoutMs: authTimeoutMs });
    if (result.ok) {
      applyUser(result.data.user);
      return onDone();
    }
    if (isUnauthorized(result.failure)) return logout();
    const wrong = fieldErrors(result.failure);
    for (const name of fieldsSchema.keyof().options)
      if (wrong[name]) setError(name, { message: wrong[name] });
    setFailure({
      message: "Failed to change your name",
      reason: describeFailure(result.failure),
    });
  };

  return (
    <form
      noValidate
      aria-label="Your name"
      onSubmit={handleSubmit(save)}
      className="flex flex-col gap-4"
    >
      <FormError failure={failure} />
      <TextField
        autoFocus
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
      <FormButtons pending={isSubmitting} onCancel={onCancel}>
        Save name
      </FormButtons>
    </form>
  );
};
