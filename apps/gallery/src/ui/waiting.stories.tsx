import { Skeleton, Spinner, VisuallyHidden } from "@whetstone/ui";
import { Column, Row } from "../layout.tsx";

export default { title: "UI/Waiting" };

export const Spinners = () => (
  <Row>
    <Spinner />
    <Spinner className="size-8 text-spark" />
    <p>
      <VisuallyHidden>Words for assistive technology: </VisuallyHidden>Loading
    </p>
  </Row>
);

export const Skeletons = () => (
  <Column>
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-24" />
  </Column>
);
