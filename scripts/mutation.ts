import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { storeyOf } from './mutation/storeys.ts';

/**
 * Mutation test of one layer: makes every small change and checks whether its tests notice. The layer is the rules, or
 * with `--of application` another of `mutation/storeys.ts`. A complete run writes its part of `docs/mutation.md`; with
 * `--mutate src/domain/cart/coupon.ts` only survivors are printed. Unchanged code that was tested before is skipped,
 * unless `--force`. `--report` writes what the last run found.
 */
const { values, positionals } = parseArgs({
  options: {
    of: { type: 'string', default: 'domain' },
    report: { type: 'boolean', default: false },
    mutate: { type: 'string', short: 'm' },
    force: { type: 'boolean', default: false },
    concurrency: { type: 'string' },
  },
  allowPositionals: true,
});
const storey = storeyOf(values.of);
const document = 'docs/mutation.md';
const report = `reports/mutation-${storey.name}.json`;
const asked = [
  ...positionals,
  ...(values.mutate === undefined ? [] : ['--mutate', values.mutate]),
  ...(values.force ? ['--force'] : []),
  ...(values.concurrency === undefined ? [] : ['--concurrency', values.concurrency]),
];
const isPart = values.mutate !== undefined;

const status = values.report
  ? 0
  : (spawnSync('stryker', ['run', ...asked], {
      stdio: 'inherit',
      env: { ...process.env, MUTATED: storey.name },
    }).status ?? 1);
if (!existsSync(report)) process.exit(status || 1);

interface Place {
  readonly line: number;
  readonly column: number;
}
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status:
    | 'Killed'
    | 'Timeout'
    | 'Survived'
    | 'NoCoverage'
    | 'Ignored'
    | 'CompileError'
    | 'RuntimeError';
  readonly location: { readonly start: Place; readonly end: Place };
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
const { files }: Report = JSON.parse(readFileSync(report, 'utf8'));

/** Shortens code to one line of limited length, for a table. */
const brief = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
const cell = (code: string): string => `\`${brief(code).replace(/`/g, "'").replaceAll('|', '\\|')}\``;

const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
};

const lived = ({ status: end }: Mutant) => end === 'Survived' || end === 'NoCoverage';
const died = ({ status: end }: Mutant) => end === 'Killed' || end === 'Timeout';
const roots = storey.mutate
  .filter((pattern) => !pattern.startsWith('!'))
  .map((pattern) => pattern.replace(/\*.*$/, ''));
/** Without the folder that all files of the storey share. */
const shared = roots.length === 1 ? (roots[0] ?? '') : 'src/';
const shortName = (file: string) => file.replace(shared, '');

/** One row for each survivor; the same change of the same words in one file is one row. */
const survivors = [
  ...new Set(
    Object.entries(files).flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(lived)
        .map(
          ({ location, mutatorName, replacement = '' }) =>
            `| ${shortName(file)} | ${mutatorName} | ${cell(textAt(source, location))} | ${cell(replacement)} |`,
        ),
    ),
  ),
].sort();

if (isPart) {
  console.log(survivors.join('\n'));
  process.exit(status);
}

/** Reasons are written by hand into the last column; a row that is written again keeps its own. */
const row = /^(\| \S+\.ts \| \w+ \| .* \|) ([^|]*) \|$/;
const old = existsSync(document) ? readFileSync(document, 'utf8') : '';
const reasons = new Map(
  old.split('\n').flatMap((line) => {
    const [, key, reason] = row.exec(line) ?? [];
    return key && reason ? [[key, reason] as const] : [];
  }),
);
const notYet = 'not looked at yet';

/** Of `cart/coupon.ts` the first folder, of what shares only `src/` the first two. */
const folderOf = (file: string) =>
  shortName(file)
    .split('/')
    .slice(0, -1)
    .slice(0, roots.length === 1 ? 1 : 3)
    .join('/') || '.';
const folders = [...new Set(Object.keys(files).map(folderOf))].sort();
const score = (some: readonly Mutant[]): string => {
  const dead = some.filter(died).length;
  const all = dead + some.filter(lived).length;
  return `${all} | ${dead} | ${all - dead} | ${all === 0 ? '–' : `${((dead / all) * 100).toFixed(1)} %`}`;
};
const mutantsIn = (folder: string) =>
  Object.entries(files).flatMap(([file, { mutants }]) => (folderOf(file) === folder ? mutants : []));

const mutants = Object.values(files).flatMap((file) => file.mutants);
const share =
  (mutants.filter(died).length / Math.max(1, mutants.filter((one) => died(one) || lived(one)).length)) * 100;
/** Reasons are written once a storey comes to its share; before, it says where tests are missing. */
const whatSurvived =
  share >= storey.least
    ? `What survived, and why:

| file | kind | original | mutation | why no test notices |
|---|---|---|---|---|
${survivors.map((key) => `${key} ${reasons.get(key) ?? notYet} |`).join('\n')}`
    : `It does not come to its share yet. What survived, by file; what these tests never reach, others may notice:

| file | never reached | unnoticed |
|---|---|---|
${Object.entries(files)
  .map(([file, { mutants: some }]) => {
    const ends = (end: Mutant['status']) => some.filter(({ status: one }) => one === end).length;
    return { file: shortName(file), never: ends('NoCoverage'), unnoticed: ends('Survived') };
  })
  .filter(({ never, unnoticed }) => never + unnoticed > 0)
  .sort((a, b) => b.never + b.unnoticed - a.never - a.unnoticed)
  .map(({ file, never, unnoticed }) => `| ${file} | ${never} | ${unnoticed} |`)
  .join('\n')}`;

const section = `## ${storey.title}

\`${storey.mutate.join('`, `')}\`, tried by \`${storey.tests.join('`, `')}\`. Fewer than ${storey.least} % noticed fails.

| subject | changes | noticed | survived | score |
|---|---|---|---|---|
${folders.map((folder) => `| ${folder} | ${score(mutantsIn(folder))} |`).join('\n')}
| **all** | ${score(mutants)} |

${whatSurvived}
`;
const [begin, end] = [`<!-- ${storey.name} -->\n`, `<!-- end of ${storey.name} -->\n`];
const [before = '', rest = ''] = old.split(begin);
writeFileSync(
  document,
  old.includes(begin)
    ? `${before}${begin}${section}${rest.slice(rest.indexOf(end))}`
    : `${old}\n${begin}${section}${end}`,
);
console.log(`${survivors.length} survivors in ${document}`);
process.exit(status);
