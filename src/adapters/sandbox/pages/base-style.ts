import type { BrandLook, LookColours } from './brand-look.ts';

const colours = ({ primary, onPrimary, ground, surface, text, line }: LookColours): string =>
  `--p:${primary};--on:${onPrimary};--g:${ground};--s:${surface};--t:${text};--l:${line}`;

/** Returns the style shared by the sandbox's own pages: one column, system typeface, generous spacing. */
export const baseStyle = (look: BrandLook): string => `
:root{color-scheme:light dark;--r:${look.radius}px;${colours(look)}}
@media screen and (prefers-color-scheme:dark){:root{${colours(look.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--g);color:var(--t);font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--p)}
h1{font-size:28px;line-height:1.2;margin:0 0 8px;text-wrap:balance}
h2{font-size:18px;margin:40px 0 12px}
p{margin:0 0 12px}
input,select,textarea{background:var(--s);color:var(--t)}
:focus-visible{outline:3px solid var(--p);outline-offset:2px}
button,.button{display:block;width:100%;min-height:48px;padding:12px 20px;border:1px solid var(--l);border-radius:var(--r);background:var(--s);color:var(--t);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main,.button.main{background:var(--p);color:var(--on);border-color:var(--p)}
.card{background:var(--s);border:1px solid var(--l);border-radius:var(--r);padding:24px}
.muted{opacity:.8;font-size:14px}
`;

/** The look of the sandbox's pages that belong to no shop. */
export const neutralLook: BrandLook = {
  primary: '#28406b',
  onPrimary: '#ffffff',
  ground: '#f3f5f9',
  surface: '#ffffff',
  text: '#161c28',
  line: '#d8dee9',
  bar: '#ffffff',
  align: 'left',
  type: 'system-ui,sans-serif',
  headType: 'system-ui,sans-serif',
  headWeight: 700,
  radius: 10,
  dark: {
    primary: '#a9c3f5',
    onPrimary: '#0c1830',
    ground: '#10141c',
    surface: '#1a202b',
    text: '#e8ecf3',
    line: '#38414f',
  },
  plate: '#e2e6ee',
};
