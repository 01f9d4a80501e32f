import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from './browsers/chromium.ts';
import { firefox } from './browsers/firefox.ts';
import { journeys } from './browsers/journeys.ts';
import { layLine } from './browsers/line.ts';
import { play } from './browsers/play.ts';
import {
  added,
  type Played,
  type Result,
  readReport,
  reportIn,
  reportOf,
  withReport,
} from './browsers/report.ts';
import { webkit } from './browsers/webkit.ts';
import { pace } from './pace.ts';
import { runShop } from './running-shop.ts';

const usage = `npm run browsers                         runs all journeys in every installed browser, after npm run build
npm run browsers -- --in firefox,webkit  only in these browsers
npm run browsers -- --of purchase        only journeys with this word in their name
npm run browsers -- --at 3000            on the running shop at this port, with test controls on
npm run browsers -- --pictures folder    saves screenshots in this folder`;

const page = 'docs/browsers.md';

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    of: { type: 'string' },
    at: { type: 'string' },
    port: { type: 'string', default: '4460' },
    pictures: { type: 'string' },
  },
});
const all = [chromium, firefox, webkit];
const engines = all.filter(({ name }) => values.in?.split(',').includes(name.toLowerCase()) ?? true);
const asked = journeys.filter(({ name }) => name.includes(values.of ?? ''));
if (engines.length === 0 || asked.length === 0) {
  console.error(usage);
  process.exit(2);
}

pace();
const port = Number(values.at ?? values.port);
const shop = values.at ? undefined : await runShop(port);
const browsers: Played['browsers'][number][] = [];
const results: Result[] = [];
try {
  const line = await layLine(port);
  for (const engine of engines) {
    const absent = engine.absent();
    if (absent) {
      console.log(`${engine.name}: ${absent}`);
      browsers.push({ name: engine.name, absent });
      continue;
    }
    const browser = await engine.start();
    console.log(`${browser.name} ${browser.version}`);
    browsers.push({ name: browser.name, version: browser.version });
    for (const journey of asked) {
      const wrong = await play(browser, journey, line, values.pictures);
      results.push({ browser: browser.name, journey: journey.name, wrong });
      console.log(`  ${wrong.length === 0 ? 'holds' : 'FAILS'}  ${journey.name}`);
      for (const text of wrong) console.log(`         ${text}`);
    }
    await browser.end();
  }
  await line.close();
} finally {
  await shop?.stop();
}

const played = { day: new Date().toISOString().slice(0, 10), browsers, results };
const written = readFileSync(page, 'utf8');
const names = journeys.map(({ name }) => name);
const together = added(readReport(reportIn(written)), played, names);
writeFileSync(page, withReport(written, reportOf(together)));
const failed = results.filter(({ wrong }) => wrong.length > 0).length;
console.log(failed === 0 ? 'All checks passed' : `${failed} of ${results.length} fail`);
process.exit(failed === 0 && results.length > 0 ? 0 : 1);
