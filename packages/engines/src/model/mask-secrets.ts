/** A text without its secrets, and the way back. */
export interface MaskedText {
  readonly text: string;
  /** How many secrets were taken out. */
  readonly count: number;
  /** Puts the secrets back wherever their stand-ins are. */
  readonly restore: (text: string) => string;
}

/**
 * API keys and tokens by the forms their makers give them, as in the rules of gitleaks and
 * secretlint; the length limits keep each pattern linear.
 */
const secretForms: readonly RegExp[] = [
  /\bsk-[A-Za-z0-9_-]{16,200}/g,
  /\b(?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{10,200}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,200}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[0-9A-Za-z_-]{35}\b/g,
  /\bGOCSPX-[A-Za-z0-9_-]{20,60}/g,
  /\bya29\.[A-Za-z0-9_-]{20,500}/g,
  /\bglpat-[A-Za-z0-9_-]{20,100}/g,
  /\bnpm_[A-Za-z0-9]{36,100}/g,
  /\bpypi-[A-Za-z0-9_-]{50,300}/g,
  /\bhf_[A-Za-z0-9]{30,100}/g,
  /\bgsk_[A-Za-z0-9]{40,100}/g,
  /\bxai-[A-Za-z0-9]{40,120}/g,
  /\bxapp-[A-Za-z0-9-]{20,200}/g,
  /\bwhsec_[A-Za-z0-9+/=]{20,100}/g,
  /\bSG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{20,60}/g,
  /\bSK[0-9a-f]{32}\b/g,
  /\bdop_v1_[0-9a-f]{64}\b/g,
  /\bdapi[0-9a-f]{32}\b/g,
  /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/g,
  /\b\d{8,10}:[A-Za-z0-9_-]{35}\b/g,
  /(?<=\bhttps:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/]{20,100}/g,
  /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,100}:)[^\s@/]{3,200}(?=@)/g,
  /(?<=\bBearer )[A-Za-z0-9._~+/-]{20,2000}=*/g,
  /\beyJ[A-Za-z0-9_-]{8,2000}\.[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,2000}/g,
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\s\S]{20,8000}?-----END [A-Z ]{0,30}PRIVATE KEY-----/g,
];

const cardForm = /\b\d(?:[ -]?\d){12,18}\b/g;

/** The check digit every card number has. */
const isCardNumber = (candidate: string): boolean => {
  const digits = candidate.replace(/\D/g, "").split("").map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
};

/** Takes API keys, tokens and card numbers out of a text before it leaves for a provider. */
export const maskSecrets = (text: string): MaskedText => {
  const secrets: string[] = [];
  const standInFor = (secret: string): string => {
    const known = secrets.indexOf(secret);
    const index = known === -1 ? secrets.push(secret) - 1 : known;
    return `[SECRET_${index + 1}]`;
  };
  const withoutKeys = secretForms.reduce((masked, form) => masked.replace(form, standInFor), text);
  const masked = withoutKeys.replace(cardForm, (found) =>
    isCardNumber(found) ? standInFor(found) : found,
  );
  return {
    text: masked,
    count: secrets.length,
    restore: (answer) =>
      answer.replace(/\[SECRET_(\d+)\]/g, (standIn, number) => secrets[number - 1] ?? standIn),
  };
};
