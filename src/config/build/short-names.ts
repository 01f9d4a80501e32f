const letters = 'abcdefghijklmnopqrstuvwxyz';
const characters = `${letters}0123456789`;

/** Names of so many characters, then longer ones. None looks like an advertisement to a blocker. */
export function* shortNames(length: number): Generator<string, never> {
  let names: readonly string[] = [...letters];
  for (let size = 1; ; size += 1) {
    if (size >= length) yield* names;
    names = names.flatMap((stem) => [...characters].map((end) => stem + end)).filter((name) => name !== 'ad');
  }
}
