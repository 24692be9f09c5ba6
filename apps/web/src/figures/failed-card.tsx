import { Card, ErrorState } from "@whetstone/ui";

/** In place of figures that could not be loaded: why, and Try Again. */
export const FailedCard = ({
  failure,
  onRetry,
}: {
  readonly failure: { readonly message: string; readonly reason?: string };
  readonly onRetry: () => void;
}) => (
  <Card>
    <ErrorState title={failure.message} onRetry={onRetry}>
      {failure.reason}
    </ErrorState>
  </Card>
);
