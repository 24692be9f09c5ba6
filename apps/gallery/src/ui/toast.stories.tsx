import { Button } from "@whetstone/ui";
import { Toaster, toast } from "@whetstone/ui/toast";
import { opened } from "../opened.ts";
import { longLine } from "../texts.ts";

export default { title: "UI/Toast" };

const Saving = ({ description }: { readonly description: string }) => (
  <>
    <Button onClick={() => toast.success("Saved", { description, duration: Infinity })}>
      Save
    </Button>
    <Toaster />
  </>
);

export const Shown = {
  render: () => <Saving description="In your library." />,
  play: opened("Save"),
};

export const LongText = { render: () => <Saving description={longLine} />, play: opened("Save") };
