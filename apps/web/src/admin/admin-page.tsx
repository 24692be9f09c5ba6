import { Card, ErrorState } from "@whetstone/ui";
import { useRef } from "react";
import { Bar } from "../shell/bar.tsx";
import { Main } from "../shell/main.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useTrackPage } from "../telemetry/telemetry-context.tsx";
import { KeyForm } from "./key-form.tsx";
import { useAdmin } from "./use-admin.ts";
import { WaitlistView } from "./waitlist-view.tsx";

const AdminContent = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { view, moving, moved, failure, enter, move, retry } = useAdmin(onOpen);
  switch (view.status) {
    case "locked":
      return <KeyForm failure={failure} onEnter={enter} />;
    case "loading":
      return <PageLoading />;
    case "failed":
      return (
        <Card className="mt-7">
          <ErrorState title={view.failure.message} onRetry={retry}>
            {view.failure.reason}
          </ErrorState>
        </Card>
      );
    case "ready":
      return (
        <WaitlistView
          waitlist={view.waitlist}
          moving={moving}
          moved={moved}
          failure={failure}
          onMove={(email, to) => void move(email, to)}
        />
      );
  }
};

/** /admin (WAIT-1): key entry, then the waitlist. Not indexed by search engines. */
export const AdminPage = () => {
  useTrackPage("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle>Admin</PageTitle>
      <meta name="robots" content="noindex" />
      <Bar label="Main">
        <span className="text-sm text-ink-muted">Admin</span>
      </Bar>
      <Main className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-10">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-hidden">
          Waitlist
        </h1>
        <AdminContent onOpen={() => heading.current?.focus()} />
      </Main>
    </>
  );
};
