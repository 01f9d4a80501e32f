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
const trespasses = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  timeTrespasses(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')),
);
for (const trespass of trespasses) console.error(trespass);
process.exit(violations.length + trespasses.length > 0 || totalCruised < 100 ? 1 : 0);
