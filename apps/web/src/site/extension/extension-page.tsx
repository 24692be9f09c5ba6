import { productName } from "@whetstone/api-client";
import { buttonStyles } from "@whetstone/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { SiteFrame } from "../site-frame.tsx";

const Code = ({ children }: { readonly children: string }) => (
  <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-[0.875em] break-words text-ink">
    {children}
  </code>
);

const steps: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: "Find the folder",
    text: (
      <>
        Starting the server builds the extension and prints where it is. In the project that is{" "}
        <Code>apps/extension/dist</Code>.
      </>
    ),
  },
  {
    title: "Open Chrome's extensions",
    text: (
      <>
        Type <Code>chrome://extensions</Code> into the address bar and turn on Developer mode, at
        the top right.
      </>
    ),
  },
  {
    title: "Load it",
    text: "Press Load unpacked and choose the folder. The icon appears in the toolbar.",
  },
  {
    title: "Sign in once, then enhance",
    text: (
      <>
        Signed in here, you are signed in there. Open ChatGPT, type a prompt and press{" "}
        <strong className="font-medium text-ink">Enhance prompt</strong>.
      </>
    ),
  },
];

/** /extension: how to load the extension, while there is no store listing (decisions.md). */
export const ExtensionPage = () => (
  <SiteFrame>
    <title>{`Extension · ${productName}`}</title>
    <div className="mx-auto max-w-2xl px-4 py-14 sm:px-6 sm:py-20">
      <h1 className="text-4xl font-semibold text-balance">Extension Available</h1>
      <p className="mt-4 text-lg text-pretty text-ink-soft">
        {`${productName} for Chrome is free. It isn't in the Chrome Web Store yet, so you load it by hand. That takes a minute.`}
      </p>
      <ol className="mt-10 flex flex-col">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] border-t border-line py-6 last:border-b"
          >
            <span aria-hidden="true" className="text-lg font-semibold text-spark-ink tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonStyles({})}>
          Open {productName}
        </Link>
        <Link to={paths.signup} className={buttonStyles({ variant: "secondary" })}>
          Sign Up Free
        </Link>
      </div>
    </div>
  </SiteFrame>
);
