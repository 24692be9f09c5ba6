import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "@whetstone/ui";
import { useForm } from "react-hook-form";
import { FormError, type FormFailure } from "../../forms/form-error.tsx";
import { NewPasswordFields, PasswordOwner } from "../../forms/new-password-fields.tsx";
import { newPasswordSchema, passwordsMatch } from "../../forms/new-password-schema.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { AccountFrame } from "../account-frame.tsx";
import type { PendingSetup } from "./pending-setup.ts";
import { useSetUpPassword } from "./use-set-up-password.ts";

const setupSchema = passwordsMatch(newPasswordSchema);

/** Set Up Your Password, after the magic link of a person who has none (AUTH-17). */
export const SetUpPassword = ({
  setup,
  onGiveUp,
  onOver,
}: {
  readonly setup: PendingSetup;
  readonly onGiveUp: () => void;
  /** It can't be gone on with, and why. */
  readonly onOver: (failure: FormFailure) => void;
}) => {
  const { failure, setUp } = useSetUpPassword(setup, onOver);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(setupSchema),
    defaultValues: { newPassword: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <AccountFrame
      title="Set Up Your Password"
      lead={
        <>
          You are in as <strong className="font-medium break-words text-ink">{setup.email}</strong>.
          Choose a password for the next time.
        </>
      }
    >
      <PageTitle>Set up your password</PageTitle>
      <form
        noValidate
        onSubmit={handleSubmit(({ newPassword }) => setUp(newPassword))}
        className="flex flex-col gap-5"
      >
        <FormError failure={failure} />
        <PasswordOwner email={setup.email} />
        <NewPasswordFields
          newPassword={register("newPassword")}
          confirmPassword={register("confirmPassword")}
          errors={errors}
        />
        <Button type="submit" block pending={isSubmitting}>
          {isSubmitting ? "Setting up" : "Set Up Password"}
        </Button>
        <Button variant="ghost" block onClick={onGiveUp}>
          Log in another way
        </Button>
      </form>
    </AccountFrame>
  );
};
