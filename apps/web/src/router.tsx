import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { paths } from "./paths.ts";
import { RootLayout } from "./root-layout.tsx";
import { CrashPage, CrashScreen } from "./shell/crash-screen.tsx";
import { LoadingScreen } from "./shell/loading-screen.tsx";

/**
 * A screen whose code loads when it is opened. One function for the whole route: the router shows
 * the error boundary for what that rejects with, and a blank page for a rejected part of one.
 */
const screen = (load: () => Promise<ComponentType>): Pick<RouteObject, "lazy"> => ({
  lazy: async () => ({ Component: await load() }),
});

/** What can't be shown is said in place of it, inside whatever frame is around it. */
const inPlace = (ErrorBoundary: ComponentType, children: RouteObject[]): RouteObject => ({
  ErrorBoundary,
  children,
});

/** Behind the guard (AUTH-32): signed-in visitors only. */
const guarded: RouteObject[] = [
  {
    path: paths.dashboard,
    ...screen(async () => (await import("./dashboard/dashboard-page.tsx")).DashboardPage),
  },
  {
    path: paths.analytics,
    ...screen(async () => (await import("./analytics/analytics-page.tsx")).AnalyticsPage),
  },
  {
    path: paths.settings,
    ...screen(async () => (await import("./settings/settings-page.tsx")).SettingsPage),
  },
];

/** Everything that knows who is signed in; its code loads with the first of these pages. */
const account: RouteObject[] = [
  {
    path: paths.home,
    ...screen(async () => (await import("./account/home/home-page.tsx")).HomePage),
  },
  {
    path: paths.login,
    ...screen(async () => (await import("./account/login/login-page.tsx")).LoginPage),
  },
  {
    path: paths.signup,
    ...screen(async () => (await import("./account/signup/signup-page.tsx")).SignupPage),
  },
  {
    path: paths.forgotPassword,
    ...screen(
      async () =>
        (await import("./account/forgot-password/forgot-password-page.tsx")).ForgotPasswordPage,
    ),
  },
  {
    path: paths.admin,
    ...screen(async () => (await import("./admin/admin-page.tsx")).AdminPage),
  },
  {
    ...screen(async () => (await import("./session/guard/guard.tsx")).Guard),
    children: [
      {
        ...screen(async () => (await import("./signed-in/signed-in-frame.tsx")).SignedInFrame),
        children: [inPlace(CrashScreen, guarded)],
      },
    ],
  },
];

/** The public pages are static; what is left here is an address that is nothing at all. */
const elsewhere: RouteObject[] = [
  {
    path: "*",
    ...screen(async () => (await import("./not-found/not-found-page.tsx")).NotFoundPage),
  },
];

/** Every route of the app, the account side below what gives it its parts. */
export const createRoutes = (loadAccountRoot: () => Promise<ComponentType>): RouteObject[] => [
  {
    Component: RootLayout,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: CrashPage,
    children: [
      inPlace(CrashPage, [
        {
          ...screen(loadAccountRoot),
          children: [inPlace(CrashPage, account)],
        },
        ...elsewhere,
      ]),
    ],
  },
];
