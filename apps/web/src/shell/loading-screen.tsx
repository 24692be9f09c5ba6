import { productName } from "@whetstone/api-client";
import { Spinner } from "@whetstone/ui";
import { Main } from "./main.tsx";

/** Shown while it isn't known yet which screen to show (AUTH-32). */
export const LoadingScreen = ({ children = "Loading..." }: { readonly children?: string }) => (
  <Main className="grid min-h-dvh place-items-center">
    <h1 className="sr-only">{productName}</h1>
    <p role="status" className="flex items-center gap-3 text-ink-muted">
      <Spinner className="size-5 text-spark" />
      {children}
    </p>
  </Main>
);
