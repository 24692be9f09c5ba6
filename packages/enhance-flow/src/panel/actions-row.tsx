import type { ComponentProps } from "react";

/** The buttons below a text of any length: they stay in sight at the lower edge of what scrolls. */
export const ActionsRow = (row: Omit<ComponentProps<"div">, "className">) => (
  <div
    {...row}
    className="-mt-1 -bottom-3 sticky z-1 -mb-2.5 flex flex-wrap items-center gap-2 bg-(--panel-back,var(--color-surface)) pt-1 pb-2.5"
  />
);
