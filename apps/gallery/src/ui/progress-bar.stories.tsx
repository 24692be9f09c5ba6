import { ProgressBar } from "@whetstone/ui";
import { Column } from "../layout.tsx";

export default { title: "UI/ProgressBar" };

export const States = () => (
  <Column>
    <ProgressBar label="Not begun" value={0} />
    <ProgressBar label="Under way" value={2} max={3} />
    <ProgressBar label="Done" value={100} />
    <ProgressBar label="Not known" value={null} />
  </Column>
);
