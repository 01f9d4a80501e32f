/** Numbers and codes as keyboards, phones and copied texts write them. */

/** The ten digits of a script follow each other, so a digit's value is its distance from the zero of its script. */
const digitOf = (digit: string): string => {
  const code = Number(digit.codePointAt(0));
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/**
 * Returns a typed number or code in the characters of a simple keyboard: digits of any script, full-width characters,
 * every kind of space, dash, minus, plus and decimal comma; invisible characters are removed. Letters of other scripts
 * stay. Not for names and e-mail addresses, which may contain such characters. Source: ADDR-10.
 */
export const asTyped = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\ufe62/g, '+')
    .replace(/[\u066b\u3001]/g, ',');

/**
 * Parses a whole number of at most `digits` digits. Undefined for anything else that JavaScript reads as a number: an
 * exponent, a hexadecimal number, a sign, a fraction, infinity, nothing. Source: ADDR-10.
 */
export const wholeTyped = (text: string, digits = 15): number | undefined => {
  const typed = asTyped(text).trim();
  return /^\d+$/.test(typed) && typed.length <= digits ? Number(typed) : undefined;
};
