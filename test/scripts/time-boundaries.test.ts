import { describe, expect, it } from 'vitest';
import { timeTrespasses } from '../../scripts/boundaries/time.ts';

const inUi = (source: string) => timeTrespasses('src/ui/account/Some.tsx', source);

describe('the check for direct use of the clock', () => {
  it.each([
    'const today = new Date().toISOString();',
    'const now = Date.now();',
    'makeCache({ now: Date.now })',
    'new Date(clock.now()).toISOString().slice(0, 10)',
    'new Date(clock.now())\n  .toISOString()\n  .slice(0, 10)',
    'date.getUTCDate()',
    'date.getFullYear() + 1',
    'date.setUTCFullYear(2030)',
    "new Intl.DateTimeFormat('de', { timeZone: 'Europe/Zurich' })",
  ])('reports %j · TIME-1', (source) => expect(inUi(source)).toHaveLength(1));

  it.each([
    'today(clock)',
    'new Date(clock.now())',
    'row.created_at.toISOString()',
    '/** Date.now is asked by nobody. */',
    'const at = 1; // new Date() would be wrong',
    "fetch('https://example.org')",
    'Date.parse(text)',
  ])('allows %j', (source) => expect(inUi(source)).toEqual([]));

  it('allows the one clock module, and the one module of the shop’s day', () => {
    expect(timeTrespasses('src/config/clock.ts', 'export const now = () => Date.now();')).toEqual([]);
    expect(timeTrespasses('src/domain/shared/shop-day.ts', "const zone = 'Europe/Zurich';")).toEqual([]);
    expect(timeTrespasses('src/domain/shared/shop-day.ts', 'Date.now()')).toHaveLength(1);
  });
});
