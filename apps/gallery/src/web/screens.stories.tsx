import type { StoryObj } from "@storybook/react-vite";
import type { User } from "@whetstone/api-client";
import { screenAt } from "@whetstone/web/screens";
import { within } from "storybook/test";
import { opened, type Shown } from "../opened.ts";
import { ada } from "../panel/people.ts";
import { longWord } from "../texts.ts";
import { busyWeek, nothingYet } from "./figures.ts";
import { answered, away, playServer, type ServerAnswers } from "./play-server.ts";

export default { title: "Web/Screens", parameters: { layout: "fullscreen" } };

/** The heading of the screen is there: its code was loaded, and the session checked. */
const arrived =
  (heading: string | RegExp) =>
  async ({ canvasElement }: Shown): Promise<void> => {
    await within(canvasElement).findByRole("heading", { name: heading, level: 1 });
  };

const screenStory = (
  path: string,
  heading: string | RegExp,
  user: User | null,
  answers: ServerAnswers = {},
): StoryObj => ({
  beforeEach: () => {
    // The onboarding opens at the first visit of the dashboard, over what is to be seen.
    localStorage.setItem(`dashboard_visited_${ada.id}`, "true");
    return () => localStorage.clear();
  },
  render: () => screenAt(path, playServer(user, answers)),
  play: arrived(heading),
});

const pro: User = { ...ada, accessLevel: "pro", usesRemaining: 1_000_000 };
const stats = (user: User, figures: unknown) => ({
  dashboardStats: answered({ stats: figures, user }),
});
const refused = { error: "Something went wrong", code: "internal", requestId: "r1" };

export const Login = screenStory("/login", /.+/, null);
export const Signup = screenStory("/signup", /.+/, null);
export const ForgotPassword = screenStory("/forgot-password", /.+/, null);
export const NotFound = screenStory("/nowhere", /.+/, null);

export const DashboardLoading = screenStory("/dashboard", /^Welcome/, ada);
export const DashboardAtFirst = screenStory("/dashboard", /^Welcome/, ada, stats(ada, nothingYet));
export const Dashboard = screenStory("/dashboard", /^Welcome/, ada, stats(ada, busyWeek));
const longNamed: User = { ...ada, firstName: longWord };
export const DashboardOfALongName = screenStory(
  "/dashboard",
  /^Welcome/,
  longNamed,
  stats(longNamed, busyWeek),
);
export const DashboardOutOfReach = screenStory("/dashboard", /^Welcome/, ada, {
  dashboardStats: away,
});
export const DashboardRefused = screenStory("/dashboard", /^Welcome/, ada, {
  dashboardStats: answered(refused, 500),
});
const waiting: User = {
  ...ada,
  accessLevel: "waitlist",
  waitlistPosition: 12,
  waitlistJoinedAt: "2026-11-01T00:00:00.000Z",
};
export const DashboardOfTheWaitlist = screenStory(
  "/dashboard",
  /^Welcome/,
  waiting,
  stats(waiting, nothingYet),
);

export const AnalyticsLoading = screenStory("/analytics", "Analytics", ada);
export const Analytics = screenStory("/analytics", "Analytics", pro, stats(pro, busyWeek));
export const AnalyticsOutOfReach = screenStory("/analytics", "Analytics", ada, {
  dashboardStats: away,
});

const sessions = {
  listSessions: answered({
    sessions: ["Chrome on Windows", null].map((device, index) => ({
      id: `s${index}`,
      current: index === 0,
      createdAt: "2026-11-01T08:00:00.000Z",
      lastUsedAt: "2026-11-26T08:00:00.000Z",
      expiresAt: "2026-12-26T08:00:00.000Z",
      device,
    })),
  }),
};
export const SettingsLoading = screenStory("/settings", /^Settings/, ada);
export const Settings = screenStory("/settings", /^Settings/, ada, {
  ...stats(ada, busyWeek),
  ...sessions,
});
const changing = (what: string): StoryObj => ({
  ...Settings,
  play: async (shown: Shown) => {
    await arrived(/^Settings/)(shown);
    await within(shown.canvasElement).findByText("This device");
    await opened(what)(shown);
  },
});
export const SettingsChangingTheName = changing("Change name");
export const SettingsChangingThePassword = changing("Change password");
export const SettingsOfPro = screenStory("/settings", /^Settings/, pro, {
  ...stats(pro, busyWeek),
  ...sessions,
});
export const SettingsOutOfReach = screenStory("/settings", /^Settings/, ada, {
  dashboardStats: away,
});
