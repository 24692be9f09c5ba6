import type { PageDocument } from "../page-document.ts";
import { notFoundPage } from "../pages/not-found.ts";
import { sitePages } from "../pages/site-pages.ts";
import { siteSettings } from "../site-settings.ts";
import { fillMarkers } from "./fill-markers.ts";

const complete = (page: PageDocument): PageDocument => fillMarkers(page, siteSettings);

/** Every public page, with the names of this deployment. */
export const publicPages: readonly PageDocument[] = sitePages.map(complete);

/** The page of unknown addresses; it has none of its own and search engines leave it out. */
export const unknownPage: PageDocument = complete({ ...notFoundPage, path: "/404" });

/** Whether search engines may list a page. */
export const isIndexed = ({ path }: PageDocument): boolean => path !== unknownPage.path;
