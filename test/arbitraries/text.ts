import * as fc from 'fast-check';

const ordinary =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
/**
 * Ordinary characters are the most frequent, and counter-examples shrink to them; otherwise any character, including
 * unpaired surrogates.
 */
export const anyCharacter = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constantFrom(...ordinary), weight: 3 },
  { arbitrary: codePoint, weight: 1 },
);

/**
 * Any text that can be typed or sent. Used instead of fast-check’s unit `binary`, whose table takes half a second in
 * every file.
 */
export const anyText = fc.string({ unit: anyCharacter });
export const someText = fc.string({ unit: anyCharacter, minLength: 1 });
