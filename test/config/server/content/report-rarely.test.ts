import { expect, it } from 'vitest';
import { reportRarely } from '../../../../src/config/server/content/report-rarely.ts';

it('the same trouble is reported once a minute, another one at once', () => {
  let now = 0;
  const told: string[] = [];
  const report = reportRarely({ now: () => now }, (trouble) => void told.push(trouble));
  for (now = 0; now < 60_000; now += 1000) report('down');
  report('nonsense');
  expect(told).toEqual(['down', 'nonsense']);
  report('down');
  expect(told).toEqual(['down', 'nonsense', 'down']);
});

it('different troubles are reported 200 times at most', () => {
  const told: string[] = [];
  const report = reportRarely({ now: () => 0 }, (trouble) => void told.push(trouble));
  for (let kind = 0; kind < 10_000; kind += 1) report(String(kind));
  expect(told).toHaveLength(200);
});
