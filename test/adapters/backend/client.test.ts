import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';

const token = 'token' as CartToken;
const channel = { brand_channel: 'okulino', locale: 'de' } as const;
const clientOver = (answer: (request: Request) => Response | Promise<Response>) =>
  makeClient(
    {
      base: 'http://shop.test/api',
      channel,
      fetch: async (request) => answer(request),
    },
    shopApi,
  );
const json = (body: unknown, status = 200) => Response.json(body, { status });
const category = {
  id: 'lenses',
  title: 'Kontaktlinsen',
  description: '',
  paths: { de: 'a', en: 'b', it: 'c', fr: 'd' },
  breadcrumb: [],
  children: [],
};

describe('a request', () => {
  it('names the shop and the language, and encodes each path segment', async () => {
    let seen: Request | undefined;
    const client = clientOver((request) => {
      seen = request;
      return json({}, 404);
    });
    await client.removeFromCart({ params: { token, item: 'a/b?c' } })();
    const url = new URL(seen?.url ?? '');
    expect([seen?.method, url.pathname, url.search]).toEqual([
      'DELETE',
      '/api/carts/token/items/a%2Fb%3Fc',
      '?brand_channel=okulino&locale=de',
    ]);
  });
  it('joins filter values with commas, and encodes a comma within a value', async () => {
    let search = '';
    const client = clientOver((request) => {
      search = new URL(request.url).searchParams.get('brand') ?? '';
      return json({}, 404);
    });
    await client.getProducts({ query: { brand: ['A', 'B,C'] } })();
    expect(search).toBe('A,B%2CC');
  });
});

