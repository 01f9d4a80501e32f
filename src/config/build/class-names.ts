import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { digitsFirst } from './short-names.ts';

const classes = /(?<=\.)[a-zA-Z]\w*/g;

/** Returns the class names in a stylesheet. */
export const classesOf = (css: string): readonly string[] => [...new Set(css.match(classes))];

/**
 * Creates short names for the classes of CSS modules, because these are part of the stylesheet, markup and script of
 * every page. They are numbered per file, because similar neighbours compress best. Account and cart come first and get
 * names with digits; the letters-only names left for public pages compress better still.
 */
export const makeClassNames = (root: string): ((local: string, file: string) => string) => {
  const names = digitsFirst();
  const known = new Map<string, string>();
  const nameOf = (local: string, file: string): string => {
    const owner = `${relative(root, file.split('?')[0] ?? file)}:${local}`;
    const name = known.get(owner) ?? names.next().value;
    known.set(owner, name);
    return name;
  };
  for (const file of globSync('src/ui/**/*.module.css', { cwd: root }).sort())
    for (const local of classesOf(readFileSync(`${root}/${file}`, 'utf8'))) nameOf(local, `${root}/${file}`);
  return nameOf;
};
