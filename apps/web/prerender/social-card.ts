import { createElement as h, type ReactElement } from "react";

/** What the social image of a page shows. */
export interface SocialCard {
  /** Below the web build's folder. */
  readonly file: string;
  readonly brand: string;
  readonly label: string;
  readonly title: string;
}

export const socialCardSize = { width: 1200, height: 630 } as const;

const colors = { canvas: "#111213", ink: "#edece9", muted: "#9d9b95", spark: "#ff8e48" } as const;

const mark = h(
  "svg",
  { viewBox: "0 0 24 24", width: 52, height: 52, fill: "none" },
  h("path", {
    d: "M1.75 6.5 6.6 19.25 11.5 8.25l4.9 11L19.5 12",
    stroke: colors.ink,
    strokeWidth: 2.5,
    strokeLinejoin: "bevel",
  }),
  h("path", {
    d: "M19.75 1.5c.36 2.9 1.1 3.64 4 4-2.9.36-3.64 1.1-4 4-.36-2.9-1.1-3.64-4-4 2.9-.36 3.64-1.1 4-4z",
    fill: colors.spark,
  }),
);

const titleSizeOf = (title: string): number => (title.length > 48 ? 68 : 84);

/** The picture shown where a page is shared. */
export const socialCardView = ({ brand, label, title }: SocialCard): ReactElement =>
  h(
    "div",
    {
      style: {
        ...socialCardSize,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        padding: 80,
        background: colors.canvas,
        color: colors.ink,
        borderBottom: `12px solid ${colors.spark}`,
        fontFamily: "instrument-sans",
      },
    },
    h(
      "div",
      { style: { display: "flex", alignItems: "center", gap: 20, fontSize: 40 } },
      mark,
      brand,
    ),
    h(
      "div",
      { style: { display: "flex", flexDirection: "column", gap: 28 } },
      h(
        "div",
        { style: { fontFamily: "jetbrains-mono", fontSize: 28, color: colors.spark } },
        label,
      ),
      h(
        "div",
        {
          style: { fontSize: titleSizeOf(title), lineHeight: 1.08, letterSpacing: "-0.03em" },
        },
        title,
      ),
    ),
  );
