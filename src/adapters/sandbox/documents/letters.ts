import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import anyAscii from 'any-ascii';

const resolveFile = createRequire(import.meta.url).resolve;

/** The subsets of the typeface, the most common first. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
type Subset = (typeof subsets)[number];
export type Weight = 400 | 600;

interface Range {
  readonly from: number;
  readonly to: number;
}

const rangesOf = (text: string): readonly Range[] =>
  text.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return { from, to };
  });

let known: readonly (readonly [Subset, readonly Range[]])[] | undefined;
const coverage = (): NonNullable<typeof known> => {
  if (known) return known;
  const texts: Readonly<Record<Subset, string>> = JSON.parse(
    readFileSync(resolveFile('@fontsource/inter/unicode.json'), 'utf8'),
  );
  known = subsets.map((subset) => [subset, rangesOf(texts[subset])]);
  return known;
};

/** Returns the subset whose font contains a letter. Undefined if no font does. */
const subsetOf = (letter: string): Subset | undefined => {
  const point = letter.codePointAt(0) ?? 0;
  return coverage().find(([, ranges]) => ranges.some(({ from, to }) => point >= from && point <= to))?.[0];
};

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/**
 * Splits a text where the font changes, because a name may be written in any alphabet of Europe. A letter of another
 * script is written in Latin letters, because a document has to name its recipient: 王 becomes Wang. Source: DOC-4.
 */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const last = runs.at(-1);
    const own = last && /\s/u.test(letter) ? last.subset : subsetOf(letter);
    const written = own ? letter : anyAscii(letter) || '?';
    const subset = own ?? 'latin';
    if (last?.subset === subset) last.text += written;
    else runs.push({ subset, text: written });
  }
  return runs;
};

/**
 * Returns a WOFF file as the OpenType file that it was made from. The PDF library reads both, but decompresses a table
 * of a WOFF again for each letter: a document with texts of the law then takes 105 ms instead of 29. Source:
 * https://www.w3.org/TR/WOFF/
 */
export const unpackedFont = (woff: Buffer): Buffer => {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = woff.subarray(44 + i * 20, 64 + i * 20);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(start, start + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16),
      length,
      bytes,
      isPacked: packed < length,
    };
  });
  const head = Buffer.alloc(12 + tables.length * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [i, { tag, checksum, length, bytes, isPacked }] of tables.entries()) {
    const entry = head.subarray(12 + i * 16);
    tag.copy(entry);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(length, 12);
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-length & 3);
    parts.push(isPacked ? inflateSync(bytes) : bytes, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
};

const fonts = new Map<string, Buffer>();

/** Returns the font of a subset. It is read once. */
export const fontOf = (subset: Subset, weight: Weight): Buffer => {
  const name = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  const font = unpackedFont(readFileSync(resolveFile(name)));
  fonts.set(name, font);
  return font;
};
