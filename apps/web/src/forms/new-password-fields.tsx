import { minResetPasswordLength } from "@whetstone/api-client";
import { PasswordField } from "@whetstone/ui";
import type { ComponentProps } from "react";

type Registered = Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref">;

/** A new password and its confirmation. */
export const NewPasswordFields = ({
  newPassword,
  confirmPassword,
  errors,
}: {
  readonly newPassword: Registered;
  readonly confirmPassword: Registered;
  readonly errors: {
    readonly newPassword?: { readonly message?: string };
    readonly confirmPassword?: { readonly message?: string };
  };
}) => (
  <>
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint={!errors.newPassword && `At least ${minResetPasswordLength} characters.`}
      error={errors.newPassword?.message}
      {...newPassword}
    />
    <PasswordField
      label="Confirm password"
      autoComplete="new-password"
      error={errors.confirmPassword?.message}
      {...confirmPassword}
    />
  </>
);

/** Tells password managers whose new password this is. */
export const PasswordOwner = ({ email }: { readonly email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
