import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import axe from 'axe-core';
import { sourceIdFile } from '../src/config/build/source-id.ts';
import { shopDay } from '../src/domain/shared/shop-day.ts';
import { checksFile, readCheck } from './accessibility/check.ts';
import { mergeChecks } from './accessibility/merge-checks.ts';
import { type JourneysReport, whyNotWhole } from './accessibility/why-not-whole.ts';

/**
 * Writes what the journeys found in their accessibility checks, for the accessibility statement. The last stage of `npm
 * test`.
 */
const written = 'dist/accessibility.json';
const report = JSON.parse(readFileSync('test-results/e2e.json', 'utf8')) as JourneysReport;
const journeys = globSync('e2e/*.spec.ts').map((file) => basename(file));
const checks = readFileSync(checksFile, 'utf8').split('\n').filter(Boolean).map(readCheck);
const why = whyNotWhole(report, journeys, checks.length);
if (why !== undefined) {
  console.error(`${written} was not written: ${why}.`);
  process.exit(1);
}
const build = mergeChecks(checks, {
  sources: readFileSync(`dist/${sourceIdFile}`, 'utf8'),
  day: shopDay(Date.now()),
  tool: `axe-core ${axe.version}`,
});
writeFileSync(written, `${JSON.stringify(build, null, 2)}\n`);
console.log(`${checks.length} checks of ${build.pages.length} pages were written to ${written}.`);
