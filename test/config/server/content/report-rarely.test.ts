import { expect, it } from 'vitest';
import { reportRarely } from '../../../../src/config/server/content/report-rarely.ts';

it('passes the same trouble on once a minute, and another at once', () => {
  let now = 0;
  const told: string[] = [];
  const report = reportRarely({ now: () => now }, (trouble) => void told.push(trouble));
  for (now = 0; now < 60_000; now += 1000) report('down');
  report('nonsense');
  expect(told).toEqual(['down', 'nonsense']);
  report('down');
  expect(told).toEqual(['down', 'nonsense', 'down']);
});

it('does not grow with what it is told', () => {
  const told: string[] = [];
  const report = reportRarely({ now: () => 0 }, (trouble) => void told.push(trouble));
  for (let kind = 0; kind < 10_000; kind += 1) report(String(kind));
  expect(told).toHaveLength(200);
});
