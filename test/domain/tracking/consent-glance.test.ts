import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consentDays,
  isCounted,
  isRemembered,
  lettersOf,
} from '../../../src/domain/tracking/consent-glance.ts';

const at = (text: string): number => Date.parse(text);
const day = 86_400_000;

describe('the quick check of the consent cookie', () => {
  it.each([
    ['3.2026-11-20.sp', '2026-11-23', 'sp'],
    ['3.2026-11-20.', '2026-11-23', ''],
    ['1.2026-11-20.sp', '2026-11-23', undefined],
    ['x3.2026-11-20.sp', '2026-11-23', undefined],
    ['3.2026-11-20.sp;', '2026-11-23', undefined],
    ['3.2026-13-40.sp', '2026-11-23', undefined],
    ['', '2026-11-23', undefined],
    ['3.2026-11-20.sp', '2026-11-19T00:00:00Z', 'sp'],
    ['3.2026-11-20.sp', '2026-11-18T23:59:59Z', undefined],
    ['3.2026-11-20.sp', '2027-05-18T23:59:59Z', 'sp'],
    ['3.2026-11-20.sp', '2027-05-19T00:00:00Z', undefined],
  ])('reads %j on %s as %j · TRK-7', (value, now, letters) =>
    expect(lettersOf(value, at(now))).toBe(letters),
  );

  it('accepts a consent from a day before its date until half a year after it · TRK-7', () =>
    fc.assert(
      fc.property(fc.integer({ min: -10 * day, max: 400 * day }), (age) => {
        const counts = age >= -day && age < consentDays * day;
        expect(lettersOf('3.2026-11-20.m', at('2026-11-20') + age)).toBe(counts ? 'm' : undefined);
      }),
    ));

  it.each([
    ['consent=3.2026-11-20.s', true, false],
    ['cart_id=x; consent=3.2026-11-20.m', true, false],
    ['consent_okulino=3.2026-11-20.p', false, true],
    ['consent=3.2026-11-20.', false, false],
    ['myconsent=3.2026-11-20.smp', false, false],
    ['', false, false],
  ])('of %j: statistics or marketing %s, preferences %s · TRK-7', (cookies, counted, remembered) => {
    expect(isCounted(cookies, at('2026-11-23'))).toBe(counted);
    expect(isRemembered(cookies, at('2026-11-23'))).toBe(remembered);
  });
});
