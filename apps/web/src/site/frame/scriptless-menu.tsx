import { mobileLinks } from "../navigation.ts";

/** The links of the small screen's menu, where no script can open it. */
export const ScriptlessMenu = () => (
  <noscript>
    <nav aria-label="Menu" className="border-b border-line md:hidden">
      <ul className="flex flex-wrap gap-x-5 px-5 py-1">
        {mobileLinks.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="flex h-11 items-center text-sm font-medium text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </noscript>
);
