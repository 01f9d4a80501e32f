import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { misplacedNamings, readNamings, unlistedSources } from './trace/namings.ts';
import { stillOpen } from './trace/open.ts';
import { idsOf, passedInPlaywright, passedInVitest, skippedInVitest, traceFaults } from './trace/proved.ts';
import { tableOf, unwired } from './trace/table.ts';

/**
 * Which tests prove each requirement. Writes `docs/trace.md` from the sources, and fails for a rule without a test that
 * it is wired in. With `--ran`, as at the end of `npm test`, a title counts only if its test ran and passed, and a
 * requirement without one fails. `--write` marks in the list which are proved. If `npm test` had to go without a server
 * (`TEST_WITHOUT`), what only its skipped tests prove is printed instead.
 */
const list = 'docs/requirements.md';
const document = 'docs/trace.md';
const introduction = 'scripts/trace/introduction.md';
const row = /^\| *(?:✓ )?([A-Z0-9]+-\d+) *\|/;
const asked = (flag: string): boolean => process.argv.includes(flag);

const lines = readFileSync(list, 'utf8').split('\n');
const ids = lines.flatMap((line) => row.exec(line)?.[1] ?? []);

const report = (file: string): never => {
  const path = join('test-results', file);
  if (!existsSync(path)) throw new Error(`${path} does not exist. npm test writes it`);
  return JSON.parse(readFileSync(path, 'utf8')) as never;
};
const inResults = (): readonly string[] =>
  [
    ...passedInVitest(report('rules.json')),
    ...passedInVitest(report('vitest.json')),
    ...passedInPlaywright(report('e2e.json')),
  ].flatMap(idsOf);

const namings = readNamings();
const skippedHere = (): readonly string[] =>
  asked('--ran') && process.env.TEST_WITHOUT ? skippedInVitest(report('vitest.json')).flatMap(idsOf) : [];
const inSources = (): readonly string[] =>
  [...namings.law, ...namings.wiring, ...namings.journey].flatMap(({ ids: named }) => named);

/** Writes the table; returns whether each rule in it is wired in. */
const writeTable = (): boolean => {
  const text = [readFileSync(introduction, 'utf8').trim(), '', ...tableOf(ids, namings), ''].join('\n');
  writeFileSync(document, text);
  const alone = unwired(ids, namings);
  for (const rule of alone)
    console.error(
      `${rule}: only tests in test/domain name it. Put "· ${rule}" at the end of the title of a test elsewhere in test or in e2e, one that fails without the rule`,
    );
  return alone.length === 0;
};

const checkProofs = (): boolean => {
  const proved = new Set(asked('--ran') ? inResults() : inSources());
  const open = ids.filter((name) => !proved.has(name));
  const skipped = new Set(skippedHere());
  const faults = [
    ...traceFaults(ids, proved, new Set([...stillOpen, ...skipped])),
    ...misplacedNamings(),
    ...unlistedSources(ids),
  ];
  console.log(
    `${ids.length - open.length} of ${ids.length} requirements are ${asked('--ran') ? 'proved by a test that passed' : 'named by a test'}.`,
  );
  if (open.length > 0) console.log(`Without a test: ${open.join(', ')}`);
  if (open.some((id) => skipped.has(id))) console.log(`Skipped without ${process.env.TEST_WITHOUT}`);
  for (const fault of faults) console.log(fault);
  for (const id of stillOpen)
    if (proved.has(id)) console.log(`${id} is proved: remove it from scripts/trace/open.ts`);
  if (asked('--write')) {
    const marked = lines.map((line) =>
      line.replace(row, (_all, name: string) => `| ${proved.has(name) ? '✓ ' : ''}${name} |`),
    );
    writeFileSync(list, marked.join('\n'));
  }
  return faults.length === 0;
};

const isProved = checkProofs();
const isWired = asked('--ran') || writeTable();
process.exitCode = isProved && isWired ? 0 : 1;
