import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "../../paths.ts";
import type { PageDocument } from "../page-document.ts";
import { Social } from "./head.tsx";
import { addressOf } from "./head-of.ts";

/** What search engines and previews are told of the root address: what the landing page says. */
export const homeHead = (pages: readonly PageDocument[]): string => {
  const landing = pages.find(({ path }) => path === paths.landing);
  if (!landing) throw new Error(`There is no page ${paths.landing}`);
  return renderToStaticMarkup(
    <>
      <meta name="description" content={landing.description} />
      <link rel="canonical" href={addressOf(paths.home)} />
      <Social page={landing} path={paths.home} />
    </>,
  );
};
