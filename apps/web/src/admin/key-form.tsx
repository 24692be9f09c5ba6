import { zodResolver } from "@hookform/resolvers/zod";
import { Button, Callout, Card, PasswordField } from "@whetstone/ui";
import { useForm } from "react-hook-form";
import type { AdminFailure } from "./admin-calls.ts";
import { adminKeySchema } from "./admin-key-schema.ts";

/** Admin key entry (WAIT-1). */
export const KeyForm = ({
  failure,
  onEnter,
}: {
  readonly failure: AdminFailure | null;
  readonly onEnter: (key: string) => Promise<void>;
}) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(adminKeySchema),
    defaultValues: { key: "" },
  });
  return (
    <Card className="mx-auto mt-7 max-w-md">
      <form
        noValidate
        onSubmit={handleSubmit(({ key }) => onEnter(key))}
        className="flex flex-col gap-5"
      >
        {failure && (
          <Callout kind="error" title={failure.message}>
            {failure.reason && <p>{failure.reason}</p>}
          </Callout>
        )}
        <PasswordField
          label="Admin key"
          autoComplete="off"
          hint="The server's ADMIN_KEY, or the one in its data folder."
          error={formState.errors.key?.message}
          {...register("key")}
        />
        <Button type="submit" block pending={formState.isSubmitting}>
          {formState.isSubmitting ? "Checking" : "Open"}
        </Button>
      </form>
    </Card>
  );
};
