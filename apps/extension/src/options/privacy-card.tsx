import { Card } from "@whetstone/ui";
import { ShieldCheck } from "lucide-react";
import { language } from "../platform/language.ts";

const { say } = language;

const points = [
  "sent",
  "checks",
  "server",
  "device",
  "ownModel",
  "scripts",
  "session",
  "tracking",
] as const;

/** What leaves the device and what doesn't. */
export const PrivacyCard = () => (
  <Card id="privacy" title={say("privacy")} description={say("privacy_description")}>
    <ul className="flex flex-col gap-3 text-ink-soft text-sm">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
          <span>{say(`privacy_${point}`)}</span>
        </li>
      ))}
    </ul>
  </Card>
);
