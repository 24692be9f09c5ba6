import { zodResolver } from "@hookform/resolvers/zod";
import { endpoints } from "@whetstone/api-client";
import { Button, PasswordField, TextField } from "@whetstone/ui";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormError } from "../../forms/form-error.tsx";
import { paths } from "../../paths.ts";
import { TextLink } from "../../shell/text-link.tsx";
import { ConfirmOffer } from "./confirm-offer.tsx";
import { useLogin } from "./use-login.ts";

/** E-mail, password, Log in (AUTH-1). */
export const LoginForm = ({
  email,
  isNextStep,
}: {
  /** Filled in already. */
  readonly email: string;
  /** A step led here, not a page: the focus goes to the first empty field. */
  readonly isNextStep: boolean;
}) => {
  const { failure, unconfirmed, logIn } = useLogin();
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(endpoints.login.request),
    defaultValues: { email, password: "" },
  });
  useEffect(() => {
    if (isNextStep) setFocus(email ? "password" : "email");
  }, [isNextStep, email, setFocus]);
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(logIn)} className="flex flex-col gap-5">
      <FormError
        failure={failure}
        action={unconfirmed && <ConfirmOffer credentials={unconfirmed} />}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <p className="-mt-3 text-end text-sm">
        <TextLink to={paths.forgotPassword}>Forgot password?</TextLink>
      </p>
      <Button type="submit" block pending={isSubmitting}>
        {isSubmitting ? "Logging in" : "Log in"}
      </Button>
    </form>
  );
};
