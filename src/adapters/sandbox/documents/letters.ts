import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

/** Returns the subset whose font contains a letter. A letter that no font contains is drawn as an empty box. */
const subsetOf = (letter: string): Subset => {
  const point = letter.codePointAt(0) ?? 0;
  const found = coverage().find(([, ranges]) => ranges.some(({ from, to }) => point >= from && point <= to));
  return found?.[0] ?? 'latin';
};

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Splits a text where the font changes, because a name may be written in any alphabet of Europe. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
    const last = runs.at(-1);
    const subset = last && /\s/u.test(letter) ? last.subset : subsetOf(letter);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs;
};

/** Returns the path of a font file. */
export const fontFile = (subset: Subset, weight: Weight): string =>
  resolveFile(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
