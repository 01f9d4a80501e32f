const letters = 'abcdefghijklmnopqrstuvwxyz';
const characters = `${letters}0123456789`;

/** Yields names of this many characters, then longer ones. None looks like an advertisement to an ad blocker. */
export function* shortNames(length: number): Generator<string, never> {
  let names: readonly string[] = [...letters];
  for (let size = 1; ; size += 1) {
    if (size >= length) yield* names;
    names = names.flatMap((stem) => [...characters].map((end) => stem + end)).filter((name) => name !== 'ad');
  }
}

/** Yields names of two characters, those with a digit first, then longer ones. */
export function* digitsFirst(): Generator<string, never> {
  const names = shortNames(2);
  const short: string[] = [];
  let next = names.next().value;
  for (; next.length === 2; next = names.next().value) short.push(next);
  yield* short.filter((name) => /\d/.test(name));
  yield* short.filter((name) => !/\d/.test(name));
  yield next;
  return yield* names;
}
