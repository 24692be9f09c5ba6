import { abandonSetup } from "../account/login/abandon-setup.ts";
import { AccountProviders } from "./account-providers.tsx";
import { createAccount } from "./create-account.ts";
import { onOtherPerson } from "./on-other-person.ts";

const account = createAccount(window);
onOtherPerson(account.session.store, () => void abandonSetup(account.client, window.localStorage));

/** Composition of the account side: one client and one session for all its screens. */
export const AccountRoot = () => <AccountProviders account={account} />;
