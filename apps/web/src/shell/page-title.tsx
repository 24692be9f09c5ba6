import { productName } from "@whetstone/api-client";

/** The title of the window: the screen, then the product. */
export const PageTitle = ({ children }: { readonly children: string }) => (
  <title>{`${children} · ${productName}`}</title>
);
