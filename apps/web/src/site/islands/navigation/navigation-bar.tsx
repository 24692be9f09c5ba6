import { productName } from "@whetstone/api-client/contract";
import { buttonStyles, Wordmark } from "@whetstone/ui";
import { paths } from "../../../paths.ts";
import { aboutLink, loginLink, pricingLink, type SiteLink, signUpLink } from "../../navigation.ts";
import type { IslandDefinition } from "../define-island.ts";
import { BlogDropdown } from "./blog-dropdown.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { navigationItemStyles } from "./navigation-styles.ts";

export interface NavigationBarProps {
  readonly currentPath: string;
}

const NavigationLink = ({ label, to, currentPath }: SiteLink & NavigationBarProps) => (
  <a
    href={to}
    aria-current={to === currentPath ? "page" : undefined}
    className={navigationItemStyles(to === currentPath)}
  >
    {label}
  </a>
);

/** The full navigation bar of the public pages, always at the top (SITE-3). */
const NavigationBar = ({ currentPath }: NavigationBarProps) => (
  <header className="sticky top-0 z-30 border-b border-line bg-canvas/92 backdrop-blur-md">
    <nav aria-label="Main" className="mx-auto flex h-16 max-w-7xl items-center px-5 sm:px-8">
      <a href={paths.landing} className="flex rounded-md">
        <Wordmark name={productName} />
      </a>
      <div className="ml-8 hidden flex-1 items-center gap-0.5 md:flex">
        <NavigationLink {...aboutLink} currentPath={currentPath} />
        <BlogDropdown currentPath={currentPath} />
        <NavigationLink {...pricingLink} currentPath={currentPath} />
        <span className="flex-1" />
        <NavigationLink {...loginLink} currentPath={currentPath} />
        <a
          href={signUpLink.to}
          className={buttonStyles({ size: "sm", className: "ml-2 h-9 px-4" })}
        >
          {signUpLink.label}
        </a>
      </div>
      <MobileMenu currentPath={currentPath} />
    </nav>
  </header>
);

export const navigationIsland: IslandDefinition<NavigationBarProps> = {
  name: "navigation-bar",
  Component: NavigationBar,
};
