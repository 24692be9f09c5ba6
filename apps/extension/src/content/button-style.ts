/** The look of what stands over the page: the button, what is beside it, and notices. */
const style = `
:host{all:initial!important;position:fixed!important;z-index:2147483000!important;inset:0 auto auto 0!important;
width:1px!important;height:0!important;pointer-events:none!important;display:block!important}
.bar{position:absolute;left:4px;min-width:max-content;display:flex;flex-direction:row-reverse;gap:4px;
--back:#fff;--over:#fff4ea;--spark:#b4430f;--line:#d6d1c9;--ink:#1b1a18;
font:500 13px/1.4 system-ui,sans-serif;color:var(--ink)}
.bar>*{pointer-events:auto}
.dark{--back:#26241f;--over:#352f26;--spark:#ffa46b;--line:#4a463e;--ink:#edece9}
button{all:unset;box-sizing:border-box;height:30px;display:grid;place-items:center;
cursor:pointer;color:var(--spark)}
button,.notice{border-radius:9px;background:var(--back);border:1px solid var(--line);box-shadow:0 1px 3px #0002}
button:hover{background:var(--over)}
button:focus-visible{outline:2px solid var(--spark);outline-offset:2px}
.main{width:30px;touch-action:none}
[aria-busy=true]{opacity:.6;cursor:progress}
.notice{padding:6px 10px;width:max-content;max-width:min(340px,calc(100vw - 80px))}`;

/** What is least left between the window's edges and what stands over the page, in pixels. */
const margin = 4;
/** The button's width and height, in pixels. */
const size = 30;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** A shadow root of its own outside of the host's tree, with a bar to put things into. */
export const createOverlay = (
  page: Document,
  { language, direction }: { readonly language: string; readonly direction: string },
) => {
  const shell = page.createElement("whetstone-button");
  shell.lang = language;
  const root = shell.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const bar = page.createElement("div");
  bar.className = "bar";
  bar.dir = direction;
  root.append(bar);
  // The root is open to scripts of the page: what they only pretend is stopped before all else.
  for (const type of ["click", "contextmenu", "pointerdown", "keydown"]) {
    root.addEventListener(
      type,
      (event) => event.isTrusted || event.stopImmediatePropagation(),
      true,
    );
  }
  return {
    shell,
    root,
    bar,
    /**
     * Puts the bar's right upper corner at a place in the window, or as near to it as the window
     * is wide and high; tells where. The page can zoom and move what is fixed: the shell, which
     * stands in the corner and is one pixel wide, shows by how much: `corner` is where it stands.
     */
    put: (right: number, top: number, corner: DOMRectReadOnly = shell.getBoundingClientRect()) => {
      const { x, y, width } = corner;
      const at = {
        x: within(right, margin + size, innerWidth - margin),
        y: within(top, margin, innerHeight - margin - size),
      };
      const scale = width || 1;
      bar.style.top = `${(at.y - y) / scale}px`;
      bar.style.left = `${(margin - x) / scale}px`;
      bar.style.width = `${(at.x - margin) / scale}px`;
      return at;
    },
  };
};
