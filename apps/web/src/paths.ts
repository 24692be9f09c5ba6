/** The address of every screen there is; links and routes use these. */
export const paths = {
  home: "/",
  landing: "/landing",
  extension: "/extension",
  login: "/login",
  signup: "/signup",
  dashboard: "/dashboard",
  settings: "/settings",
} as const;
