import { productName } from "@whetstone/api-client";
import { Wordmark } from "@whetstone/ui";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";

/** The bar at the top of every page: the brand's link to the public site, then what the page puts there. */
export const Bar = ({
  label,
  shortBrand = false,
  children,
}: {
  /** The accessible name of the navigation. */
  readonly label: string;
  /** Only the mark where the screen is narrow. */
  readonly shortBrand?: boolean;
  readonly children: ReactNode;
}) => (
  <header className="sticky top-0 z-30 border-b border-line bg-canvas/90 backdrop-blur-md">
    <nav
      aria-label={label}
      className="mx-auto flex h-15 w-full max-w-6xl items-center gap-1 sm:gap-2 px-4 sm:px-6"
    >
      <a href={paths.landing} className="mr-2 flex rounded-md sm:mr-4">
        <Wordmark name={productName} hideName={shortBrand} />
      </a>
      {children}
    </nav>
  </header>
);
