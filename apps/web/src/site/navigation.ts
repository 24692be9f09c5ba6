import { paths } from "../paths.ts";

export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** The pages behind "Blog" in the navigation bar (SITE-3). */
export const blogLinks: readonly SiteLink[] = [
  { label: "All Posts", to: "/blog" },
  { label: "AI Tools 2025", to: "/blog/best-ai-tools-2025" },
  { label: "Productivity Hacks", to: "/ai-productivity-hacks" },
];

export const aboutLink: SiteLink = { label: "About", to: "/about" };
export const blogLink: SiteLink = { label: "Blog", to: "/blog" };
export const pricingLink: SiteLink = { label: "Pricing", to: "/pricing" };
export const loginLink: SiteLink = { label: "Login", to: paths.login };
export const signUpLink: SiteLink = { label: "Sign Up", to: paths.signup };

/** The mobile menu (SITE-5). */
export const mobileLinks: readonly SiteLink[] = [
  aboutLink,
  blogLink,
  pricingLink,
  loginLink,
  signUpLink,
];

/** The columns of the footer (SITE-6). */
export const footerColumns: readonly {
  readonly heading: string;
  readonly links: readonly SiteLink[];
}[] = [
  {
    heading: "Product",
    links: [
      { label: "Chrome Extension", to: paths.extension },
      { label: "Pricing", to: "/pricing" },
      { label: "Blog & Tips", to: "/blog" },
      { label: "FAQ", to: "/faq" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About Us", to: "/about" },
      { label: "Support", to: "/support" },
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Terms of Service", to: "/terms" },
    ],
  },
];
