import type { BrandLook } from './brand-look.ts';

/** What the sandbox's own pages share: one column, system type, generous space. */
export const baseStyle = (look: BrandLook): string => `
:root{color-scheme:light;--p:${look.primary};--on:${look.onPrimary};--g:${look.ground};--t:${look.text};--l:${look.line};--r:${look.radius}px}
*{box-sizing:border-box}
body{margin:0;background:var(--g);color:var(--t);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--p)}
h1{font-size:28px;line-height:1.2;margin:0 0 8px;text-wrap:balance}
h2{font-size:18px;margin:40px 0 12px}
p{margin:0 0 12px}
:focus-visible{outline:3px solid var(--p);outline-offset:2px}
button,.button{display:block;width:100%;min-height:48px;padding:12px 20px;border:1px solid var(--l);border-radius:var(--r);background:#fff;color:var(--t);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,.button.main{background:var(--p);color:var(--on);border-color:var(--p)}
.card{background:#fff;border:1px solid var(--l);border-radius:var(--r);padding:24px}
.muted{opacity:.8;font-size:14px}
`;

/** The sandbox's pages that belong to no shop. */
export const neutralLook: BrandLook = {
  primary: '#28406b',
  onPrimary: '#ffffff',
  ground: '#f3f5f9',
  text: '#161c28',
  line: '#d8dee9',
  bar: '#ffffff',
  align: 'left',
  type: 'system-ui,sans-serif',
  headType: 'system-ui,sans-serif',
  headWeight: 700,
  radius: 10,
};
