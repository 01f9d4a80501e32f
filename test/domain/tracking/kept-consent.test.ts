import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, optionalCategories, unasked } from '../../../src/domain/tracking/consent.ts';
import { isCounted, isRemembered } from '../../../src/domain/tracking/consent-glance.ts';
import { needsConsentDesk } from '../../../src/domain/tracking/consent-need.ts';
import { consentCookie } from '../../../src/domain/tracking/cookies.ts';
import {
  consentDays,
  consentVersion,
  readConsent,
  writeConsent,
} from '../../../src/domain/tracking/kept-consent.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const day = 86_400_000;
const subset = fc.subarray([...optionalCategories]);

describe('an answer that is kept', () => {
  it('says version, day and what is allowed · TRK-7', () => {
    expect(writeConsent(['marketing', 'statistics'], now)).toBe('1.2026-11-22.sm');
    expect(writeConsent([], now)).toBe('1.2026-11-22.');
  });

  it.each([
    ['1.2026-11-22.p', answered(['preferences'])],
    ['1.2026-11-22.', answered([])],
    ['1.2026-05-27.s', answered(['statistics'])],
    ['1.2026-05-26.s', unasked],
    // A clock that is wrong by less than a day.
    ['1.2026-11-23.s', answered(['statistics'])],
    ['1.2026-11-24.s', unasked],
    ['2.2026-11-22.s', unasked],
    ['1.heute.s', unasked],
    ['1', unasked],
    ['', unasked],
  ])('%j is read as %j · TRK-7', (cookie, consent) => expect(readConsent(cookie, now)).toEqual(consent));

  it('is read as it was given, for half a year and no longer · TRK-7', () => {
    fc.assert(
      fc.property(subset, fc.integer({ min: 0, max: 400 }), (allowed, days) => {
        const read = readConsent(writeConsent(allowed, now), now + days * day);
        expect(read).toEqual(days < consentDays ? answered(allowed) : unasked);
      }),
    );
    expect(consentCookie.maxAge).toBe(consentDays * 86_400);
  });

  it('tells at a glance what the whole of it says · TRK-7', () =>
    fc.assert(
      fc.property(
        subset,
        fc.constantFrom('', 'cart_id=abc; '),
        fc.constantFrom('', '; locale=de'),
        (allowed, before, after) => {
          const cookies = `${before}consent=${writeConsent(allowed, now)}${after}`;
          expect(isCounted(cookies)).toBe(allowed.includes('statistics') || allowed.includes('marketing'));
          expect(isRemembered(cookies)).toBe(allowed.includes('preferences'));
          expect(needsConsentDesk(cookies, '')).toBe(allowed.length > 0);
        },
      ),
    ));

  it.each([
    ['', '', true],
    ['consent=1.2026-11-22.', '', false],
    ['consent=1.2026-11-22.; a=b', '?utm_source=a', false],
    ['consent=1.2026-11-22.', '?order_type=studio', true],
    ['consent=1.2026-11-22.', '?a=b&studio_id=7', true],
    ['consent_okulino=1.2026-11-22.', '', true],
    ['consent=0.2026-11-22.', '', true],
  ])('%j with %j needs the question: %s · TRK-7', (cookies, search, needed) =>
    expect(needsConsentDesk(cookies, search)).toBe(needed),
  );

  it.each([
    'cookieconsent=1.2026-11-22.psm',
    'consent=1.heute.psm',
    'consent=2.2026-11-22.psm',
    'consent=1.psm',
    'consent=true',
    'consent={"preferences":true,"statistics":true}',
    `consent=${'1.'.repeat(30)}psm`,
    'consent=1.2026-11-22.; other=1.2026-11-22.psm',
    '',
  ])('allows nothing by a cookie that is not ours or was spoilt: %j · TRK-7', (cookies) => {
    expect([isCounted(cookies), isRemembered(cookies)]).toEqual([false, false]);
    expect(readConsent(/(?:^|; )consent=([^;]*)/.exec(cookies)?.[1] ?? '', now)).not.toMatchObject({
      allowed: new Set(optionalCategories),
    });
  });

  it('counts for nothing at a glance where there is none', () => {
    expect([isCounted(''), isRemembered('cart_id=p')]).toEqual([false, false]);
    expect(needsConsentDesk(`consent=${consentVersion}.2026-11-22.`, '')).toBe(false);
  });
});
