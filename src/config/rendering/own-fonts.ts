const face = /@font-face\s*\{[^}]*\}/g;
const family = /font-family:\s*["']?([^;"'}]+)/;

const isNamed = (rule: string, named: string): boolean =>
  named.includes(family.exec(rule)?.[1]?.trim() ?? '');

/** Removes the fonts of other shops from a stylesheet. `named`: the font families of a shop's theme, as CSS. */
export const ownFonts = (css: string, named: string): string =>
  css.replace(face, (rule) => (isNamed(rule, named) ? rule : ''));

/** Returns only these fonts of a stylesheet. */
export const fontsAlone = (css: string, named: string): string =>
  (css.match(face) ?? []).filter((rule) => isNamed(rule, named)).join('');
