/** Hashes a text to a 32-bit number that is the same everywhere. */
export const hash = (text: string): number => {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
};

/** Returns a generator of pseudo-random numbers from 0 up to 1, the same for the same seed. */
export const randomFrom = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
};

/** Returns one of the choices, always the same for the same text. */
export const pick = <A>(choices: readonly [A, ...A[]], text: string): A =>
  choices[hash(text) % choices.length] ?? choices[0];
