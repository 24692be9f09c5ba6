import { apiBasePath, outsideEndpoints } from "@whetstone/api-client";
import { buttonStyles } from "@whetstone/ui";
import type { Track } from "../telemetry/events.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";

const { path, action } = outsideEndpoints.googleRedirect;

/** Where the browser goes for a Google sign-in (AUTH-26). */
export const googleAddress = `${apiBasePath}${path}?action=${action}`;

const GoogleMark = () => (
  <svg viewBox="0 0 18 18" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26a5.4 5.4 0 0 1-8.09-2.85H.96v2.33A9 9 0 0 0 9 18Z"
    />
    <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08l3-2.33Z" />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58Z"
    />
  </svg>
);

/** Continue with Google, then a line that leads to the form below. */
export const GoogleOption = ({ onChoose }: { readonly onChoose: (track: Track) => void }) => {
  const track = useTrack();
  return (
    <div className="mb-5 flex flex-col gap-5">
      <a
        href={googleAddress}
        className={buttonStyles({ variant: "secondary", block: true })}
        onClick={() => onChoose(track)}
      >
        <GoogleMark />
        Continue with Google
      </a>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your email
      </p>
    </div>
  );
};
