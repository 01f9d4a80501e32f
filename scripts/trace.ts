import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which requirements no test names. `--write` marks in the list which are proved. Informative: it never fails. */
const list = 'docs/requirements.md';
const row = /^\| *(?:✓ )?([A-Z0-9]+-\d+) *\|/;
/** The end of a test's title: `… · CART-1 · PRICE-2`. Every id is written out. */
const titleEnd = /((?:· [A-Z0-9]+-\d+ ?)+)['"`]/g;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );

const proved = new Set<string>();
for (const file of [...filesIn('test'), ...filesIn('e2e')])
  for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(titleEnd))
    for (const [id] of ids.matchAll(/[A-Z0-9]+-\d+/g)) proved.add(id);

const lines = readFileSync(list, 'utf8').split('\n');
const ids = lines.flatMap((line) => row.exec(line)?.[1] ?? []);
const open = ids.filter((name) => !proved.has(name));
const unknown = [...proved].filter((name) => !ids.includes(name));

console.log(`${ids.length - open.length} of ${ids.length} requirements are named by a test.`);
if (open.length > 0) console.log(`Without a test: ${open.join(', ')}`);
if (unknown.length > 0) console.log(`Named by a test but not in the list: ${unknown.join(', ')}`);

if (process.argv.includes('--write')) {
  const marked = lines.map((line) =>
    line.replace(row, (_all, name: string) => `| ${proved.has(name) ? '✓ ' : ''}${name} |`),
  );
  writeFileSync(list, marked.join('\n'));
}
