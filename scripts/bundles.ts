import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { BundleEntry } from '../src/config/build/bundle-report.ts';

/** Prints what the scripts of the last build consist of: `npm run bundles -- kernel base`, or all of them. */
const client = 'dist/client';
const report = `${client}/.vite/bundles.json`;
if (!existsSync(report)) {
  console.error('There is no build: run `npm run build` first');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const entries = JSON.parse(readFileSync(report, 'utf8')) as readonly BundleEntry[];
const packed = (file: string): number => {
  const path = `${client}/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

/** The number of sources to print; enough to show what a script is about. */
const shown = 12;
const named = entries.filter(
  ({ file }) => wanted.length === 0 || wanted.some((name) => basename(file).startsWith(`${name}-`)),
);
for (const { file, imports, modules } of named.sort((a, b) => packed(b.file) - packed(a.file))) {
  console.log(`${basename(file)}  ${(packed(file) / 1000).toFixed(2)} kB`);
  if (imports.length > 0) console.log(`  needs ${imports.map((one) => basename(one)).join(', ')}`);
  const sources = wanted.length > 0 ? modules : modules.slice(0, shown);
  for (const [source, bytes] of sources) console.log(`  ${String(bytes).padStart(7)}  ${source}`);
  if (sources.length < modules.length) console.log(`           and ${modules.length - sources.length} more`);
}
