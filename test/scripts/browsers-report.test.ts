import { expect, it } from 'vitest';
import { reportOf, withReport } from '../../scripts/browsers/report.ts';

const page = 'Before.\n<!-- written by npm run browsers -->\nold\n<!-- end of what is written -->\nAfter.\n';

it('writes each journey and browser, what failed, and what is not there', () => {
  const report = reportOf({
    day: '2026-11-26',
    browsers: [
      { name: 'Chromium', version: '156' },
      { name: 'Firefox', version: '153' },
      { name: 'WebKit', absent: 'not installed' },
    ],
    results: [
      { browser: 'Chromium', journey: 'buys', wrong: [] },
      { browser: 'Firefox', journey: 'buys', wrong: ['the button\nlies under a note'] },
    ],
  });
  expect(report.split('\n')).toEqual([
    'Last run: 2026-11-26.',
    '',
    '| journey | Chromium 156 | Firefox 153 |',
    '|---|---|---|',
    '| buys | holds | fails |',
    '',
    '- WebKit: not installed',
    '',
    '- Firefox, buys: the button lies under a note',
  ]);
});

it('takes the place of the run before, and leaves the rest of the page', () => {
  const written = withReport(page, 'new');
  expect(written).toBe(page.replace('old', 'new'));
  expect(withReport(written, 'new')).toBe(written);
});

it('refuses a page without a place for it', () => {
  expect(() => withReport('Before.', 'new')).toThrow('no place');
});
