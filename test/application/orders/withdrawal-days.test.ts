import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sureReturnDays, withdrawalDays } from '../../../src/application/orders/withdrawal-days.ts';
import { lawFor } from '../../../src/application/shared/law-for.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { laws } from '../../../src/config/law/laws.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { countryCodes } from '../../../src/domain/shared/country.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const days = fc.integer({ min: 14, max: 40 });
const periods = fc.record({ returnDays: days, refundDays: days });
/** Any shop, with any periods in its own law and in that of one other country. */
const shop = fc
  .record({
    brand: fc.constantFrom(...brandIds),
    own: periods,
    abroad: periods,
    code: fc.constantFrom(...countryCodes),
  })
  .map(({ brand, own, abroad, code }) => {
    const { shop } = brands[brand];
    return {
      ...shop,
      law: { ...shop.law, ...own },
      laws: {
        ...laws,
        [shop.country]: { ...shop.law, ...own },
        ...(code !== shop.country && { [code]: { ...laws[code], ...abroad } }),
      },
    };
  });
const received = fc.integer({ min: 0, max: 9000 }).map((n) => daysAfter('2020-01-01' as Day, n));

describe('after a withdrawal', () => {
  it('a known country takes no day from who sends goods back, and gives the shop none to refund · LAW-38', () =>
    fc.assert(
      fc.property(shop, fc.constantFrom(...countryCodes), received, (one, country, day) => {
        const known = withdrawalDays(one, country, day);
        const unknown = withdrawalDays(one, undefined, day);
        expect(known.returnBy >= unknown.returnBy).toBe(true);
        expect(known.refundBy <= unknown.refundBy).toBe(true);
      }),
    ));

  it('a number of days that is named without the country is that of every country of the shop · LAW-38', () =>
    fc.assert(
      fc.property(shop, (one) => {
        const everywhere = [one.law, ...one.countries.map(({ code }) => lawFor(one, code))];
        const different = new Set(everywhere.map(({ returnDays }) => returnDays));
        const named = sureReturnDays(one);
        expect(named === undefined).toBe(different.size > 1);
        if (named !== undefined) expect([...different]).toEqual([named]);
      }),
    ));
});
