import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import {
  answered,
  consentCategories,
  consentEmbeds,
  consentLanguage,
  consentPollMs,
  isConsentEmbed,
  mayRun,
  unasked,
} from '../../../src/domain/tracking/consent.ts';

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
  ] as const)('lets %s run after %j: %s · TRK-7', (category, consent, runs) =>
    expect(mayRun(category, consent)).toBe(runs),
  );

  it('is not asked for yet at first, which is no refusal · TRK-7', () => {
    expect(unasked).toEqual({ _tag: 'Unasked' });
    expect(answered([])).toEqual({ _tag: 'Answered', allowed: new Set() });
  });

  it('is needed by all but the necessary, each for itself · TRK-7', () =>
    fc.assert(
      fc.property(fc.subarray([...optional]), fc.constantFrom(...consentCategories), (allowed, category) => {
        const given = category === 'necessary' || allowed.some((one) => one === category);
        expect(mayRun(category, answered(allowed))).toBe(given);
        expect(mayRun(category, unasked)).toBe(category === 'necessary');
      }),
    ));

  it('is asked in the language of the page, every tenth of a second until the tool is there · TRK-7', () => {
    expect(locales.map(consentLanguage)).toEqual(['DE', 'EN', 'IT', 'FR']);
    expect(consentPollMs).toBe(100);
  });

  it('is listed in three ways', () => {
    expect(consentEmbeds).toEqual(['all', 'category', 'category-only']);
    expect(['all', 'category', 'category-only', 'none', '', null].filter(isConsentEmbed)).toEqual(
      consentEmbeds,
    );
  });
});
