import { ErrorState } from "@whetstone/ui";

/** A screen failed to load or to render; a reload gets its code anew. */
export const CrashScreen = () => (
  <main className="grid min-h-dvh place-items-center">
    <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
      Part of the app failed to load or stopped working. Your account is not affected.
    </ErrorState>
  </main>
);
