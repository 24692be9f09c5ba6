import { Button, Dialog } from "@whetstone/ui";
import { useState } from "react";
import { arabicLabel, arabicLine, longLine } from "../texts.ts";

export default { title: "UI/Dialog" };

export const Closed = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete the account">
        Everything goes with it.
      </Dialog>
    </>
  );
};

export const Open = () => (
  <Dialog
    open
    onOpenChange={() => undefined}
    title="Delete the account"
    description="This can't be undone."
    lead="Step 1 of 2"
    footer={
      <>
        <Button variant="secondary">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    }
  >
    Everything goes with it.
  </Dialog>
);

export const SmallWithTitleOnly = () => (
  <Dialog open onOpenChange={() => undefined} size="sm" title="Done" />
);

export const LongText = () => (
  <Dialog open onOpenChange={() => undefined} size="lg" title={longLine} description={longLine}>
    {Array.from({ length: 30 }, (_, line) => `${line + 1}. ${longLine}.`).join(" ")}
  </Dialog>
);

export const RightToLeft = () => (
  <Dialog
    open
    onOpenChange={() => undefined}
    title={arabicLabel}
    description={<bdi lang="ar">{arabicLine}</bdi>}
  >
    <p dir="auto" lang="ar">
      {arabicLine}
    </p>
  </Dialog>
);
