import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { digitsFirst } from './short-names.ts';

const classes = /(?<=\.)[a-zA-Z]\w*/g;

/** The classes that a sheet names, as it names them. */
export const classesOf = (css: string): readonly string[] => [...new Set(css.match(classes))];

/**
 * Short names for the classes of the CSS modules: they travel in sheet, markup and script of every page. They are
 * numbered file by file, because neighbours that look alike are packed best. Account and cart come first and have the
 * names with digits: those of letters alone, which public pages have then, are packed better still.
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
