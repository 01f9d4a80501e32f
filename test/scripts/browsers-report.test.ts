import { expect, it } from 'vitest';
import {
  added,
  type Played,
  readReport,
  reportIn,
  reportOf,
  withReport,
} from '../../scripts/browsers/report.ts';

const page = 'Before.\n<!-- written by npm run browsers -->\nold\n<!-- end of what is written -->\nAfter.\n';

it('the browser report lists each journey and browser, failures and missing browsers', () => {
  const report = reportOf({
    day: '2026-11-26',
    browsers: [
      { name: 'Chromium', version: '156' },
      { name: 'Firefox', version: '153' },
      { name: 'WebKit', absent: 'not installed' },
    ],
    results: [
      { browser: 'Chromium', journey: 'buys', wrong: [] },
      { browser: 'Firefox', journey: 'buys', wrong: ['the button\nis covered by a note'] },
    ],
  });
  expect(report.split('\n')).toEqual([
    'Last played: 2026-11-26.',
    '',
    '| journey | Chromium 156 | Firefox 153 |',
    '|---|---|---|',
    '| buys | holds | fails |',
    '',
    '- WebKit: not installed',
    '',
    '- Firefox, buys: the button is covered by a note',
  ]);
});

it('a browser report replaces the previous one, and leaves the rest of the page unchanged', () => {
  const written = withReport(page, 'new');
  expect(written).toBe(page.replace('old', 'new'));
  expect(withReport(written, 'new')).toBe(written);
});

it('a browser report is rejected for a page without a section for it', () => {
  expect(() => withReport('Before.', 'new')).toThrow('no section');
});

const before: Played = {
  day: '2026-11-25',
  browsers: [
    { name: 'Chromium', version: '156' },
    { name: 'WebKit', version: '2.50 (GTK)' },
  ],
  results: [
    { browser: 'Chromium', journey: 'buys', wrong: ['no button'] },
    { browser: 'WebKit', journey: 'buys', wrong: [] },
    { browser: 'WebKit', journey: 'reads', wrong: [] },
  ],
};

it('a browser report is read back as it was written', () => {
  expect(readReport(reportIn(withReport(page, reportOf(before))))).toEqual(before);
});

it('a partial browser run keeps the last results of other browsers, and drops journeys that no longer exist', () => {
  const now: Played = {
    day: '2026-11-26',
    browsers: [
      { name: 'Chromium', version: '157' },
      { name: 'WebKit', absent: 'not installed' },
    ],
    results: [{ browser: 'Chromium', journey: 'buys', wrong: [] }],
  };
  expect(added(before, now, ['buys'])).toEqual({
    day: '2026-11-26',
    browsers: [
      { name: 'Chromium', version: '157' },
      { name: 'WebKit', version: '2.50 (GTK)' },
    ],
    results: [
      { browser: 'Chromium', journey: 'buys', wrong: [] },
      { browser: 'WebKit', journey: 'buys', wrong: [] },
    ],
  });
});
