import { Spinner } from "@whetstone/ui";

/** In place of a page's content while it is fetched. */
export const PageLoading = () => (
  <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-muted">
    <Spinner className="size-5 text-spark" />
    Loading...
  </p>
);
