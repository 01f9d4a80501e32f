import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginLinkType, loginLinkTypes } from '../../../src/domain/identity/login-link-type.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { abandonedCartPath, reorderPath } from '../../../src/domain/shared/mail-link.ts';
import { pathTo, prefixOf } from '../../../src/domain/shared/paths.ts';

describe('the type of a login link', () => {
  it.each(locales)('follows from the page that it leads to, in %s · AUTH-7', (locale) => {
    expect(loginLinkType(pathTo.account(locale, 'lens-pass'))).toBe('lenspass');
    expect(loginLinkType(pathTo.account(locale, 'history'))).toBe('reorder');
    expect(loginLinkType(reorderPath(locale, 'mail', 't0ken'))).toBe('reorder');
    expect(loginLinkType(abandonedCartPath(locale, 'mail', 't0ken'))).toBe('abandoned-cart');
  });

  it.each([
    '/',
    '',
    '/my-account',
    '/my-account/profile',
    '/my-account/toString',
    '/lens-pass',
    '/help/lens-pass',
    '/reorder.ics',
  ])('is undefined for %j · AUTH-7', (path) => expect(loginLinkType(path)).toBeUndefined());

  it('ignores query and fragment · AUTH-7', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(
          '/my-account/lens-pass',
          '/my-account/history',
          '/reorder/a/b',
          '/c/x',
          '/abandoned-cart/a/b',
        ),
        fc.constantFrom('?', '#'),
        fc.string(),
        (locale, path, mark, rest) => {
          const type = loginLinkType(prefixOf(locale) + path + mark + rest);
          expect(type).toBe(loginLinkType(path));
          expect([undefined, ...loginLinkTypes]).toContain(type);
        },
      ),
    ));
});
