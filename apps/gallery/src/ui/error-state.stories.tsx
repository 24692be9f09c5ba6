import { ErrorState } from "@whetstone/ui";
import { Column } from "../layout.tsx";
import { longLine } from "../texts.ts";

export default { title: "UI/ErrorState" };

export const States = () => (
  <Column>
    <ErrorState title="Your prompts can't be shown" />
    <ErrorState title="Your prompts can't be shown" onRetry={() => undefined}>
      {longLine}
    </ErrorState>
    <ErrorState title="Your prompts can't be shown" onRetry={() => undefined} pending />
  </Column>
);
