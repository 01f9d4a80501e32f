import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Breaks every rule of `src/domain` in every small way and sees whether its tests notice. A run of everything writes
 * `docs/mutation.md`; with `--mutate src/domain/cart/coupon.ts` only what survived is printed. What was broken before
 * and has not changed is not broken again, unless `--force`. `--report` writes down what the last run found.
 */
const document = 'docs/mutation.md';
const report = 'reports/mutation.json';
const asked = process.argv.slice(2);
const onlyReport = asked.includes('--report');
const isPart = asked.includes('--mutate') || asked.includes('-m');

const status = onlyReport ? 0 : (spawnSync('stryker', ['run', ...asked], { stdio: 'inherit' }).status ?? 1);
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

/** On one line and not too long, as a table wants it. */
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
const shortName = (file: string) => file.replace('src/domain/', '');

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

const folders = [...new Set(Object.keys(files).map((file) => shortName(file).split('/')[0] ?? ''))].sort();
const score = (some: readonly Mutant[]): string => {
  const dead = some.filter(died).length;
  const all = dead + some.filter(lived).length;
  return `${all} | ${dead} | ${all - dead} | ${all === 0 ? '–' : `${((dead / all) * 100).toFixed(1)} %`}`;
};
const mutantsIn = (folder: string) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    shortName(file).startsWith(`${folder}/`) ? mutants : [],
  );

const [, byHand = ''] = /<!-- by hand -->\n([\s\S]*?)<!-- end -->/.exec(old) ?? [];
const text = `# Do the tests notice a broken rule?

Written by \`npm run mutation\`; the reasons and the part between the marks are written by hand and kept. Stryker changes
\`src/domain\` in one small way after the other (a \`<\` into a \`<=\`, a condition into \`true\`, a text into an empty one)
and runs the tests of \`test/domain\` that reach the change. A change that no test notices has survived. Fewer than 95 %
noticed fails. \`npm run mutation -- --mutate src/domain/cart/coupon.ts\` asks for one file.

| subject | changes | noticed | survived | score |
|---|---|---|---|---|
${folders.map((folder) => `| ${folder} | ${score(mutantsIn(folder))} |`).join('\n')}
| **all** | ${score(Object.values(files).flatMap(({ mutants }) => mutants))} |

<!-- by hand -->
${byHand}<!-- end -->

## What survived, and why

| file | kind | instead of | stands | why no test notices |
|---|---|---|---|---|
${survivors.map((key) => `${key} ${reasons.get(key) ?? notYet} |`).join('\n')}
`;
writeFileSync(document, text);
console.log(`${survivors.length} survivors in ${document}`);
process.exit(status);
