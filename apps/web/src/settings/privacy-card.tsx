import { Card } from "@whetstone/ui";
import { Check } from "lucide-react";

const facts = [
  "The text of your prompts is never stored or logged, neither before nor after enhancing.",
  "Kept for your dashboard: lengths, scores, platform, style, level, language and time.",
  "In the extension, your sign-in stays out of the chat pages.",
] as const;

/** What is kept and what isn't (decisions.md, "Privacy"). */
export const PrivacyCard = () => (
  <Card title="Privacy" className="md:col-span-2">
    <ul className="flex flex-col gap-2.5 text-sm text-ink-soft">
      {facts.map((fact) => (
        <li key={fact} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
          {fact}
        </li>
      ))}
    </ul>
  </Card>
);
