import { productName } from "@whetstone/api-client";
import { buttonStyles } from "@whetstone/ui";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { Bar } from "../shell/bar.tsx";
import { Main } from "../shell/main.tsx";

/** An address the app has no screen for; the server's own page answers those it is asked for. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <>
      <title>{`Page not found · ${productName}`}</title>
      <meta name="robots" content="noindex" />
      <Bar label="Main">{null}</Bar>
      <Main className="mx-auto w-full max-w-2xl px-4 py-20 sm:px-6 sm:py-28">
        <p className="font-mono text-sm text-spark-ink">404</p>
        <h1 className="mt-2 text-4xl font-semibold">Page not found</h1>
        <p className="mt-4 text-lg text-ink-soft">
          There is nothing at{" "}
          <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-[0.875em] break-all text-ink">
            {pathname}
          </code>
          .
        </p>
        <Link to={paths.home} className={buttonStyles({ className: "mt-8" })}>
          Go to the start page
        </Link>
      </Main>
    </>
  );
};
