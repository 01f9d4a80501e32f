import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** One file of a typeface, as small as a shop's first screen can afford. */
interface Part {
  readonly family: string;
  readonly weight: number | { readonly min: number; readonly max: number };
  readonly letters: string;
  /** Features that stay; kerning of a font with weights is half of its size. */
  readonly features: readonly string[];
}

const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = 'ÄÖÜßäöü';
const romance = 'ÀÁÂÆÇÈÉÊËÌÍÎÏÑÒÓÔÙÚÛàáâæçèéêëìíîïñòóôùúûÿŒœ';
const marks = '\u00a0\u202f«»–—‘’“”„…‹›•°€−';
const text = `${plain}${german}${romance}${marks}£¥§©®±²·×½™`;
/** Headings have no use for a programmer's signs. */
const heading = `${plain.replace(/[#$*<=>@[\\\]^_`{|}~]/g, '')}${german}${romance}${marks}`;
const all = { min: 400, max: 800 };

const parts: readonly Part[] = [
  { family: 'figtree', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'manrope', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'nunito-sans', weight: all, letters: text, features: ['kern', 'tnum'] },
  { family: 'outfit', weight: 600, letters: heading, features: ['kern', 'tnum'] },
  { family: 'newsreader', weight: 500, letters: heading, features: ['kern'] },
  // Beside Newsreader there is no room for its kerning, which is as large as its letters.
  { family: 'instrument-sans', weight: { min: 400, max: 700 }, letters: text, features: ['tnum'] },
];

const folder = join(import.meta.dirname, '..', 'src', 'ui', 'fonts');
const packages = createRequire(import.meta.url);

for (const { family, weight, letters, features } of parts) {
  const home = dirname(packages.resolve(`@fontsource-variable/${family}/package.json`));
  const whole = await readFile(join(home, 'files', `${family}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: { wght: weight },
  });
  await writeFile(join(folder, `${family}.woff2`), part);
  await copyFile(join(home, 'LICENSE'), join(folder, `${family}.license.txt`));
  console.log(`${family.padEnd(16)} ${(part.length / 1000).toFixed(1).padStart(5)} kB`);
}
