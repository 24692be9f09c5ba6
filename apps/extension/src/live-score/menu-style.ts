/** The look of the menu beside the number; colours come from the bar they stand in. */
export const menuStyle = `
.menu{position:absolute;right:0;width:min(320px,calc(100vw - 16px));box-sizing:border-box;padding:14px;
overflow:auto;overscroll-behavior:contain;
background:var(--back);border:1px solid var(--line);border-radius:12px;
box-shadow:0 12px 32px -8px #0005;display:grid;gap:10px}
.menu:focus{outline:none}
.menu h2{all:unset;font-weight:600;display:block}
.menu ul{all:unset;display:grid;gap:8px}
.menu li{all:unset;display:flex;gap:8px;align-items:center;justify-content:space-between}
.menu p{all:unset;font-size:12px;opacity:.8}
.menu button{padding:0 10px;font:500 12px/1 system-ui,sans-serif;flex:none}
.menu li button{height:auto;min-height:32px;justify-items:start;white-space:normal;text-align:start;line-height:1.35;padding:6px 10px;width:100%}
.actions{display:flex;flex-wrap:wrap;gap:6px;border-top:1px solid var(--line);padding-top:10px}`;