describe('a response', () => {
  it('that never comes runs into the configured timeout, even if garbage is collected meanwhile · CALL-3', async () => {
    setFlagsFromString('--expose-gc');
    const tidy = runInNewContext('gc') as () => void;
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const base = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const asked = makeClient(
      { base, channel, timeoutMs: 200, fetch: (request) => fetch(request) },
      shopApi,
    ).getCategory({})();
    for (let times = 0; times < 5; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      tidy();
    }
    const patience = new Promise((resolve) => setTimeout(resolve, 2000, 'still waiting'));
    const answer = await Promise.race([asked, patience]);
    silent.closeAllConnections();
    silent.close();
    expect(answer).toEqual(E.left({ _tag: 'Unreachable' }));
  });
  it('is decoded', async () => {
    const answer = await clientOver(() => json(category)).getCategory({})();
    expect(answer).toEqual(E.right(category));
  });
  it('with an empty list of violations is no refusal · CHK-18', async () => {
    const answer = await clientOver(() => json({ ...category, violations: [] })).getCategory({})();
    expect(E.isRight(answer)).toBe(true);
  });
  it('may have null for a missing field', async () => {
    const answer = await clientOver(() => json({ ...category, image: null })).getCategory({})();
    expect(answer).toEqual(E.right(category));
  });
  it('that cannot be decoded is reported by operation and path, never with the value · CALL-2', async () => {
    const secret = 'a personal value';
    const answer = await clientOver(() => json({ ...category, title: [secret] })).getCategory({})();
    expect(answer).toEqual(E.left({ _tag: 'Unreadable', at: 'getCategory: Category.title' }));
    expect(JSON.stringify(answer)).not.toContain(secret);
  });
  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['a truncated response', () => Promise.reject(new TypeError('network')), { _tag: 'Unreachable' }],
    ['that was cut before its first byte', () => new Response(''), { _tag: 'Unreachable' }],
    ['that is not JSON', () => new Response('<html>'), { _tag: 'Unreadable', at: 'getCategory: not JSON' }],
    [
      '404 with the backend’s own code',
      () => json({ code: 'category.not_found' }, 404),
      { _tag: 'NotFound', code: 'category.not_found' },
    ],
    ['410 with it', () => json({ code: 'a.not_found' }, 410), { _tag: 'NotFound', code: 'a.not_found' }],
    [
      '404 with another code',
      () => json({ code: 'route.unknown' }, 404),
      { _tag: 'Unavailable', status: 404 },
    ],
    [
      '404 of an intermediary',
      () => new Response('<html>', { status: 404 }),
      { _tag: 'Unavailable', status: 404 },
    ],
    ['410 of an intermediary', () => new Response('', { status: 410 }), { _tag: 'Unavailable', status: 410 }],
    [
      '422 with a code that only ends in not_found',
      () => json({ code: 'coupon.not_found' }, 422),
      { _tag: 'Refused', code: 'coupon.not_found', violations: [] },
    ],
    [
      '500 with any body',
      () => new Response('<html>', { status: 500 }),
      { _tag: 'Unavailable', status: 500 },
    ],
    [
      '503 with a message',
      () => json({ code: 'away', message: 'Gerade still' }, 503),
      { _tag: 'Unavailable', status: 503 },
    ],
    ...[400, 401, 403, 409].map((status): [string, () => Response, unknown] => [
      `${status} with its sentence, which nobody vouches for`,
      () =>
        json(
          {
            code: 'blocked',
            message: 'Go away',
            violations: [{ property_path: 'a', code: 'b', message: 'No' }],
          },
          status,
        ),
      { _tag: 'Refused', code: 'blocked', violations: [{ field: 'a', code: 'b' }] },
    ]),
    [
      '429 with a retry delay',
      () => new Response('{}', { status: 429, headers: { 'retry-after': '900' } }),
      { _tag: 'Unavailable', status: 429, wait: 900 },
    ],
    ...['Wed, 21 Oct 2026 07:28:00 GMT', 'Infinity', '-5', '0', '1e9'].map(
      (wait): [string, () => Response, unknown] => [
        `429 with a wait that is none, ${wait}`,
        () => new Response('{}', { status: 429, headers: { 'retry-after': wait } }),
        { _tag: 'Unavailable', status: 429 },
      ],
    ),
    ['429', () => json({ code: 'slow_down' }, 429), { _tag: 'Unavailable', status: 429 }],
    ['429 of a proxy', () => new Response('<html>', { status: 429 }), { _tag: 'Unavailable', status: 429 }],
    [
      '429 with a message',
      () => json({ code: 'slow_down', message: 'In 15 Minuten wieder' }, 429),
      { _tag: 'Unavailable', status: 429 },
    ],
    [
      '422 without a problem document',
      () => new Response('', { status: 422 }),
      { _tag: 'Unavailable', status: 422 },
    ],
    [
      '422 with violations',
      () =>
        json(
          {
            code: 'address.invalid',
            message: 'Bitte prüfen',
            violations: [{ property_path: 'postcode', code: 'invalid_postcode', message: null }],
            values: { limit: 3 },
          },
          422,
        ),
      {
        _tag: 'Refused',
        code: 'address.invalid',
        message: 'Bitte prüfen',
        violations: [{ field: 'postcode', code: 'invalid_postcode' }],
        values: { limit: 3 },
      },
    ],
    [
      '422 whose violations have a text and no code',
      () => json({ violations: [{ message: 'Der Code ist abgelaufen' }, { property_path: 'a' }] }, 422),
      {
        _tag: 'Refused',
        code: 'something_went_wrong',
        violations: [
          { field: '', code: 'something_went_wrong', message: 'Der Code ist abgelaufen' },
          { field: 'a', code: 'something_went_wrong' },
        ],
      },
    ],
    [
      '422 with a code only in its violation',
      () => json({ violations: [{}, { property_path: 'coupon_code', code: 'coupon.expired' }] }, 422),
      {
        _tag: 'Refused',
        code: 'coupon.expired',
        violations: [
          { field: '', code: 'something_went_wrong' },
          { field: 'coupon_code', code: 'coupon.expired' },
        ],
      },
    ],
    [
      '422 with a text only',
      () => json({ message: 'Nur noch drei' }, 422),
      { _tag: 'Refused', code: 'something_went_wrong', message: 'Nur noch drei', violations: [] },
    ],
    ...['description', 'hydra:description'].map((name): [string, () => Response, unknown] => [
      `422 whose text is its ${name} · AUTH-11`,
      () => json({ [name]: 'Der Link ist abgelaufen.', violations: [{ property_path: 'token' }] }, 422),
      {
        _tag: 'Refused',
        code: 'something_went_wrong',
        message: 'Der Link ist abgelaufen.',
        violations: [{ field: 'token', code: 'something_went_wrong' }],
      },
    ]),
    [
      '422 with a message and a description',
      () => json({ message: 'Für Menschen', description: 'Für Maschinen' }, 422),
      { _tag: 'Refused', code: 'something_went_wrong', message: 'Für Menschen', violations: [] },
    ],
    [
      '403 with an untrusted description',
      () => json({ code: 'blocked', description: 'Go away' }, 403),
      { _tag: 'Refused', code: 'blocked', violations: [] },
    ],
    ['422 with an empty body', () => json({}, 422), { _tag: 'Unavailable', status: 422 }],
    ['403 without a code', () => json({ message: 'Go away' }, 403), { _tag: 'Unavailable', status: 403 }],
    [
      '200 with violations',
      () => json({ ...category, violations: [{ message: 'So geht es nicht' }] }),
      {
        _tag: 'Refused',
        code: 'something_went_wrong',
        violations: [{ field: '', code: 'something_went_wrong', message: 'So geht es nicht' }],
      },
    ],
  ])('%s becomes the matching failure · CALL-3 · NOTE-6', async (_, answer, failure) => {
    expect(await clientOver(answer).getCategory({})()).toEqual(E.left(failure));
  });
});
