import { testimonials } from "../testimonials.ts";
import { Section } from "./section.tsx";

/** What people say. */
export const Testimonials = () =>
  testimonials.length === 0 ? null : (
    <Section label="What people say" tone="surface" className="grid gap-12 md:grid-cols-2">
      {testimonials.map(({ quote, name, role }) => (
        <figure key={quote}>
          <blockquote className="text-xl font-medium text-pretty">{quote}</blockquote>
          <figcaption className="mt-4 text-sm text-ink-muted">{`${name}, ${role}`}</figcaption>
        </figure>
      ))}
    </Section>
  );
