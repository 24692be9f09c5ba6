import { ErrorState } from "@whetstone/ui";
import { Bar } from "./bar.tsx";
import { Main } from "./main.tsx";
import { PageTitle } from "./page-title.tsx";

/** Asked of the server anew: a browser remembers that a module could not be fetched. */
export const reloadPage = (): void => window.location.reload();

/** A screen failed to load or to render; a reload gets its code anew. */
export const CrashScreen = () => (
  <Main className="grid min-h-[60dvh] place-items-center">
    <PageTitle>Not shown</PageTitle>
    <ErrorState title="This page could not be shown" onRetry={reloadPage}>
      Part of it could not be loaded, or stopped working. Check your connection, then try again.
      Your account is not affected.
    </ErrorState>
  </Main>
);

/** The same where no frame is around it: with the brand's bar. */
export const CrashPage = () => (
  <>
    <Bar label="Main">{null}</Bar>
    <CrashScreen />
  </>
);
