import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccountPath, signInTarget } from '../../../src/domain/identity/sign-in-target.ts';

describe('an account page', () => {
  it.each([
    ['/my-account', true],
    ['/my-account/profile', true],
    ['/fr/my-account/history', true],
    ['/', false],
    ['/my-accounts', false],
    ['/checkout/customer', false],
    ['/c/my-account', false],
  ])('is at the path %s: %s', (path, expected) => expect(isAccountPath(path)).toBe(expected));
});

describe('the return page after a guest signs in', () => {
  it.each([
    ['is the current page', '/my-account/history', '/my-account/history'],
    ['is the current page with query and fragment', '/it/my-account?tab=1#top', '/it/my-account?tab=1#top'],
    ['is the target of the link', '/my-account?redirectUrl=%2Fcheckout%2Fcustomer', '/checkout/customer'],
    ['is the current page if the link has no target', '/my-account?redirectUrl=', '/my-account?redirectUrl='],
    [
      'is the current page if the link is a fragment',
      '/my-account#?redirectUrl=%2Fcart',
      '/my-account#?redirectUrl=%2Fcart',
    ],
    ['is undefined for a page outside the account', '/cart', undefined],
    ['is undefined for another page with an account path in its query', '/cart?next=/my-account', undefined],
    [
      'is undefined for a path that is too long for a cookie',
      `/my-account?redirectUrl=/${'a'.repeat(2000)}`,
      undefined,
    ],
  ])('%s · ROUTE-16', (_fact, path, expected) => expect(signInTarget(path)).toBe(expected));

  it('is never longer than a cookie holds', () => {
    const path = (length: number) => `/my-account?${'x'.repeat(length - 12)}`;
    expect(signInTarget(path(2000))).toBe(path(2000));
    expect(signInTarget(path(2001))).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (query) => {
        expect(signInTarget(`/my-account?${query}`)?.length ?? 0).toBeLessThanOrEqual(2000);
      }),
    );
  });
});
