/** Texts as people type them in a search: without case and accents. */

const joined = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
const spelled = { ä: 'ae', ö: 'oe', ü: 'ue' };

const written = (text: string, letters: Readonly<Record<string, string>>): string =>
  Object.entries(letters).reduce((before, [letter, others]) => before.replaceAll(letter, others), text);

/** Returns a text in lower case without accents: `Größe` becomes `grosse`. */
export const folded = (text: string): string =>
  written(text.toLowerCase(), joined).normalize('NFD').replace(/\p{M}/gu, '');

/** Returns a text in lower case with its umlauts spelled out: `Zürich` becomes `zuerich`. */
export const spelledOut = (text: string): string => written(text.toLowerCase().normalize('NFC'), spelled);
