import { Island } from "../islands/island.tsx";
import { templateFilterIsland } from "../islands/templates/template-filter.tsx";
import { promptTemplates } from "../templates/prompt-templates.ts";
import { templateCategories } from "../templates/template.ts";
import type { BlockOf } from "./block-of.ts";
import { measure, SectionHeading } from "./section.tsx";
import { TemplateEntry, TemplateSample } from "./template-entry.tsx";

const samples = promptTemplates.filter(({ sample }) => sample);

/** The search, the sample templates, and the whole library below them; it reads without JavaScript. */
export const TemplateLibrary = ({ heading, lead }: BlockOf<"template-library">) => (
  <>
    <section aria-label="Search" className="pt-12 md:pt-16">
      <div className={measure}>
        <Island
          of={templateFilterIsland}
          props={{ categories: templateCategories, total: promptTemplates.length }}
        />
      </div>
    </section>
    <section data-template-samples aria-label="Six to start with" className="pt-12 md:pt-16">
      <div className={measure}>
        <SectionHeading heading="Six to start with" />
        <ul className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2">
          {samples.map((template) => (
            <TemplateSample key={template.id} template={template} />
          ))}
        </ul>
      </div>
    </section>
    <section id="library" aria-label={heading} className="scroll-mt-16 py-14 md:py-20">
      <div className={measure}>
        <SectionHeading heading={heading} lead={lead} />
        <ul
          data-template-list
          className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-2 xl:grid-cols-3"
        >
          {promptTemplates.map((template) => (
            <TemplateEntry key={template.id} template={template} />
          ))}
        </ul>
      </div>
    </section>
  </>
);
