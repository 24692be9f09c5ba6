import { confirmEmail, login, logout, me, register, resendConfirmation } from "./auth.ts";
import { enhancePrompt } from "./enhancement.ts";
import { health, ready } from "./service.ts";
import { dashboardStats } from "./statistics.ts";

/** Every call of the API by its name in the client. */
export const endpoints = {
  me,
  login,
  register,
  confirmEmail,
  resendConfirmation,
  logout,
  enhancePrompt,
  dashboardStats,
  health,
  ready,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
