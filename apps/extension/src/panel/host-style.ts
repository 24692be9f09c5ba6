/**
 * The panel's own element, and what it inherits, are within reach of the page's rules; important
 * ones of ours stand above theirs. What the theme says of it is said again here.
 */
export const hostStyle = `
:host{all:initial!important;display:block!important;zoom:var(--unzoom,1)!important;
color:var(--color-ink)!important;font:16px/1.5 var(--font-sans)!important;
-webkit-font-smoothing:antialiased!important;accent-color:var(--color-spark)!important}
:host([data-theme=light]){color-scheme:light!important}
:host([data-theme=dark]){color-scheme:dark!important}
:host([dir=ltr]){direction:ltr!important}
:host([dir=rtl]){direction:rtl!important}`;
