import { buttonStyles } from "@whetstone/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePendingConfirmation } from "../pending-confirmation.tsx";
import type { Credentials } from "./use-login.ts";

/**
 * The way on for an unconfirmed address: to the code field when this tab registered it, else to
 * the sign-up form, since registering again is what brings a new code.
 */
export const ConfirmOffer = ({ credentials }: { readonly credentials: Credentials }) => {
  const { pending, setPending } = usePendingConfirmation();
  const styles = buttonStyles({ variant: "secondary", size: "sm" });
  if (pending?.email === credentials.email)
    return (
      <Link
        to={paths.signup}
        className={styles}
        onClick={() =>
          setPending({
            ...pending,
            typed: {
              ...(pending.typed ?? { firstName: "", lastName: "" }),
              password: credentials.password,
            },
          })
        }
      >
        Enter confirmation code
      </Link>
    );
  return (
    <Link to={paths.signup} state={{ email: credentials.email }} className={styles}>
      Sign up again to get a new code
    </Link>
  );
};
