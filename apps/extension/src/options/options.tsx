import { productName } from "@whetstone/api-client";
import { PortalContainerProvider, Wordmark } from "@whetstone/ui";
import { useEffect } from "react";
import { language } from "../platform/language.ts";
import { AboutMeCard } from "./about-me-card.tsx";
import { DiagnosticsCard } from "./diagnostics-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { LibraryCard } from "./library-card.tsx";
import { OwnModelCard } from "./own-model/own-model-card.tsx";
import { PrivacyCard } from "./privacy-card.tsx";
import { ServerCard } from "./server-card.tsx";
import { SitesCard } from "./sites-card.tsx";
import { StylesCard } from "./styles-card.tsx";
import { TransferCard } from "./transfer-card.tsx";

const { say } = language;

/** The parts of the page, in their order; each card carries its id. */
const sections = [
  "sites",
  "ownModel",
  "styles",
  "library",
  "aboutMe",
  "history",
  "privacy",
  "transfer",
  "server",
  "diagnostics",
] as const;

const Sections = () => (
  <nav aria-label={say("options_sections")} className="lg:sticky lg:top-8 lg:w-44 lg:shrink-0">
    <ul className="flex flex-wrap gap-x-1 gap-y-0.5 lg:flex-col">
      {sections.map((id) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-lg px-2.5 py-1.5 text-ink-soft text-sm hover:bg-hover hover:text-ink"
          >
            {say(id)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The browser looks for the section of an address before it is on the page. */
const goToSection = (): void => document.getElementById(location.hash.slice(1))?.scrollIntoView();

/** The options page: all that a person can set, everything kept, and how things stand. */
export const Options = () => {
  useEffect(goToSection, []);
  return (
    <PortalContainerProvider>
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6">
        <header className="flex flex-col gap-4">
          <Wordmark name={productName} />
          <div>
            <h1 className="font-semibold text-2xl text-ink">{say("options")}</h1>
            <p className="text-ink-muted">{say("options_intro")}</p>
          </div>
        </header>
        <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-10">
          <Sections />
          <main className="flex min-w-0 flex-1 flex-col gap-5">
            <SitesCard />
            <OwnModelCard />
            <StylesCard />
            <LibraryCard />
            <AboutMeCard />
            <HistoryCard />
            <PrivacyCard />
            <TransferCard />
            <ServerCard />
            <DiagnosticsCard />
          </main>
        </div>
      </div>
    </PortalContainerProvider>
  );
};
