import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answered,
  mayRun,
  type OptionalCategory,
  optionalCategories,
  unasked,
} from '../../../src/domain/tracking/consent.ts';
import {
  consentDays,
  consentVersion,
  isCounted,
  isRemembered,
  keepsValues,
} from '../../../src/domain/tracking/consent-glance.ts';
import { needsConsentDesk } from '../../../src/domain/tracking/consent-need.ts';
import { consentCookie } from '../../../src/domain/tracking/cookies.ts';
import { readConsent, withValues, writeConsent } from '../../../src/domain/tracking/kept-consent.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const day = 86_400_000;
const subset = fc.subarray([...optionalCategories]);

describe('the stored consent', () => {
  it('contains version, date and allowed categories · TRK-7', () => {
    expect(writeConsent(['marketing', 'statistics'], now)).toBe('3.2026-11-22.sm');
    expect(writeConsent([], now)).toBe('3.2026-11-22.');
  });

  it.each([
    ['3.2026-11-22.p', answered(['preferences'])],
    ['3.2026-11-22.', answered([])],
    ['3.2026-05-27.s', answered(['statistics'])],
    ['3.2026-05-26.s', unasked],
    // A clock that is wrong by less than a day.
    ['3.2026-11-23.s', answered(['statistics'])],
    ['3.2026-11-24.s', unasked],
    // From the previous list.
    ['1.2026-11-22.s', unasked],
    ['3.2026-11-22.vs', answered(['values', 'statistics'])],
    // Only the values were agreed to, where they are used: everything else must still be asked.
    ['3.2026-11-22.v_', { ...unasked, allowed: new Set(['values']) }],
    ['3.2026-11-22._', unasked],
    ['3.heute.s', unasked],
    ['3.9999-11-22.s', unasked],
    ['3.2026-00-00.s', unasked],
    ['3.2026-11-22.s.m', unasked],
    ['3.2026-11-22.s-m', unasked],
    ['1', unasked],
    ['', unasked],
  ])('%j is read as %j · TRK-7', (cookie, consent) => expect(readConsent(cookie, now)).toEqual(consent));

  it('is read back as it was given, for half a year and no longer · TRK-7', () => {
    fc.assert(
      fc.property(subset, fc.integer({ min: 0, max: 400 }), (allowed, days) => {
        const read = readConsent(writeConsent(allowed, now), now + days * day);
        expect(read).toEqual(days < consentDays ? answered(allowed) : unasked);
      }),
    );
    expect(consentCookie.maxAge).toBe(consentDays * 86_400);
  });

  it('records the consent to lens values without changing the other categories · LAW-30', () =>
    fc.assert(
      fc.property(fc.option(subset), fc.boolean(), (said, allows) => {
        const before = said ? writeConsent(said, now) : '';
        const after = withValues(before, allows, now);
        const read = readConsent(after, now);
        expect(mayRun('values', read)).toBe(allows);
        // The rest is unchanged, and is asked if it was not answered.
        expect(read._tag).toBe(said ? 'Answered' : 'Unasked');
        for (const category of optionalCategories)
          if (category !== 'values')
            expect(mayRun(category, read)).toBe(mayRun(category, readConsent(before, now)));
        expect(withValues(after, allows, now)).toBe(after);
        expect(keepsValues(`consent=${after}`, now)).toBe(allows);
      }),
    ));

  it('keeps its original date if the consent to lens values changes · LAW-30', () =>
    expect(withValues('3.2026-07-01.s', true, now)).toBe('3.2026-07-01.vs'));

  it('is read correctly by the quick check · TRK-7', () =>
    fc.assert(
      fc.property(
        subset,
        fc.constantFrom('', 'cart_id=abc; '),
        fc.constantFrom('', '; locale=de'),
        (allowed, before, after) => {
          const cookies = `${before}consent=${writeConsent(allowed, now)}${after}`;
          expect(isCounted(cookies, now)).toBe(
            allowed.includes('statistics') || allowed.includes('marketing'),
          );
          expect(isRemembered(cookies, now)).toBe(allowed.includes('preferences'));
          expect(keepsValues(cookies, now)).toBe(allowed.includes('values'));
          expect(needsConsentDesk(cookies, '', now)).toBe(allowed.length > 0);
        },
      ),
    ));

  it.each([
    ['', '', true],
    ['consent=3.2026-11-22.', '', false],
    ['consent=3.2026-11-22.; a=b', '?utm_source=a', false],
    ['consent=3.2026-11-22.', '?order_type=studio', true],
    ['consent=3.2026-11-22.', '?a=b&studio_id=7', true],
    ['consent_okulino=3.2026-11-22.', '', true],
    ['consent=0.2026-11-22.', '', true],
    ['consent=3.2026-05-26.', '', true],
    ['consent=1.9999-11-22.', '', true],
    ['consent=3.2026-11-22.s', '', true],
  ])('%j with the query %j needs the consent code: %s · TRK-7', (cookies, search, needed) =>
    expect(needsConsentDesk(cookies, search, now)).toBe(needed),
  );

  it('is read alike by the quick check and in full, for any cookie value · TRK-7', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    const anyDay = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
    const nearDay = fc
      .integer({ min: -400, max: 40 })
      .map((days) => new Date(now + days * day).toISOString().slice(0, 10));
    const end = fc.constantFrom('', '.', '.m', '-s', ' ', '%20');
    const version = fc.constantFrom('1', '1', '1', '0', '2', '');
    fc.assert(
      fc.property(
        fc.tuple(version, fc.oneof(nearDay, anyDay, fc.string()), fc.constantFrom('', 'p', 's', 'psm'), end),
        ([version, day, given, end]) => {
          const value = `${version}.${day}.${given}${end}`.replaceAll(';', '');
          const full = readConsent(value, now);
          const allows = (...asked: readonly OptionalCategory[]) => asked.some((one) => mayRun(one, full));
          expect(isCounted(`consent=${value}`, now)).toBe(allows('statistics', 'marketing'));
          expect(isRemembered(`consent=${value}`, now)).toBe(allows('preferences'));
        },
      ),
    );
  });

  it.each([
    'cookieconsent=3.2026-11-22.psm',
    'consent=3.heute.psm',
    'consent=1.2026-11-22.psm',
    'consent=2.psm',
    'consent=3.9999-11-22.psm',
    'consent=3.2026-11-24.psm',
    'consent=3.2026-05-26.psm',
    'consent=3.2026-13-45.psm',
    'consent=3.2026-11-22.psm.x',
    'consent=true',
    'consent={"preferences":true,"statistics":true}',
    `consent=${'3.'.repeat(30)}psm`,
    'consent=3.2026-11-22.; other=3.2026-11-22.psm',
    '',
  ])('allows nothing if the cookie is foreign or malformed: %j · TRK-7', (cookies) => {
    expect([isCounted(cookies, now), isRemembered(cookies, now)]).toEqual([false, false]);
    expect(readConsent(/(?:^|; )consent=([^;]*)/.exec(cookies)?.[1] ?? '', now)).not.toMatchObject({
      allowed: new Set(optionalCategories),
    });
  });

  it('is empty for the quick check if there is no cookie', () => {
    expect([isCounted('', now), isRemembered('cart_id=p', now)]).toEqual([false, false]);
    expect(needsConsentDesk(`consent=${consentVersion}.2026-11-22.`, '', now)).toBe(false);
  });
});
