import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isReturnPath, withPayment } from '../../../src/adapters/sandbox/payment/return-path.ts';
import { carryQuery } from '../../../src/config/server/pages/carry-query.ts';
import { canonicalPath, isReadable } from '../../../src/config/server/pages/redirects.ts';
import { linkTarget } from '../../../src/domain/content/link-target.ts';
import { signInTarget } from '../../../src/domain/identity/sign-in-target.ts';
import { afterSignIn } from '../../../src/domain/shared/after-sign-in.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { movedResetPath } from '../../../src/domain/shared/mail-link.ts';
import { pagePath } from '../../../src/domain/shared/page-path.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import { redirectPath } from '../../../src/domain/shared/redirect.ts';
import { wildText } from '../../arbitraries/path.ts';
import { serve } from '../server/serve.ts';
import followed from './followed.json' with { type: 'json' };
import { followedInSources } from './followed-in-sources.ts';

/**
 * `followed.json`: every address in the sources that a browser follows and that is not built in the same place, grouped
 * by what makes it safe. A new one must be reviewed and added there: an address that others can influence goes through
 * `domain/shared/redirect`.
 */
describe('addresses that a browser follows', () => {
  it('are all listed, with what makes each one safe · ROUTE-16', () =>
    expect(followedInSources()).toEqual(Object.values(followed).flat().sort()));

  it('are found for every way of following one', () => {
    const ways = followedInSources().map((line) => line.split(':')[0]);
    for (const file of [
      'pay-app.ts',
      'go-on.ts',
      'LinkTo.tsx',
      'carry-query.ts',
      'provider-window.ts',
      'PreLink.tsx',
    ])
      expect(ways.some((way) => way?.endsWith(`/${file}`))).toBe(true);
  });
});

const shop = 'https://shop.example';
/** Resolved once, and once more as by code that uses the browser's result as a path. */
const staysAt = (path: string): void => {
  const once = new URL(path, `${shop}/checkout/payment?x=1`);
  expect(once.origin).toBe(shop);
  expect(new URL(once.pathname + once.search + once.hash, shop).origin).toBe(shop);
};

const dangerous = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '/./',
        '/../',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '@',
        ':',
        '?',
        '#',
      ],
      ...[
        'de',
        'en',
        'my-account',
        'evil.example',
        'https:',
        'javascript:',
        'shop.example',
        'a',
        '?redirectUrl=',
      ],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const written = fc.oneof(
  dangerous,
  dangerous.map((rest) => `/${rest}`),
  wildText,
);

/** Text that anyone can supply, and where it leads. Undefined if it leads nowhere. */
const leads: Readonly<Record<string, (text: string) => readonly (string | undefined)[]>> = {
  'redirectUrl and url, of an address and of a form': (text) =>
    locales.flatMap((locale) => [
      afterSignIn({ redirectUrl: text, origin: shop, locale }).path,
      afterSignIn({ stored: text, origin: shop, locale }).path,
      afterSignIn({ stored: signInTarget(text), origin: shop, locale }).path,
    ]),
  return_path: (text) => [withPayment(text, 'p1'), isReturnPath(text) ? text : undefined],
  'redirect_link, file, and to of a change of language': (text) => {
    const path = redirectPath(text);
    return [E.isRight(path) ? path.right : undefined];
  },
  'links of contents and products': (text) =>
    locales
      .flatMap((locale) => [
        linkTarget({ linktype: 'story', cachedUrl: text, url: '' }, locale),
        linkTarget({ linktype: 'url', cachedUrl: '', url: text }, locale),
      ])
      .map((target) => (O.isSome(target) && target.value._tag === 'Page' ? target.value.path : undefined)),
  'slugs of contents, categories and products': (text) =>
    locales.flatMap((locale) => [
      pagePath(locale, text),
      pathTo.category(locale, text),
      pathTo.product(locale, text, text),
      pathTo.account(locale, text),
    ]),
  'the path that is asked for': (text) => {
    const asked = URL.parse(`/${text}`.replace(/^\/+/, '/'), shop);
    const { pathname, search } = asked ?? new URL(shop);
    const elsewhere = isReadable(pathname) ? canonicalPath(pathname) : undefined;
    const moved = carryQuery(
      new Response(null, { status: 301, headers: { location: `/p/1${search}` } }),
      `${search}&${encodeURIComponent(text.toWellFormed())}`,
      search,
    );
    return [
      elsewhere && elsewhere + search,
      moved.headers.get('location') ?? undefined,
      movedResetPath('/fr/reset-password', new URLSearchParams({ token: text })),
      isReadable(pathname) ? movedResetPath(pathname, new URLSearchParams(search)) : undefined,
    ];
  },
};

describe.each(Object.entries(leads))('%s', (_, to) => {
  it('never leads away from the shop · ROUTE-16', () =>
    fc.assert(
      fc.property(written, (text) => {
        for (const path of to(text)) if (path !== undefined) staysAt(path);
      }),
    ));

  it.each([
    '/.//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/de//evil.example',
    '/a/..//evil.example',
    './/evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    'https://shop.example//evil.example',
    'https://shop.example/.//evil.example',
  ])('does not leave the shop for %j · ROUTE-16', (text) => {
    for (const path of to(text)) if (path !== undefined) staysAt(path);
  });
});

it.each([
  '//evil.example',
  '/.//evil.example',
  '/de//evil.example',
  'https://evil.example',
  '\\\\evil.example',
])('a server response to a form or an address with %j stays at the shop · ROUTE-16', async (said) => {
  const { app, get } = serve();
  const answers = [
    await get(`/download?file=${encodeURIComponent(said)}`),
    await app.request('http://localhost/language', {
      method: 'POST',
      headers: { host: 'localhost' },
      body: new URLSearchParams({ to: said }),
    }),
  ];
  for (const answer of answers) staysAt(answer.headers.get('location') ?? '/');
});
