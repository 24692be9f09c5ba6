import {
  changeName,
  changePassword,
  confirmEmail,
  confirmPasswordReset,
  deleteAccount,
  login,
  logout,
  magicLink,
  me,
  register,
  requestPasswordReset,
  resendConfirmation,
  setupPassword,
} from "./auth.ts";
import { createCheckout, createPortal, stripeReturn, stripeWebhook } from "./billing.ts";
import type { Endpoint } from "./endpoint.ts";
import { enhancePrompt } from "./enhancement.ts";
import { recordEnhancement } from "./enhancement-records.ts";
import { googleCallback, googleRedirect } from "./google.ts";
import { hostConfig } from "./host-config.ts";
import { dataExport, historyCsv, listSessions, revokeSession } from "./own-data.ts";
import { docs, health, openApi, ready } from "./service.ts";
import { dashboardStats, deleteHistory } from "./statistics.ts";
import { demote, joinWaitlist, promote, waitlistMembers, waitlistStats } from "./waitlist.ts";

/** Every call of the API by its name in the client. */
export const endpoints = {
  me,
  login,
  register,
  confirmEmail,
  resendConfirmation,
  requestPasswordReset,
  confirmPasswordReset,
  logout,
  changeName,
  changePassword,
  deleteAccount,
  magicLink,
  setupPassword,
  enhancePrompt,
  recordEnhancement,
  dashboardStats,
  deleteHistory,
  createCheckout,
  createPortal,
  waitlistStats,
  waitlistMembers,
  promote,
  demote,
  joinWaitlist,
  dataExport,
  historyCsv,
  listSessions,
  revokeSession,
  hostConfig,
  health,
  ready,
} as const;

/** What is no call of the client: addresses a browser navigates to, and what others call. */
export const outsideEndpoints = {
  googleRedirect,
  googleCallback,
  stripeReturn,
  stripeWebhook,
  openApi,
  docs,
} as const;

/** Every endpoint the server has. */
export const allEndpoints: readonly Endpoint[] = [
  ...Object.values(endpoints),
  ...Object.values(outsideEndpoints),
];

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
