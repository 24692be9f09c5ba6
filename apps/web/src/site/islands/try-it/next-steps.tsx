import { buttonStyles } from "@whetstone/ui";
import { paths } from "../../../paths.ts";

/** Where the same is to be had for every prompt. */
export const NextSteps = () => (
  <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line bg-spark-wash px-5 py-5 sm:px-7">
    <p className="text-pretty text-ink">
      The same in every chat, without a copy: one button beside the composer.
    </p>
    <div className="flex flex-wrap gap-2">
      <a href={paths.extension} className={buttonStyles()}>
        Install Free Extension
      </a>
      <a href={paths.signup} className={buttonStyles({ variant: "secondary" })}>
        Sign Up Free
      </a>
    </div>
  </div>
);
