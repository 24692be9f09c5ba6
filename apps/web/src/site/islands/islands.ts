import { heroActionsIsland } from "./hero/hero-actions.tsx";
import { hydrateIsland, hydrateIslandIfPresent } from "./hydrate-islands.ts";
import { navigationIsland } from "./navigation/navigation-bar.tsx";

/** Brings every island of the page to life; done when all of them take presses. */
export const hydrateIslands = async (): Promise<void> => {
  hydrateIsland(navigationIsland);
  hydrateIsland(heroActionsIsland);
  await Promise.all([
    hydrateIslandIfPresent("try-it", async () => (await import("./try-it/try-it.tsx")).tryItIsland),
    hydrateIslandIfPresent(
      "template-filter",
      async () => (await import("./templates/template-filter.tsx")).templateFilterIsland,
    ),
  ]);
};
