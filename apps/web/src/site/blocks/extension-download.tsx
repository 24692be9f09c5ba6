import { buttonStyles } from "@whetstone/ui";
import { Download } from "lucide-react";
import { useSite } from "../render/site-context.tsx";
import type { BlockOf } from "./block-of.ts";
import { ShortText } from "./rich-text.tsx";
import { measure } from "./section.tsx";

const buttonClass = buttonStyles({ size: "lg", className: "max-sm:w-full" });

/** The extension to get: from the store where it is listed, else as a file; and whom to ask. */
export const ExtensionDownload = ({ heading, text }: BlockOf<"extension-download">) => {
  const { storeUrl, supportAddress } = useSite().settings;
  return (
    <section aria-label={heading} className="py-14 md:py-20">
      <div className={measure}>
        <div className="grid items-center gap-x-16 gap-y-8 rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-[3fr_2fr]">
          <div>
            <h2 className="text-2xl font-semibold text-balance md:text-3xl">{heading}</h2>
            <ShortText className="mt-4 text-lg text-pretty text-ink-soft">{text}</ShortText>
            <p className="mt-4 hidden rounded-lg border border-line bg-canvas p-4 text-sm text-pretty text-ink-soft max-md:block pointer-coarse:block">
              The extension needs Chrome on a desktop computer; phones and tablets can't load it.
              Open this page there. Your dashboard works here, too.
            </p>
          </div>
          <div className="lg:justify-self-end">
            {storeUrl ? (
              <a href={storeUrl} className={buttonClass}>
                Go to Chrome Web Store
              </a>
            ) : (
              <a href="/extension.zip" download className={buttonClass}>
                <Download aria-hidden="true" />
                Download the extension
              </a>
            )}
            <p className="mt-4 max-w-sm text-sm text-pretty text-ink-muted">
              Something doesn't work? Write to{" "}
              <a
                href={`mailto:${supportAddress}`}
                className="font-medium break-words text-spark-ink underline underline-offset-3"
              >
                {supportAddress}
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
};
