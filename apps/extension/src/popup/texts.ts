import { productName, type User } from "@whetstone/api-client";

/** What the plans are called. */
const plans: Readonly<Record<User["accessLevel"], string>> = {
  free: "Free plan",
  user: "Free plan",
  tester: "Tester",
  pro: "PRO",
  waitlist: "On the waitlist",
};

/** Everything the popup says. */
export const texts = {
  product: productName,
  loading: "Loading...",
  signIn: {
    failed: "Login failed. Please try again.",
    email: "Email",
    password: "Password",
    submit: "Sign in",
    onWeb: "Sign in on the web",
    signUp: "Sign Up",
  },
  account: {
    plans,
    dashboard: "Dashboard",
    logOut: "Log out",
  },
  page: {
    title: "This page",
    show: (site: string) => `Show the button on ${site}`,
    works: "The message field was found.",
    worksNot: "No message field was found here. The options page can say why.",
    none: "The page in front is no chat page this works on.",
  },
  defaults: {
    title: "Next enhancement",
    style: "Style",
    level: "Level",
    pro: (level: string) => `${level} (Pro)`,
    liveScore: "Score while typing",
  },
  history: {
    title: "Recent",
    empty: "Your next enhancement will be here.",
    all: "Show all",
    copy: "Copy",
  },
  shortcuts: {
    title: "Shortcuts",
    none: "not set",
    change: "Change shortcuts",
  },
  options: "Options",
} as const;
