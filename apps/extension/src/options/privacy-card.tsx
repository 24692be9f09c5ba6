import { Card } from "@whetstone/ui";
import { ShieldCheck } from "lucide-react";
import { texts } from "./texts.ts";

/** What leaves the device and what doesn't. */
export const PrivacyCard = () => (
  <Card id="privacy" title={texts.privacy.title} description={texts.privacy.description}>
    <ul className="flex flex-col gap-3 text-ink-soft text-sm">
      {texts.privacy.points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  </Card>
);
