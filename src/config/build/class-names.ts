import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { digitsFirst } from './short-names.ts';

const classes = /(?<=\.)[a-zA-Z]\w*/g;

/** Returns the class names in a stylesheet. */
export const classesOf = (css: string): readonly string[] => [...new Set(css.match(classes))];

/** Names of animations and ids: CSS modules replace these as well. */
const others = /(?<=@keyframes\s+)[a-zA-Z][\w-]*|(?<=#)[a-zA-Z][\w-]*(?=[,)\s])/g;

/**
 * Creates short names for the classes, animations and ids of CSS modules, because these are part of the stylesheet,
 * markup and script of every page. They are numbered per file before the build begins: similar neighbours compress
 * best, and the same sources give the same files, in whatever order their modules are built. Account and cart come
 * first and get names with digits; the letters-only names left for public pages compress better still.
 *
 * @throws for a name that no stylesheet declares.
 */
export const makeClassNames = (root: string): ((local: string, file: string) => string) => {
  const names = digitsFirst();
  const known = new Map<string, string>();
  const ownerOf = (local: string, file: string): string =>
    `${relative(root, file.split('?')[0] ?? file)}:${local}`;
  const sheets = globSync('src/ui/**/*.module.css', { cwd: root })
    .sort()
    .map((file) => [`${root}/${file}`, readFileSync(`${root}/${file}`, 'utf8')] as const);
  for (const namesOf of [classesOf, (css: string) => [...new Set(css.match(others))]])
    for (const [file, css] of sheets)
      for (const local of namesOf(css)) {
        const owner = ownerOf(local, file);
        if (!known.has(owner)) known.set(owner, names.next().value);
      }
  return (local, file) => {
    const name = known.get(ownerOf(local, file));
    if (name === undefined) throw new Error(`${local} in ${file} has no short name: it is declared nowhere`);
    return name;
  };
};
