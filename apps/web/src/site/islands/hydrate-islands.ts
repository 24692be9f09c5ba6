import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandDefinition, idPrefixOf } from "./define-island.ts";

const placesOf = (name: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`);

/** Brings an island of the page to life, wherever it stands. */
export const hydrateIsland = <Props extends object>(island: IslandDefinition<Props>): void => {
  for (const place of placesOf(island.name)) {
    const props: Props = JSON.parse(place.dataset.props ?? "{}");
    hydrateRoot(place, createElement(island.Component, props), {
      identifierPrefix: idPrefixOf(island),
    });
  }
};

/** The same for an island whose code loads only on pages that hold it. */
export const hydrateIslandIfPresent = async <Props extends object>(
  name: string,
  load: () => Promise<IslandDefinition<Props>>,
): Promise<void> => {
  if (placesOf(name).length > 0) hydrateIsland(await load());
};
