import { IconButton } from "@whetstone/ui";
import { X } from "lucide-react";
import { Row } from "../layout.tsx";

export default { title: "UI/IconButton" };

export const States = () => (
  <Row>
    <IconButton label="Close">
      <X aria-hidden="true" />
    </IconButton>
    <IconButton label="Close, small" size="sm">
      <X aria-hidden="true" />
    </IconButton>
    <IconButton label="Close, disabled" disabled>
      <X aria-hidden="true" />
    </IconButton>
  </Row>
);
