import { Island } from "../islands/island.tsx";
import { templateFilterIsland } from "../islands/templates/template-filter.tsx";
import { promptTemplates } from "../templates/prompt-templates.ts";
import { templateCategories } from "../templates/template.ts";
import type { BlockOf } from "./block-of.ts";
import { measure, SectionHeading } from "./section.tsx";
import { TemplateEntry } from "./template-entry.tsx";

const samples = promptTemplates.filter(({ sample }) => sample);

/** The sample templates and the whole library below them; it reads without JavaScript. */
export const TemplateLibrary = ({ heading, lead }: BlockOf<"template-library">) => (
  <>
    <section aria-label="Six to start with" className="py-14 md:py-20">
      <div className={measure}>
        <SectionHeading heading="Six to start with" />
        <ul className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2">
          {samples.map((template) => (
            <TemplateEntry key={template.id} template={template} showsInstall />
          ))}
        </ul>
      </div>
    </section>
    <section
      id="library"
      aria-label={heading}
      className="scroll-mt-16 border-t border-line bg-surface py-16 md:py-24"
    >
      <div className={measure}>
        <SectionHeading heading={heading} lead={lead} />
        <div className="mt-10">
          <Island
            of={templateFilterIsland}
            props={{ categories: templateCategories, total: promptTemplates.length }}
          />
        </div>
        <ul data-template-list className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2">
          {promptTemplates.map((template) => (
            <TemplateEntry key={template.id} template={template} />
          ))}
        </ul>
      </div>
    </section>
  </>
);
