/** A marketing figure (SITE-10). */
export interface Claim {
  readonly value: string;
  readonly label: string;
  /** True when the product proves it itself; others show only with `VITE_MARKETING_CLAIMS=on` (SITE-10). */
  readonly substantiated: boolean;
}

/** Every marketing figure there is (SITE-10); pages name them by key and spell none out. */
export const claims = {
  platforms: { value: "4", label: "AI platforms", substantiated: true },
  styles: { value: "4", label: "styles", substantiated: true },
  freeAllowance: { value: "15", label: "free enhancements a month", substantiated: true },
  proPrice: { value: "$5", label: "a month for Pro", substantiated: true },
  templates: { value: "100+", label: "prompt templates", substantiated: true },
  founderLed: { value: "100%", label: "founder-led", substantiated: false },
  growingCommunity: { value: "Growing", label: "community", substantiated: false },
  rating: { value: "4.9", label: "rating from 1000 ratings", substantiated: false },
  timeSaved: { value: "75%", label: "time saved", substantiated: false },
  betterResponses: { value: "300%", label: "better responses", substantiated: false },
  satisfaction: { value: "95%", label: "satisfaction", substantiated: false },
  users: { value: "10,000+", label: "users", substantiated: false },
  upgradedUsers: { value: "1000+", label: "upgraded users", substantiated: false },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
