import { monthlyAllowance, productName, proPricePerMonth } from "@whetstone/api-client";
import { styles } from "@whetstone/enhancer";
import { buttonStyles } from "@whetstone/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { SiteFrame } from "../site-frame.tsx";

const points = [
  {
    title: "It works where you type",
    text: "A button in the composer. Press it, read what changed, insert it. Your own undo brings your words back.",
  },
  {
    title: "Your facts stay as they are",
    text: "Code, links, numbers, names and quotations are carried over character by character, in the language you wrote.",
  },
  {
    title: "Your words are not kept",
    text: "The text of a prompt is never stored or logged. Your dashboard knows lengths and scores only.",
  },
] as const;

const numbers = [
  { value: String(monthlyAllowance.free), label: "free enhancements a month" },
  { value: String(styles.length), label: "styles, from creative to technical" },
  { value: `$${proPricePerMonth}`, label: "a month for unlimited use" },
] as const;

/** /landing, until the whole public site is there. */
export const LandingPage = () => (
  <SiteFrame>
    <title>{`${productName}: sharper prompts for AI chats`}</title>
    <section className="mx-auto max-w-6xl px-4 pt-16 pb-14 sm:px-6 sm:pt-28 sm:pb-20">
      <h1 className="max-w-4xl text-4xl font-semibold text-balance sm:text-6xl sm:leading-[1.04] sm:tracking-[-0.035em] lg:text-7xl lg:leading-[1.02]">
        A dull prompt gets a dull answer. Sharpen it first.
      </h1>
      <p className="mt-7 max-w-2xl text-lg text-pretty text-ink-soft">
        {`${productName} turns the line you typed into a clear, structured prompt: the task, the context, the form of the answer. Then you decide whether to send it.`}
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <Link to={paths.extension} className={buttonStyles({ size: "lg" })}>
          Install Free Extension
        </Link>
        <Link to={paths.signup} className={buttonStyles({ variant: "secondary", size: "lg" })}>
          Sign Up Free
        </Link>
      </div>
    </section>
    <section aria-label="What it does" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 sm:px-6 md:grid-cols-3 md:gap-12 md:py-20">
        {points.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-spark pt-4">
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="mt-2 text-pretty text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </section>
    <section aria-label="In numbers" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
      <dl className="grid gap-8 sm:grid-cols-3 sm:gap-12">
        {numbers.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-muted">{label}</dt>
            <dd className="text-5xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  </SiteFrame>
);
