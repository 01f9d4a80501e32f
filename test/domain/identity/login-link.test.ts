import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  customToken,
  linkOfOther,
  loginLinkHash,
  signInHash,
  withoutHash,
} from '../../../src/domain/identity/login-link.ts';
import { path } from '../../arbitraries/path.ts';

const refused = E.left({ _tag: 'ExchangeRefused' });
const missing = E.left({ _tag: 'CustomTokenMissing' });
const query = (text: string) => new URLSearchParams(text);

describe('a login link', () => {
  it.each([
    [{ status: 'OK', customToken: 'abc' }, E.right('abc')],
    [{ status: 'OK', customToken: ' abc ' }, E.right('abc')],
    [{ status: 'OK', customToken: '' }, missing],
    [{ status: 'OK', customToken: ' ' }, missing],
    [{ status: 'OK', customToken: null }, missing],
    [{ status: 'OK' }, missing],
    [{ status: 'ok', customToken: 'abc' }, refused],
    [{ status: 'EXPIRED', customToken: 'abc' }, refused],
    [{ status: '', customToken: 'abc' }, refused],
  ])('answered by %j gives %j · AUTH-7', (answer, expected) => expect(customToken(answer)).toEqual(expected));

  it('signs in only if the status is OK, whatever the token · AUTH-7', () =>
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (status, token) => {
        if (status !== 'OK') expect(customToken({ status, customToken: token })).toEqual(refused);
      }),
    ));
});

describe('a sign-in hash in a URL', () => {
  it.each([
    ['/', 'hash=abc', 'abc', undefined],
    ['/reorder/mail/x', 'a=1&hash=abc', 'abc', undefined],
    ['/', 'hash=', undefined, undefined],
    ['/', 'hash=%20', undefined, undefined],
    ['/', 'Hash=abc', undefined, undefined],
    ['/', '', undefined, undefined],
    ['/authenticate', 'hash=abc&url=/a', undefined, 'abc'],
    ['/en/authenticate/', 'hash=abc', undefined, 'abc'],
    ['/authenticate//', 'hash=abc', undefined, 'abc'],
    ['/authenticate', 'url=/a', undefined, undefined],
    ['/authenticated', 'hash=abc', 'abc', undefined],
    ['/authenticate/x', 'hash=abc', 'abc', undefined],
  ])(
    'at %s?%s is the general hash %s, and the login link hash %s · ROUTE-17 · AUTH-7',
    (pathname, text, generic, link) => {
      expect(signInHash(pathname, query(text))).toBe(generic);
      expect(loginLinkHash(pathname, query(text))).toBe(link);
    },
  );

  it('is used by exactly one of the two sign-in flows · ROUTE-17', () =>
    fc.assert(
      fc.property(path, fc.stringMatching(/^[a-z]{1,4}$/), (pathname, hash) => {
        const asked = query(`hash=${hash}`);
        expect([signInHash(pathname, asked), loginLinkHash(pathname, asked)].filter(Boolean)).toEqual([hash]);
      }),
    ));

  it.each([
    ['?hash=abc', ''],
    ['?a=1&hash=abc&b=2', '?a=1&b=2'],
    ['', ''],
    ['?a=1', '?a=1'],
  ])('is removed from %j, which leaves %j · AUTH-8', (search, rest) =>
    expect(withoutHash(search)).toBe(rest),
  );

  it('cannot sign in after its removal, which keeps all other parameters · AUTH-8', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('hash', 'a', 'b'), fc.string({ maxLength: 4 })), { maxLength: 4 }),
        (entries) => {
          const rest = query(withoutHash(`?${new URLSearchParams(entries)}`));
          expect(signInHash('/', rest)).toBeUndefined();
          expect([...rest]).toEqual(entries.filter(([name]) => name !== 'hash'));
        },
      ),
    ));
});

it.each([
  [
    { status: 'OTHER', present: 'm…', coming: 'n…' },
    { present: 'm…', coming: 'n…' },
  ],
  [{ status: 'OTHER', present: 'm…' }, undefined],
  [{ status: 'OTHER', coming: 'n…' }, undefined],
  [{ status: 'OK', present: 'm…', coming: 'n…' }, undefined],
])('a login link of another account names both accounts, for the answer %o · AUTH-20', (answer, others) =>
  expect(linkOfOther(answer)).toEqual(others),
);
