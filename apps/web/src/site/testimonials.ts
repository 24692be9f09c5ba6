/** What somebody who uses the product said about it, with their leave. */
export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

/** Real ones only; while there are none, nothing is shown (SITE-11). */
export const testimonials: readonly Testimonial[] = [];
