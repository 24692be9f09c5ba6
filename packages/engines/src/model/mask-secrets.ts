/** A text without its secrets, and the way back. */
export interface MaskedText {
  readonly text: string;
  /** How many secrets were taken out. */
  readonly count: number;
  /** Puts the secrets back wherever their stand-ins are. */
  readonly restore: (text: string) => string;
  /** Masks another text in the same way: what is a part of a known secret too. */
  readonly maskMore: (text: string) => string;
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

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const stretchesOf = (text: string, form: RegExp): readonly Stretch[] =>
  [...text.matchAll(form)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

/** Where the secrets of a text are; a key inside of a password is a part of it. */
const findSecrets = (text: string): readonly Stretch[] => {
  const cards = stretchesOf(text, cardForm).filter(({ start, end }) =>
    isCardNumber(text.slice(start, end)),
  );
  const found = [...secretForms.flatMap((form) => stretchesOf(text, form)), ...cards];
  const merged: Stretch[] = [];
  for (const { start, end } of found.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (!last || start >= last.end) merged.push({ start, end });
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return merged;
};

const standInForm = /\[SECRET_\d+\]/g;

/** Gives each secret a stand-in of its own, of those that a text does not hold by itself. */
const createStandIns = (text: string) => {
  const own = new Set(text.match(standInForm));
  const bySecret = new Map<string, string>();
  let number = 0;
  const next = (): string => {
    do number += 1;
    while (own.has(`[SECRET_${number}]`));
    return `[SECRET_${number}]`;
  };
  return {
    bySecret,
    standInFor: (secret: string): string => {
      const standIn = bySecret.get(secret) ?? next();
      bySecret.set(secret, standIn);
      return standIn;
    },
  };
};

/** A text with other words for some stretches of it. */
const replaced = (
  text: string,
  stretches: readonly Stretch[],
  wordFor: (found: string) => string,
): string => {
  const ends = [0, ...stretches.map(({ end }) => end)];
  const pieces = stretches.map(({ start, end }, index) => {
    return text.slice(ends[index], start) + wordFor(text.slice(start, end));
  });
  return pieces.join("") + text.slice(ends.at(-1));
};

/** What is so long and stands in a secret is a part of it; words of a check's name may be that too. */
const partForm = /[\p{L}\p{N}_-]{6,}/gu;

/**
 * Takes API keys, tokens and card numbers out of a text before it leaves for a provider. All are
 * looked for in the text as it is, never in one with stand-ins.
 */
export const maskSecrets = (text: string): MaskedText => {
  const { bySecret, standInFor } = createStandIns(text);
  const mask = (any: string): string => replaced(any, findSecrets(any), standInFor);
  const masked = mask(text);
  const known = new Map([...bySecret].map(([secret, standIn]) => [standIn, secret]));
  const withoutKnown = (any: string): string =>
    [...bySecret].reduce((left, [secret, standIn]) => left.replaceAll(secret, standIn), any);
  const standInForPart = (part: string): string =>
    [...bySecret].find(([secret]) => secret.includes(part))?.[1] ?? part;
  return {
    text: masked,
    count: known.size,
    restore: (answer) => answer.replace(standInForm, (standIn) => known.get(standIn) ?? standIn),
    maskMore: (more) => mask(withoutKnown(more).replace(partForm, standInForPart)),
  };
};
