import * as fc from 'fast-check';

const ordinary =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
/** Ordinary characters are the oftenest, and a counter-example shrinks to them; else any, halves of pairs too. */
export const anyCharacter = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constantFrom(...ordinary), weight: 3 },
  { arbitrary: codePoint, weight: 1 },
);

/** Whatever can be typed or sent. Instead of fast-check’s unit `binary`: its table takes half a second in every file. */
export const anyText = fc.string({ unit: anyCharacter });
export const someText = fc.string({ unit: anyCharacter, minLength: 1 });
