import { describe, expect, it } from 'vitest';
import { consentCategories } from '../../../src/domain/tracking/consent.ts';
import { cookies } from '../../../src/domain/tracking/cookies.ts';
import { goesWith, keptFor, keptThings, saidLifetime } from '../../../src/domain/tracking/kept-things.ts';

/** Nothing says what would stand in them. */
const unwritten = ['vsf-sdp', 'vsf-sdp-product', 'vsf-fs', 'vsf-email-reorder'];

describe('what the shop keeps in a browser', () => {
  it('names every cookie once, with the lifetime that it has · TRK-3 · TRK-7', () => {
    for (const { name, maxAge } of cookies.filter((cookie) => !unwritten.includes(cookie.name)))
      expect(keptThings.filter((thing) => thing.name === name).map(({ lifetime }) => lifetime)).toEqual([
        maxAge ?? 'session',
      ]);
    expect(consentCategories.flatMap(keptFor)).toHaveLength(keptThings.length);
  });

  it('names no cookie that nobody writes · TRK-7', () => {
    expect(keptThings.filter(({ name }) => unwritten.includes(name))).toEqual([]);
  });

  it.each([
    ['vsf-tracking', 'marketing', true],
    ['vsf-tracking', 'statistics', false],
    ['_ga', 'statistics', true],
    ['_ga_ABC123', 'statistics', true],
    ['_ga_', 'statistics', false],
    ['_gat', 'statistics', false],
    ['dioptra.okulino.seen', 'preferences', true],
    ['dioptra.okulino.lens', 'preferences', false],
    ['cart_id', 'marketing', false],
  ] as const)('%s goes with %s: %s · TRK-7', (name, category, goes) =>
    expect(goesWith(name, category)).toBe(goes),
  );

  it.each([
    [14_400, { unit: 'hours', count: 4 }],
    [86_400, { unit: 'hours', count: 24 }],
    [172_800, { unit: 'hours', count: 48 }],
    [604_800, { unit: 'days', count: 7 }],
    [15_552_000, { unit: 'days', count: 180 }],
  ])('lives %d seconds, as people say it', (seconds, said) => expect(saidLifetime(seconds)).toEqual(said));
});
