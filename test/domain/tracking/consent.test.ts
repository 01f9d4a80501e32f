import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import {
  allAccepted,
  answered,
  consentCategories,
  consentLanguage,
  consentPollMs,
  type Granted,
  grantOf,
  mayRun,
  unasked,
  withdrawn,
} from '../../../src/domain/tracking/consent.ts';

/** A port that needs consent. */
const count = (_granted: Granted<'statistics'>): string => 'counted';

const optional = ['preferences', 'statistics', 'marketing'] as const;

describe('consent', () => {
  it.each([
    ['necessary', unasked, true],
    ['statistics', unasked, false],
    ['marketing', unasked, false],
    ['preferences', unasked, false],
    ['necessary', answered([]), true],
    ['statistics', answered([]), false],
    ['statistics', answered(['statistics']), true],
    ['marketing', answered(['statistics']), false],
  ] as const)('allows %s after %j: %s · TRK-7', (category, consent, runs) =>
    expect(mayRun(category, consent)).toBe(runs),
  );

  it('is at first not asked for, which differs from a refusal · TRK-7', () => {
    expect(unasked).toEqual({ _tag: 'Unasked' });
    expect(answered([])).toEqual({ _tag: 'Answered', allowed: new Set() });
  });

  it('is needed for every category except the necessary one, for each separately · TRK-7', () =>
    fc.assert(
      fc.property(fc.subarray([...optional]), fc.constantFrom(...consentCategories), (allowed, category) => {
        const given = category === 'necessary' || allowed.some((one) => one === category);
        expect(mayRun(category, answered(allowed))).toBe(given);
        expect(mayRun(category, unasked)).toBe(category === 'necessary');
      }),
    ));

  it('to everything leaves the consent to lens values unchanged · LAW-30', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (answers, values) => {
        const before = values ? (['values'] as const) : [];
        const now = answers ? answered(before) : { ...unasked, allowed: new Set(before) };
        expect(allAccepted(now).includes('values')).toBe(values);
        for (const category of optional) expect(allAccepted(now)).toContain(category);
      }),
    ));

  it('is asked for in the page’s language, polling every 100 ms until the tool is loaded · TRK-7', () => {
    expect(locales.map(consentLanguage)).toEqual(['DE', 'EN', 'IT', 'FR']);
    expect(consentPollMs).toBe(100);
  });

  it.each([
    [unasked, undefined],
    [answered([]), undefined],
    [answered(['marketing']), undefined],
    [answered(['statistics']), 'counted'],
  ] as const)('allows a port that needs it to be called after %j: %s · TRK-7', (consent, called) => {
    const granted = grantOf('statistics', consent);
    expect(granted && count(granted)).toBe(called);
  });

  it('is required by the type checker for calls that need it · TRK-7', () => {
    // @ts-expect-error nobody was asked
    expect(() => count()).not.toThrow();
    // @ts-expect-error perhaps it was refused
    count(grantOf('statistics', unasked));
    // @ts-expect-error another category
    count(grantOf('marketing', answered(['marketing'])));
    // @ts-expect-error made by hand
    count({ category: 'statistics' });
  });

  it.each([
    [answered(['statistics', 'marketing']), answered(['marketing']), ['statistics']],
    [answered(['statistics']), answered([]), ['statistics']],
    [answered([]), answered(['statistics']), []],
    [unasked, answered([]), []],
  ] as const)('that is reduced withdraws the missing categories · TRK-7', (before, now, gone) =>
    expect(withdrawn(before, now)).toEqual(gone),
  );
});
