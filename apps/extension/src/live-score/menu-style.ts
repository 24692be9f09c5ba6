/** The look of the menu beside the number; colours come from the bar they stand in. */
export const menuStyle = `
.menu{position:absolute;right:0;width:min(320px,calc(100vw - 16px));box-sizing:border-box;padding:14px;
overflow:auto;overscroll-behavior:contain;
background:var(--back);border:1px solid var(--line);border-radius:12px;
box-shadow:0 12px 32px -8px #0005;display:grid;gap:10px}
.menu:focus{outline:none}
.menu h2{all:unset;font-weight:600;display:block;padding-inline-end:28px}
.menu ul{all:unset;display:grid;gap:8px}
.menu li{all:unset;display:flex;gap:8px;align-items:center;justify-content:space-between}
.menu p{all:unset;font-size:12px;opacity:.8}
.menu button{padding:0 10px;font:500 12px/1 system-ui,sans-serif;flex:none}
.menu li button{height:auto;min-height:32px;justify-items:start;white-space:normal;text-align:start;line-height:1.35;padding:6px 10px;width:100%}
.menu .close{position:absolute;top:9px;inset-inline-end:9px;width:28px;height:28px;padding:0;font-size:18px}
.menu .go{height:32px;padding:0 14px;font-weight:600;justify-self:start;background:var(--spark);border-color:#0000;color:var(--back)}
.menu .go:hover{filter:brightness(1.1)}
.rest{display:flex;flex-wrap:wrap;gap:0 14px;border-top:1px solid var(--line);padding-top:6px}
.menu .rest button{height:28px;padding:0;font-weight:400}
.menu :is(.rest button,.close){background:none;border:0;box-shadow:none;color:var(--ink)}
.menu :is(.rest button,.close):not(:hover){opacity:.75}
.menu .rest button:hover{text-decoration:underline}`;
