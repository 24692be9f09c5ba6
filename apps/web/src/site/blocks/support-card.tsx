import { buttonStyles } from "@whetstone/ui";
import { Mail } from "lucide-react";
import { useSite } from "../render/site-context.tsx";
import { measure } from "./section.tsx";

/** What a mail should say. */
const helpful = [
  "What you did, and on which chat page",
  "What you expected, and what happened",
  "Your browser and its version, or the words of the error",
] as const;

/** Support by mail, within 24 hours (SITE-15, SITE-23). */
export const SupportCard = () => {
  const { supportAddress } = useSite().settings;
  return (
    <section aria-label="E-mail support" className="py-14 md:py-20">
      <div className={measure}>
        <div className="grid gap-8 rounded-2xl border border-line bg-surface p-7 shadow-card sm:grid-cols-[auto_1fr] sm:p-10 lg:grid-cols-[auto_1fr_1fr] lg:gap-x-12">
          <span className="grid size-12 place-items-center rounded-xl bg-spark-wash text-spark-ink">
            <Mail aria-hidden="true" className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 className="text-2xl font-semibold">Write to us</h2>
            <p className="mt-2 text-pretty text-ink-soft">
              We reply within 24 hours. Leave the prompt itself out if it is private.
            </p>
            <p className="mt-5 font-mono text-[0.9375rem] break-all text-ink">{supportAddress}</p>
            <a
              href={`mailto:${supportAddress}`}
              className={buttonStyles({ className: "mt-6 max-sm:w-full" })}
            >
              Email Support
            </a>
          </div>
          <div className="sm:max-lg:col-start-2">
            <h3 className="font-semibold">With these we can help at once</h3>
            <ol className="mt-3 grid gap-3">
              {helpful.map((line, index) => (
                <li key={line} className="flex gap-3 text-pretty text-ink-soft">
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong font-mono text-xs text-ink"
                  >
                    {index + 1}
                  </span>
                  {line}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
};
