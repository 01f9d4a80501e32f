import * as fc from 'fast-check';

const ordinary =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
/** Ordinary characters are the oftenest, and a counter-example shrinks to them; else any, halves of pairs too. */
const character = fc.oneof(
  { withCrossShrink: true },
  { arbitrary: fc.constantFrom(...ordinary), weight: 3 },
  { arbitrary: anyCharacter, weight: 1 },
);

/** Whatever can be typed or sent. Wider than fast-check's `binary`, whose table takes half a second to build. */
export const anyText = fc.string({ unit: character });
export const someText = fc.string({ unit: character, minLength: 1 });
