import { buttonStyles, VisuallyHidden } from "@whetstone/ui";
import { ArrowUpRight } from "lucide-react";
import { chatSites } from "../chat-sites.ts";

/** Quick actions: the four AI sites (APP-3). */
export const AiSites = () => (
  <nav aria-label="AI sites" className="max-sm:w-full">
    <ul className="grid grid-cols-4 gap-2 sm:flex">
      {chatSites.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({
              variant: "secondary",
              size: "sm",
              className: "w-full gap-1 max-sm:px-0",
            })}
          >
            {name}
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            <ArrowUpRight aria-hidden="true" className="text-ink-muted max-sm:hidden" />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
