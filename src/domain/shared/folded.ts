/** Texts as people type them in a search: without case and accents. */

const joined: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' };
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns a text in lower case without accents: `Größe` becomes `grosse`. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæøłđ]/g, (letter) => joined[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Returns a text in lower case with its umlauts spelled out: `Zürich` becomes `zuerich`. */
export const spelledOut = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => spelled[letter] ?? '');
