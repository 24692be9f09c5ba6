import type { SessionInfo } from "@whetstone/api-client";
import { Badge, Button, Callout, Card, ErrorState, Skeleton } from "@whetstone/ui";
import { useRef } from "react";
import { longDay } from "./long-day.ts";
import { type SessionsView, useSessions } from "./use-sessions.ts";

const SessionRow = ({
  session,
  pending,
  onEnd,
}: {
  readonly session: SessionInfo;
  readonly pending: boolean;
  readonly onEnd: () => void;
}) => {
  const device = session.device ?? "Unknown device";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium text-ink">{device}</p>
        <p className="text-ink-muted">
          {"Logged in "}
          <time dateTime={session.createdAt}>{longDay(session.createdAt)}</time>
          {", last used "}
          <time dateTime={session.lastUsedAt}>{longDay(session.lastUsedAt)}</time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="green">This device</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          aria-label={`Log out of ${device}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  );
};

const Sessions = ({
  view,
  ending,
  onEnd,
  onRetry,
}: {
  readonly view: SessionsView;
  readonly ending: string | null;
  readonly onEnd: (id: string) => void;
  readonly onRetry: () => void;
}) => {
  if (view.status === "loading") return <Skeleton className="h-12 w-full" />;
  if (view.status === "failed")
    return <ErrorState title="Failed to load sessions" onRetry={onRetry} className="py-4" />;
  return (
    <ul className="-my-3 divide-y divide-line">
      {view.sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          pending={ending === session.id}
          onEnd={() => onEnd(session.id)}
        />
      ))}
    </ul>
  );
};

/** Where the account is signed in. */
export const SessionsCard = () => {
  const list = useRef<HTMLDivElement>(null);
  const { view, ending, failed, end, retry } = useSessions(() => list.current?.focus());
  return (
    <Card title="Where you are logged in" className="md:col-span-2">
      <div ref={list} tabIndex={-1} className="outline-hidden">
        <Sessions view={view} ending={ending} onEnd={(id) => void end(id)} onRetry={retry} />
      </div>
      {failed && (
        <Callout kind="error" className="mt-4">
          Failed to log that device out. Please try again.
        </Callout>
      )}
    </Card>
  );
};
