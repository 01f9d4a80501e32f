import sharp from 'sharp';

/** The symbol of 22 × 22 modules: one region, one block. Source: ISO/IEC 16022, table 7. */
const size = 20;
const data = 30;
const check = 20;

/** The Galois field for the check words: the powers of two and their exponents. */
const powers: number[] = [];
for (let at = 0, value = 1; at < 255; at += 1) {
  powers.push(value);
  value *= 2;
  if (value > 255) value ^= 0x12d;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0);

/** The remainder of the words divided by the product of (x − 2¹) … (x − 2²⁰). */
const checkWords = (words: readonly number[]): readonly number[] => {
  let divisor = [1];
  for (let root = 1; root <= check; root += 1) {
    const next = [...divisor, 0];
    for (const [at, one] of divisor.entries())
      next[at + 1] = (next[at + 1] ?? 0) ^ times(one, powers[root] ?? 0);
    divisor = next;
  }
  const rest = [...words, ...Array<number>(check).fill(0)];
  for (const at of words.keys()) {
    const lead = rest[at] ?? 0;
    for (const [step, one] of divisor.entries()) rest[at + step] = (rest[at + step] ?? 0) ^ times(one, lead);
  }
  return rest.slice(words.length);
};

/** Marks the beginning of a GS1 code, and ends an element without a fixed length. */
const fnc1 = 232;

/** Characters are encoded one by one, digits two at a time. Source: ISO/IEC 16022, 5.2.3. */
const wordsOf = (text: string): readonly number[] => {
  const words = [...text.matchAll(/\d\d|./gs)].map(([part]) =>
    part === '\u001d' ? fnc1 : part.length === 2 ? 130 + Number(part) : part.charCodeAt(0) + 1,
  );
  const all = [fnc1, ...words];
  if (all.length > data) throw new Error('More than this symbol holds');
  if (all.length < data) all.push(129);
  while (all.length < data) {
    const pad = 129 + ((149 * (all.length + 1)) % 253) + 1;
    all.push(pad > 254 ? pad - 254 : pad);
  }
  return all;
};

/** The bit and word that each module shows. Source: ISO/IEC 16022, annex F. */
const placed = (words: readonly number[]): readonly boolean[] => {
  const modules: (boolean | undefined)[] = Array(size * size).fill(undefined);
  const put = (row: number, column: number, word: number, bit: number) => {
    let [y, x] = [row, column];
    if (y < 0) [y, x] = [y + size, x + 4 - ((size + 4) % 8)];
    if (x < 0) [y, x] = [y + 4 - ((size + 4) % 8), x + size];
    modules[y * size + x] = (((words[word] ?? 0) >> (8 - bit)) & 1) === 1;
  };
  const shape = (word: number, places: readonly (readonly [number, number])[]) => {
    for (const [index, [row, column]] of places.entries()) put(row, column, word, index + 1);
  };
  const last = size - 1;
  const utah = (row: number, column: number, word: number) =>
    shape(word, [
      [row - 2, column - 2],
      [row - 2, column - 1],
      [row - 1, column - 2],
      [row - 1, column - 1],
      [row - 1, column],
      [row, column - 2],
      [row, column - 1],
      [row, column],
    ]);
  let [word, row, column] = [0, 4, 0];
  const isFree = () => modules[row * size + column] === undefined;
  do {
    if (row === size && column === 0)
      shape(word++, [
        [last, 0],
        [last, 1],
        [last, 2],
        [0, last - 1],
        [0, last],
        [1, last],
        [2, last],
        [3, last],
      ]);
    if (row === size - 2 && column === 0)
      shape(word++, [
        [last - 2, 0],
        [last - 1, 0],
        [last, 0],
        [0, last - 1],
        [0, last],
        [1, last],
        [2, last],
        [3, last],
      ]);
    do {
      if (row < size && column >= 0 && isFree()) utah(row, column, word++);
      row -= 2;
      column += 2;
    } while (row >= 0 && column < size);
    row += 1;
    column += 3;
    do {
      if (row >= 0 && column < size && isFree()) utah(row, column, word++);
      row += 2;
      column -= 2;
    } while (row < size && column >= 0);
    row += 3;
    column += 1;
  } while (row < size || column < size);
  return modules.map((dark) => dark ?? false);
};

/** The modules of a GS1 element string with its borders, row by row. */
export const dataMatrix = (elements: string): readonly (readonly boolean[])[] => {
  const words = wordsOf(elements);
  const inside = placed([...words, ...checkWords(words)]);
  const whole = size + 2;
  return Array.from({ length: whole }, (_row, y) =>
    Array.from({ length: whole }, (_column, x) => {
      if (x === 0 || y === whole - 1) return true;
      if (y === 0) return x % 2 === 0;
      if (x === whole - 1) return y % 2 === 1;
      return inside[(y - 1) * size + x - 1] ?? false;
    }),
  );
};

/** A picture of a box with such a code, like a photo: slightly rotated, on paper that is not white. */
export const markedBox = (elements: string) => {
  const dots = dataMatrix(elements).flatMap((row, y) =>
    row.flatMap((dark, x) =>
      dark ? [`<rect x="${x * 10}" y="${y * 10}" width="10.1" height="10.1"/>`] : [],
    ),
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="400"><rect width="480" height="400" fill="#efe9df"/><g transform="rotate(3 240 200) translate(130 90)" fill="#2a2a2a">${dots.join('')}</g></svg>`,
    ),
  );
};
