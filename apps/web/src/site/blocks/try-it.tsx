import { Island } from "../islands/island.tsx";
import { tryItIsland } from "../islands/try-it/try-it.tsx";
import type { BlockOf } from "./block-of.ts";
import { Section, SectionHeading } from "./section.tsx";

/** The engine, to try in the page. */
export const TryIt = ({ heading, lead, mode, sample }: BlockOf<"try-it">) => (
  <Section label={heading} tone="sunken">
    <SectionHeading heading={heading} lead={lead} className="mb-10" />
    <Island of={tryItIsland} props={{ mode, sample }} />
  </Section>
);
