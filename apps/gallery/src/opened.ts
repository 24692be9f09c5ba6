import { userEvent, within } from "storybook/test";

/** Where a story is shown. */
export interface Shown {
  readonly canvasElement: HTMLElement;
}

/** Presses what has this name, as a person does: for stories of what opens. */
export const opened =
  (name: string) =>
  async ({ canvasElement }: Shown): Promise<void> => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.queryByRole("button", { name }) ?? canvas.getByText(name));
  };

/** Opens the list of this name by key. */
export const listOpened =
  (name: string) =>
  async ({ canvasElement }: Shown): Promise<void> => {
    (await within(canvasElement).findByRole("combobox", { name })).focus();
    await userEvent.keyboard("{ArrowDown}");
  };
