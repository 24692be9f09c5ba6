import { productName } from "@whetstone/api-client";
import { useAuth } from "@whetstone/auth-session/react";
import { Skeleton, Wordmark } from "@whetstone/ui";
import { useEffect } from "react";
import { SignInForm } from "./sign-in-form.tsx";
import { SignedIn } from "./signed-in.tsx";

const Content = () => {
  const auth = useAuth();
  switch (auth.status) {
    case "loading":
      return (
        <div aria-busy="true" className="flex flex-col gap-3">
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      );
    case "signed-out":
      return <SignInForm onSignIn={auth.login} />;
    case "signed-in":
      return <SignedIn user={auth.user} onLogout={() => void auth.logout()} />;
  }
};

/** The popup of the toolbar button: who is signed in, what is left, or a sign-in form. */
export const Popup = () => {
  const { recheck } = useAuth();
  useEffect(() => {
    void recheck();
  }, [recheck]);
  return (
    <main className="flex flex-col gap-4 p-4">
      <Wordmark name={productName} />
      <Content />
    </main>
  );
};
