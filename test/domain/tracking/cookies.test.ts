import { describe, expect, it } from 'vitest';
import type { Cookie } from '../../../src/domain/tracking/cart-cookies.ts';
import {
  clearedAfterOrder,
  clearedAfterSignOut,
  consentCookie,
  cookies,
  localeCookie,
  userIdIn,
} from '../../../src/domain/tracking/cookies.ts';

const names = (list: readonly Cookie[]) => list.map(({ name }) => name);

describe('the cookies', () => {
  it.each([
    ['cart_id', undefined],
    ['vsf-atc', 14_400],
    ['vsf-uid', 14_400],
    ['vsf-sdp', undefined],
    ['vsf-sdp-product', undefined],
    ['vsf-fs', 14_400],
    ['vsf-tracking', 604_800],
    ['vsf-email-reorder', 86_400],
    ['vsf-login-link', 86_400],
    ['vsf-referer', undefined],
    ['wip', 14_400],
    ['custom_token', 14_400],
    ['redirect_target', 14_400],
  ])('%s have a lifetime of %s seconds · TRK-3', (name, maxAge) =>
    expect(cookies.find((cookie) => cookie.name === name)).toEqual(
      maxAge === undefined ? { name } : { name, maxAge },
    ),
  );

  it('keep a campaign for seven days · TRK-2', () =>
    expect(cookies.find(({ name }) => name === 'vsf-tracking')?.maxAge).toBe(7 * 24 * 60 * 60));

  it('keep the language for a year · I18N-4', () =>
    expect(localeCookie).toEqual({ name: 'locale', maxAge: 365 * 24 * 60 * 60 }));

  it('keep a consent for half a year · TRK-7', () => {
    expect(consentCookie).toEqual({ name: 'consent', maxAge: 180 * 24 * 60 * 60 });
    expect(cookies).toContain(consentCookie);
  });

  it('keep an experiment bucket for ninety days · TRK-5', () =>
    expect(cookies.find(({ name }) => name === 'ab-bucket')).toEqual({
      name: 'ab-bucket',
      maxAge: 90 * 24 * 60 * 60,
    }));

  it('have unique names · TRK-3', () => {
    expect(new Set(names(cookies)).size).toBe(cookies.length);
    expect(cookies).toHaveLength(16);
  });

  it('that belong to an order are cleared after it · CART-4', () =>
    expect(names(clearedAfterOrder)).toEqual([
      'cart_id',
      'vsf-atc',
      'vsf-sdp',
      'vsf-sdp-product',
      'vsf-fs',
      'vsf-tracking',
      'vsf-email-reorder',
      'vsf-login-link',
    ]));

  it('that belong to a signed-in visit are cleared after signing out · CART-4', () =>
    expect(names(clearedAfterSignOut)).toEqual(['cart_id', 'vsf-atc', 'vsf-referer']));

  it.each([
    ['?uid=42', '42'],
    ['?uid=%2042%20', '42'],
    ['?uid=', undefined],
    ['?uid=%20', undefined],
    ['?id=42', undefined],
    ['', undefined],
  ])('get the user id from the query %j · TRK-3', (query, uid) =>
    expect(userIdIn(new URLSearchParams(query))).toBe(uid),
  );
});
