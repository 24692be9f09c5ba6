import { userEvent, within } from "storybook/test";

/** Presses what has this name, as a person does: for stories of what opens. */
export const opened =
  (name: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    const [first] = await within(canvasElement).findAllByText(name);
    if (first) await userEvent.click(first);
  };
