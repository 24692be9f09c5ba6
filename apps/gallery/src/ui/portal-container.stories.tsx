import { PortalContainerProvider, Select } from "@whetstone/ui";
import { useState } from "react";
import { listOpened } from "../opened.ts";

export default { title: "UI/PortalContainer" };

const Framed = () => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div ref={setContainer} className="h-64 max-w-md rounded-xl border border-line p-4">
      {container && (
        <PortalContainerProvider container={container}>
          <Select
            label="Style"
            choices={[
              { value: "professional", label: "Professional" },
              { value: "creative", label: "Creative" },
            ]}
            value="creative"
            onValueChange={() => undefined}
          />
        </PortalContainerProvider>
      )}
    </div>
  );
};

/** The list opens inside the frame, where the extension's styles are. */
export const ListInsideAFrame = { render: () => <Framed />, play: listOpened("Style") };
