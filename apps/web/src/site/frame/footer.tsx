import { productName } from "@whetstone/api-client/contract";
import { buttonStyles, Wordmark } from "@whetstone/ui";
import { paths } from "../../paths.ts";
import { measure } from "../blocks/section.tsx";
import { footerColumns, type SiteLink } from "../navigation.ts";
import { useSite } from "../render/site-context.tsx";

const firstYear = 2025;

/** "2025" up to the year of the build (SITE-12). */
export const copyrightYears = (now: Date): string => {
  const year = now.getUTCFullYear();
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
};

const Column = ({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly SiteLink[];
}) => (
  <nav aria-label={heading}>
    <h2 className="text-sm font-semibold text-ink">{heading}</h2>
    <ul className="mt-3">
      {links.map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            className="inline-flex min-h-8 items-center rounded-sm text-sm text-ink-muted hover:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The footer of the public pages (SITE-6). */
export const Footer = () => {
  const { settings, now } = useSite();
  return (
    <footer className="mt-auto border-t border-line">
      <div className={`${measure} grid gap-12 py-14 md:grid-cols-[2fr_1fr_1fr] md:py-16`}>
        <div>
          <a href={paths.landing} className="inline-flex rounded-md">
            <Wordmark name={productName} />
          </a>
          <p className="mt-4 max-w-sm text-pretty text-ink-muted">
            Better results from every AI chat, through intelligent prompt enhancement.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={paths.extension} className={buttonStyles({})}>
              Install Extension
            </a>
            <a href={paths.signup} className={buttonStyles({ variant: "secondary" })}>
              Sign Up Free
            </a>
          </div>
        </div>
        {footerColumns.map((column) => (
          <Column key={column.heading} {...column} />
        ))}
      </div>
      <div className={`${measure} flex flex-wrap gap-x-6 gap-y-2 pb-10 text-sm text-ink-muted`}>
        <p>{`© ${copyrightYears(now)} ${productName}. All rights reserved.`}</p>
        {settings.socialUrl && (
          <a
            href={settings.socialUrl}
            target="_blank"
            rel="noopener me"
            className="rounded-sm underline underline-offset-3 hover:text-ink"
          >
            Follow us
          </a>
        )}
      </div>
    </footer>
  );
};
