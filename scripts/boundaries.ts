import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { timeTrespasses } from './boundaries/time.ts';

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
      readonly cycle?: readonly { readonly name: string }[];
    }[];
  };
}

/** Checks which folder imports which. Also fails if the checker reads no files, because it would then find no errors. */
const { stdout, stderr } = spawnSync(
  'depcruise',
  ['src', '--config', '.dependency-cruiser.cjs', '-T', 'json'],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
if (!stdout) {
  console.error(stderr);
  process.exit(1);
}
const { totalCruised, violations } = (JSON.parse(stdout) as Cruise).summary;
for (const { rule, from, to, cycle } of violations)
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
if (totalCruised < 100)
  console.error('Fewer than 100 modules were read. Is the TypeScript parser installed?');
const files = globSync('src/**/*.{ts,tsx}').map((file) => ({
  file: file.replaceAll('\\', '/'),
  source: readFileSync(file, 'utf8'),
}));
// The figures of `docs/architecture.md`.
const lines = files.map(({ source }) => source.split('\n').length - 1).toSorted((one, other) => one - other);
const above = (length: number): number => lines.filter((count) => count > length).length;
console.log(
  `${lines.length} files, median ${lines[lines.length >> 1]} lines, ${above(99)} above 99, ${above(150)} above 150, ${above(200)} above 200, the largest ${lines.at(-1)}`,
);
const trespasses = files.flatMap(({ file, source }) => timeTrespasses(file, source));
for (const trespass of trespasses) console.error(trespass);
process.exit(violations.length + trespasses.length > 0 || totalCruised < 100 ? 1 : 0);
