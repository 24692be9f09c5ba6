import { buttonStyles, VisuallyHidden } from "@whetstone/ui";
import { ArrowUpRight } from "lucide-react";

const sites = [
  { name: "ChatGPT", url: "https://chatgpt.com/" },
  { name: "Claude", url: "https://claude.ai/" },
  { name: "Gemini", url: "https://gemini.google.com/" },
  { name: "Grok", url: "https://grok.com/" },
] as const;

/** Quick actions: the four AI sites (APP-3). */
export const AiSites = () => (
  <nav aria-label="AI sites" className="max-sm:w-full">
    <ul className="grid grid-cols-4 gap-2 sm:flex">
      {sites.map(({ name, url }) => (
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
