const face = /@font-face\s*\{[^}]*\}/g;
const family = /font-family:\s*["']?([^;"'}]+)/;

/** The sheet without the fonts of other shops. `named`: the families that a shop's theme asks for, as CSS. */
export const ownFonts = (css: string, named: string): string =>
  css.replace(face, (rule) => (named.includes(family.exec(rule)?.[1]?.trim() ?? '') ? rule : ''));
