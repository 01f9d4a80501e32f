import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** One file of a typeface, small enough for a shop's first screen. */
interface Part {
  readonly family: string;
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly letters: string;
  /** Font features that are kept; kerning is half of the size of a variable-weight font. */
  readonly features: readonly string[];
  /** All weights use the kerning of this one: a font with weights then needs half as much space for it. */
  readonly kernedAs?: number;
}

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'ÄÖÜßäöü';
const romance = 'ÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛàáâæçèéêëìíîïñòóôùúûÿŒœ';
const marks = '\u00a0\u202f«»–—‘’“”„…‹›•°€−';
const text = `${plain}${german}${romance}${marks}£¥§©®±²·×½™`;
/** Headings do not need programming characters. */
const heading = `${plain.replace(/[#$*<=>@[\\\]^_`{|}~]/g, '')}${german}${romance}${marks}`;
/** What the shop's own four languages and an address need. */
const lean = `${plain.replace(/[#$*<=>[\\\]^`{|}~]/g, '')}${german}ÀÂÇÈÉÊÎÔàáâæçèéêëìîïòóôùûœ${marks}×©`;
const all = { min: 400, max: 800 };

const parts: readonly Part[] = [
  { family: 'figtree', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'manrope', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'nunito-sans', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'outfit', weight: 600, letters: heading, features: ['kern', 'tnum'] },
  { family: 'newsreader', weight: 500, letters: heading, features: ['kern'] },
  // Newsreader leaves little space: fewer letters, one kerning for all weights.
  {
    family: 'instrument-sans',
    weight: { min: 400, max: 700 },
    letters: lean,
    features: ['kern', 'tnum'],
    kernedAs: 500,
  },
];

/**
 * Fonts for drawings on the server, which set words as outlines: one weight, for a reader that does not support newer
 * formats.
 */
const drawnLetters = [
  { family: 'figtree', style: 'normal', weight: 800 },
  { family: 'manrope', style: 'normal', weight: 700 },
  { family: 'outfit', style: 'normal', weight: 600 },
  { family: 'newsreader', style: 'normal', weight: 500 },
  { family: 'newsreader', style: 'italic', weight: 500 },
  { family: 'nunito-sans', style: 'normal', weight: 800 },
] as const;

const folder = join(import.meta.dirname, '..', 'src', 'ui', 'fonts');
const drawnFolder = join(import.meta.dirname, '..', 'src', 'config', 'server', 'files', 'letters');
const packages = createRequire(import.meta.url);

const tableEntry = 16;
const tablesFrom = 12;

/** Tables of a font by their names. Source: OpenType, "Organization of an OpenType Font". */
const tablesOf = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = tablesFrom + index * tableEntry;
      const from = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );

/** Checksums stay empty: the program that packs the font computes them again. */
const fontOf = (tables: ReadonlyMap<string, Buffer>): Buffer => {
  const entries = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(tablesFrom + entries.length * tableEntry);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(entries.length, 4);
  const bodies: Buffer[] = [];
  let from = head.length;
  for (const [index, [name, body]] of entries.entries()) {
    const at = tablesFrom + index * tableEntry;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    from += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
};

const partOf = async (whole: Buffer, { weight, letters, features, kernedAs }: Part): Promise<Buffer> => {
  const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2', wght: Part['weight']) =>
    subsetFont(font, letters, {
      targetFormat,
      noHinting: true,
      keepFeatures: features,
      variationAxes: { wght },
    });
  if (kernedAs === undefined) return cut(whole, 'woff2', weight);
  const [tables, one] = [await cut(whole, 'sfnt', weight), await cut(whole, 'sfnt', kernedAs)].map(tablesOf);
  const kerning = one?.get('GPOS');
  if (!tables || !kerning) throw new Error('The font has no kerning');
  return cut(fontOf(tables.set('GPOS', kerning)), 'woff2', weight);
};

for (const described of parts) {
  const { family } = described;
  const home = dirname(packages.resolve(`@fontsource-variable/${family}/package.json`));
  const whole = await readFile(join(home, 'files', `${family}-latin-wght-normal.woff2`));
  const part = await partOf(whole, described);
  await writeFile(join(folder, `${family}.woff2`), part);
  await copyFile(join(home, 'LICENSE'), join(folder, `${family}.license.txt`));
  console.log(`${family.padEnd(16)} ${(part.length / 1000).toFixed(1).padStart(5)} kB`);
}

for (const { family, style, weight } of drawnLetters) {
  const home = dirname(packages.resolve(`@fontsource-variable/${family}/package.json`));
  const whole = await readFile(join(home, 'files', `${family}-latin-wght-${style}.woff2`));
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff',
    noHinting: true,
    keepFeatures: ['kern'],
    variationAxes: { wght: weight },
  });
  const name = style === 'normal' ? family : `${family}-${style}`;
  await writeFile(join(drawnFolder, `${name}.woff`), part);
  console.log(`${name.padEnd(17)} ${(part.length / 1000).toFixed(1).padStart(5)} kB, as outlines`);
}
