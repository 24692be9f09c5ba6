import { buttonStyles } from "@whetstone/ui";
import { Mail } from "lucide-react";
import { useSite } from "../render/site-context.tsx";
import { measure } from "./section.tsx";

/** Support by mail, within 24 hours (SITE-15, SITE-23). */
export const SupportCard = () => {
  const { supportAddress } = useSite().settings;
  return (
    <section aria-label="E-mail support" className="py-14 md:py-20">
      <div className={measure}>
        <div className="grid max-w-3xl gap-8 rounded-2xl border border-line bg-surface p-7 shadow-card sm:grid-cols-[auto_1fr] sm:p-10">
          <span className="grid size-12 place-items-center rounded-xl bg-spark-wash text-spark-ink">
            <Mail aria-hidden="true" className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 className="text-2xl font-semibold">Write to us</h2>
            <p className="mt-2 text-pretty text-ink-soft">
              We reply within 24 hours. Tell us what you did, what you expected and what happened;
              leave the prompt itself out if it is private.
            </p>
            <p className="mt-5 font-mono text-[0.9375rem] break-all text-ink">{supportAddress}</p>
            <a
              href={`mailto:${supportAddress}`}
              className={buttonStyles({ className: "mt-6 max-sm:w-full" })}
            >
              Email Support
            </a>
          </div>
        </div>
      </div>
    </section>
  );
};
