import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Check, readCheck } from '../../scripts/accessibility/check.ts';
import { mergeChecks } from '../../scripts/accessibility/merge-checks.ts';
import { pageOf } from '../../scripts/accessibility/page-of.ts';
import { whyNotWhole } from '../../scripts/accessibility/why-not-whole.ts';
import { checkedPages, uncheckedParts } from '../../src/application/content/checked-build.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import type { Day } from '../../src/domain/shared/dates.ts';
import { locales } from '../../src/domain/shared/locale.ts';

const run = { sources: 'abc', day: '2026-11-26' as Day, tool: 'axe-core 9.8.7' };
const check = (state: string, change: Partial<Check> = {}): Check => ({
  page: 'home',
  state,
  shop: 'okulino',
  locale: 'de',
  width: 1280,
  rules: [],
  ...change,
});
const checkArb: fc.Arbitrary<Check> = fc.record({
  page: fc.constantFrom(...checkedPages),
  state: fc.constantFrom('a', 'b', 'c', 'd'),
  shop: fc.constantFrom(...brandIds),
  locale: fc.constantFrom(...locales),
  width: fc.integer({ min: 320, max: 1600 }),
  rules: fc.subarray(['color-contrast', 'label', 'region']),
});

describe('the merged accessibility findings', () => {
  it('are listed by page, in the order of a purchase, with all that was checked · LAW-15', () => {
    expect(
      mergeChecks(
        [
          check('a', { page: 'cart', shop: 'opalys', locale: 'fr', width: 390 }),
          check('b', { page: 'cart', rules: ['label', 'color-contrast'] }),
          check('c', { width: 1600, rules: ['label'] }),
        ],
        run,
      ),
    ).toEqual({
      ...run,
      standard: 'WCAG 2.2 A, AA',
      pages: [
        { page: 'home', states: 1 },
        { page: 'cart', states: 2 },
      ],
      shops: ['okulino', 'opalys'],
      locales: ['de', 'fr'],
      widths: [390, 1280, 1600],
      findings: [
        { rule: 'color-contrast', states: 1 },
        { rule: 'label', states: 2 },
      ],
      exceptions: uncheckedParts,
    });
  });

  it('count a state once if a repeated journey checked it twice, with the findings of both · LAW-15', () => {
    const twice = mergeChecks([check('a', { rules: ['label'] }), check('a')], run);
    expect(twice.pages).toEqual([{ page: 'home', states: 1 }]);
    expect(twice.findings).toEqual([{ rule: 'label', states: 1 }]);
  });

  it('do not depend on the order of the lines or on repeated lines · LAW-15', () =>
    fc.assert(
      fc.property(
        fc
          .array(checkArb)
          .chain((checks) =>
            fc.tuple(
              fc.constant(checks),
              fc.shuffledSubarray([...checks, ...checks], { minLength: checks.length * 2 }),
            ),
          ),
        ([checks, written]) => {
          expect(mergeChecks(written, run)).toEqual(mergeChecks(checks, run));
        },
      ),
    ));

  it('name exactly the pages, shops, languages, widths and rules of the journeys · LAW-15', () =>
    fc.assert(
      fc.property(fc.array(checkArb), (checks) => {
        const { pages, shops, locales: spoken, widths, findings } = mergeChecks(checks, run);
        const named = (of: (one: Check) => unknown) => new Set(checks.flatMap((one) => of(one) as never));
        expect(new Set(pages.map(({ page }) => page))).toEqual(named(({ page }) => page));
        expect(new Set(shops)).toEqual(named(({ shop }) => shop));
        expect(new Set(spoken)).toEqual(named(({ locale }) => locale));
        expect(new Set(widths)).toEqual(named(({ width }) => width));
        expect(new Set(findings.map(({ rule }) => rule))).toEqual(named(({ rules }) => rules));
      }),
    ));
});

describe('an accessibility run', () => {
  const stats = { expected: 2, unexpected: 0, skipped: 0 };
  const suites = [{ file: 'cart.spec.ts' }, { file: 'law.spec.ts' }];
  const journeys = ['cart.spec.ts', 'law.spec.ts'];

  it('is complete if all journeys ran and passed, and pages were checked · LAW-15', () =>
    expect(whyNotWhole({ stats, suites }, journeys, 1)).toBeUndefined());

  it.each([
    ['not all journeys passed', { stats: { ...stats, unexpected: 1 }, suites }, 1],
    ['not all journeys passed', { stats, suites, errors: [{}] }, 1],
    ['some journeys were skipped', { stats: { ...stats, skipped: 1 }, suites }, 1],
    ['these journeys did not run: law.spec.ts', { stats, suites: suites.slice(0, 1) }, 1],
    ['no page was checked', { stats, suites }, 0],
  ])('is incomplete if %s · LAW-15', (why, report, looked) =>
    expect(whyNotWhole(report, journeys, looked)).toBe(why),
  );
});

describe('a line of accessibility findings', () => {
  const line = check('law.spec.ts · withdraws · 1', { rules: ['label'] });

  it('is read back as it was written', () => expect(readCheck(JSON.stringify(line))).toEqual(line));

  it.each([
    ['null', null],
    ['an unknown page', { ...line, page: 'moon' }],
    ['an unknown shop', { ...line, shop: 'moon' }],
    ['an unknown language', { ...line, locale: 'rm' }],
    ['no state', { ...line, state: undefined }],
    ['no width', { ...line, width: '390' }],
    ['no rules', { ...line, rules: undefined }],
    ['rules of something else', { ...line, rules: [7] }],
  ])('is rejected with %s', (_, wrong) => expect(() => readCheck(JSON.stringify(wrong))).toThrow('No check'));

  it('is rejected if it is truncated', () => expect(() => readCheck('{"page":"home"')).toThrow());
});

it.each([
  ['/', 'home'],
  ['/fr', 'home'],
  ['/it/c/lenti/sferiche', 'category'],
  ['/en/p/10010/hydralis', 'product'],
  ['/checkout/billing', 'address'],
  ['/en/checkout/thank-you/secret', 'thankYou'],
  ['/checkout', 'other'],
  ['/my-account/edit-address/1', 'account'],
  ['/de-at', 'other'],
  ['/accessibility', 'text'],
  ['/barrierefreiheit', 'text'],
  ['/fr/retours', 'text'],
  ['/sandbox/blocks', 'demo'],
  ['/pay/secret', 'demo'],
  ['/gibt-es-nicht', 'other'],
])('the page type of %s is %s', (path, page) => expect(pageOf(path)).toBe(page));
