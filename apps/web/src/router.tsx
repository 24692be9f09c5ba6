import type { RouteObject } from "react-router-dom";
import { paths } from "./paths.ts";
import { RootLayout } from "./root-layout.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { LoadingScreen } from "./shell/loading-screen.tsx";

/** Behind the guard (site.md §4): signed-in visitors only. */
const guarded: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: { Component: async () => (await import("./dashboard/dashboard-page.tsx")).DashboardPage },
  },
  {
    path: paths.analytics,
    lazy: { Component: async () => (await import("./analytics/analytics-page.tsx")).AnalyticsPage },
  },
  {
    path: paths.settings,
    lazy: { Component: async () => (await import("./settings/settings-page.tsx")).SettingsPage },
  },
];

/** Everything that knows who is signed in; its code loads with the first of these pages. */
const account: RouteObject[] = [
  {
    path: paths.home,
    lazy: { Component: async () => (await import("./account/home/home-page.tsx")).HomePage },
  },
  {
    path: paths.login,
    lazy: { Component: async () => (await import("./account/login/login-page.tsx")).LoginPage },
  },
  {
    path: paths.signup,
    lazy: { Component: async () => (await import("./account/signup/signup-page.tsx")).SignupPage },
  },
  {
    path: paths.forgotPassword,
    lazy: {
      Component: async () =>
        (await import("./account/forgot-password/forgot-password-page.tsx")).ForgotPasswordPage,
    },
  },
  {
    path: paths.admin,
    lazy: { Component: async () => (await import("./admin/admin-page.tsx")).AdminPage },
  },
  {
    lazy: { Component: async () => (await import("./session/guard/guard.tsx")).Guard },
    children: [
      {
        lazy: {
          Component: async () => (await import("./signed-in/signed-in-frame.tsx")).SignedInFrame,
        },
        children: guarded,
      },
    ],
  },
];

/** The public pages are static; what is left here is an address that is nothing at all. */
const elsewhere: RouteObject[] = [
  {
    path: "*",
    lazy: { Component: async () => (await import("./not-found/not-found-page.tsx")).NotFoundPage },
  },
];

/** Every route of the app; one line for each screen. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: LoadingScreen,
    ErrorBoundary: CrashScreen,
    children: [
      {
        lazy: { Component: async () => (await import("./session/account-root.tsx")).AccountRoot },
        children: account,
      },
      ...elsewhere,
    ],
  },
];
