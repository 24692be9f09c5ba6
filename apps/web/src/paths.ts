/** The address of every screen there is; links and routes use these. */
export const paths = {
  home: "/",
  landing: "/landing",
  extension: "/extension",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  dashboard: "/dashboard",
  analytics: "/analytics",
  settings: "/settings",
  admin: "/admin",
} as const;
