import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillOpen } from './trace/open.ts';
import { idsOf, passedInPlaywright, passedInVitest, traceFaults } from './trace/proved.ts';

/**
 * Which requirements no test proves. With `--ran`, as `npm test` asks it, a title counts only if its test ran and passed,
 * and a requirement without one fails. Without it titles are read from the sources: quick, and it never fails. `--write`
 * marks in the list which are proved.
 */
const list = 'docs/requirements.md';
const row = /^\| *(?:✓ )?([A-Z0-9]+-\d+) *\|/;
const ran = process.argv.includes('--ran');

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
/** Where a text ends, and what the checks of the conformance suite say of themselves. */
const written = /((?:· [A-Z0-9]+-\d+ ?)+)['"`]|proves: \[([^\]]*)\]/g;
const inSources = (): readonly string[] =>
  [...filesIn('test'), ...filesIn('e2e'), ...filesIn('src/conformance')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].flatMap(
      ([, title = '', proves = '']) => `${title} ${proves}`.match(/[A-Z0-9]+-\d+/g) ?? [],
    ),
  );

const report = (file: string): never => {
  const path = join('test-results', file);
  if (!existsSync(path)) throw new Error(`${path} is not there: npm test writes it`);
  return JSON.parse(readFileSync(path, 'utf8')) as never;
};
const inResults = (): readonly string[] =>
  [
    ...passedInVitest(report('rules.json')),
    ...passedInVitest(report('vitest.json')),
    ...passedInPlaywright(report('e2e.json')),
  ].flatMap(idsOf);

const proved = new Set(ran ? inResults() : inSources());
const lines = readFileSync(list, 'utf8').split('\n');
const ids = lines.flatMap((line) => row.exec(line)?.[1] ?? []);
const open = ids.filter((name) => !proved.has(name));
const faults = traceFaults(ids, proved, stillOpen);

console.log(
  `${ids.length - open.length} of ${ids.length} requirements are ${ran ? 'proved by a test that passed' : 'named by a test'}.`,
);
if (open.length > 0) console.log(`Without a test: ${open.join(', ')}`);
for (const fault of faults) console.log(fault);
for (const id of stillOpen)
  if (proved.has(id)) console.log(`${id} is proved: it need not stand in scripts/trace/open.ts`);

if (process.argv.includes('--write')) {
  const marked = lines.map((line) =>
    line.replace(row, (_all, name: string) => `| ${proved.has(name) ? '✓ ' : ''}${name} |`),
  );
  writeFileSync(list, marked.join('\n'));
}
if (ran && faults.length > 0) process.exit(1);
