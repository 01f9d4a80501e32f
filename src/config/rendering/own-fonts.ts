const face = /@font-face\s*\{[^}]*\}/g;
const family = /font-family:\s*["']?([^;"'}]+)/;

const isNamed = (rule: string, named: string): boolean =>
  named.includes(family.exec(rule)?.[1]?.trim() ?? '');

/** The sheet without the fonts of other shops. `named`: the families that a shop's theme asks for, as CSS. */
export const ownFonts = (css: string, named: string): string =>
  css.replace(face, (rule) => (isNamed(rule, named) ? rule : ''));

/** Nothing of the sheet but those fonts. */
export const fontsAlone = (css: string, named: string): string =>
  (css.match(face) ?? []).filter((rule) => isNamed(rule, named)).join('');
