/** Anything a person can write several words into. */
export const editables =
  'textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"][contenteditable]';

/** Fields that are no composer whatever stands around them. */
export const otherFields =
  '[role="searchbox"], [role="combobox"], [type="search"], [aria-readonly="true"], [tabindex="-1"], .ql-clipboard';

/** How far up the tree a composer's own controls can be. */
const reach = 6;

/**
 * What a composer's controls are in any language: they send, attach, dictate. Labels are
 * localised, so types, file inputs and data attributes speak, words only besides.
 */
const controls = [
  'button[type="submit"]',
  'input[type="file"]',
  'button[data-testid*="send"]',
  'button[data-testid*="submit"]',
  'button[data-testid*="attach"]',
  'button[aria-label*="end" i]:not([aria-label*="calendar" i])',
  'button[aria-label*="ttach" i]',
  'button[aria-label*="dictat" i]',
  'button[aria-label*="voice" i]',
].join(",");

/** Controls that a redesign made of anything, named in any language. */
const anyButtons = 'button, [role="button"]';

/** So many icons without words beside an editor make it a composer: to attach, to speak, to send. */
const fewestIcons = 2;

/** A control that shows a picture, and no words. */
const isIcon = ({ textContent }: Element): boolean => !/\p{L}/u.test(textContent ?? "");

const hasControls = (box: HTMLElement): boolean =>
  box.querySelector(controls) !== null ||
  Array.from(box.querySelectorAll(anyButtons)).filter(isIcon).length >= fewestIcons;

/** The nearest element around an editor that holds a composer's controls; null where none does. */
const nearestBox = (editor: HTMLElement): HTMLElement | null => {
  let box = editor.parentElement;
  for (let level = 0; box && level < reach; level += 1, box = box.parentElement) {
    if (box === editor.ownerDocument.body) return null;
    if (hasControls(box)) return box;
  }
  return null;
};

/** Higher is likelier: focused, low on the screen, wide. */
const rank = (editor: HTMLElement): number => {
  const { bottom, width } = editor.getBoundingClientRect();
  const isFocused = editor === editor.ownerDocument.activeElement;
  return (isFocused ? 10_000 : 0) + bottom + width / 4;
};

/** The box of inputs that are fields of a form to fill in, such as a login page. */
const isFillInForm = (box: HTMLElement): boolean =>
  box.querySelector('input[type="password"], input[type="email"]') !== null;

/**
 * The composer by what it is, when a redesign broke the selectors: the one visible, editable
 * field with controls to send, attach or speak close by. `null` when two are as likely.
 */
export const findByStructure = (
  page: Document,
  isCandidate: (element: HTMLElement) => boolean,
): HTMLElement | null => {
  const found = Array.from(page.querySelectorAll<HTMLElement>(editables)).filter((element) => {
    if (element.matches(otherFields) || !isCandidate(element)) return false;
    const box = nearestBox(element);
    return box !== null && !isFillInForm(box);
  });
  const [first, second] = found.toSorted((one, other) => rank(other) - rank(one));
  if (!first) return null;
  return second && rank(first) - rank(second) < 40 ? null : first;
};
