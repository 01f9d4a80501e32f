import type * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type ClientSettings, makeClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { channel } from './wiretap.ts';

const token = 'token' as CartToken;
const clientOver = (settings: Partial<ClientSettings>) =>
  makeClient(
    { base: 'http://shop.test/api', channel, fetch: async () => Response.json({}), ...settings },
    shopApi,
  );

/** The single request that a call makes. */
const requestOf = async (ask: (client: ReturnType<typeof clientOver>) => () => Promise<unknown>) => {
  const requests: Request[] = [];
  const client = clientOver({
    fetch: async (request) => {
      requests.push(request);
      return Response.json({}, { status: 500 });
    },
  });
  await ask(client)();
  const [request] = requests;
  if (!request) throw new Error('nothing was asked');
  return request;
};
const comment = (length: number) =>
  requestOf((client) => client.updateOrder({ params: { token }, body: { comment: 'x'.repeat(length) } }));
/** Length of an empty body. */
const around = JSON.stringify({ comment: '' }).length;

describe('a request', () => {
  it('that reads has an accept header and no body', async () => {
    const request = await requestOf((client) => client.getCart({ params: { token } }));
    expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json' });
    expect(request.body).toBeNull();
  });

  it('that reads has no body, even if one is passed', async () => {
    const request = await requestOf((client) =>
      client.getCart({ params: { token }, body: { comment: '' } } as never),
    );
    expect(request.body).toBeNull();
  });

  it('that changes something has accept and content-type headers and a JSON body', async () => {
    const request = await comment(3);
    const json = 'application/json';
    expect(Object.fromEntries(request.headers)).toEqual({ accept: json, 'content-type': json });
    expect(await request.json()).toEqual({ comment: 'xxx' });
  });

  it('that changes something may have an empty body', async () => {
    const request = await requestOf((client) => client.createCart({}));
    expect([request.method, await request.text()]).toEqual(['POST', '']);
  });

  it('is kept alive after its page is left, up to the body size that browsers allow', async () => {
    const goesOn = async (length: number) => (await comment(length - around)).keepalive;
    expect([await goesOn(100), await goesOn(59_999), await goesOn(60_000), await goesOn(70_000)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('leaves parameters that are not set out of its query', async () => {
    const { url } = await requestOf((client) => client.getProducts({ query: { page: 2 } }));
    expect(new URL(url).search).toBe('?brand_channel=okulino&locale=de&page=2');
  });
});

describe('a failure', () => {
  const told = async (answer: () => Response | Promise<Response>) => {
    const heard: (readonly [string, Failure])[] = [];
    const outcome: E.Either<Failure, unknown> = await clientOver({
      fetch: async () => answer(),
      onFailure: (...failure) => heard.push(failure),
    }).getCategory({})();
    return { outcome, heard };
  };

  it.each<readonly [of: string, answer: () => Response]>([
    ['a response with a wrong format', () => Response.json({ title: 7 })],
    ['a response that is not JSON', () => new Response('<html>')],
    ['a server error', () => Response.json({ code: 'a' }, { status: 500 })],
    ['an overloaded server', () => Response.json({ code: 'a' }, { status: 429 })],
  ])('is reported for %s, with its operation', async (_, answer) => {
    const { outcome, heard } = await told(answer);
    expect(heard).toEqual([['getCategory', expect.objectContaining({ _tag: expect.stringMatching(/^Un/) })]]);
    expect(outcome).toEqual({ _tag: 'Left', left: heard[0]?.[1] });
  });

  it.each<readonly [of: string, tag: string, answer: () => Response | Promise<Response>]>([
    ['a no', 'Refused', () => Response.json({ code: 'a' }, { status: 422 })],
    [
      'a resource that is not found',
      'NotFound',
      () => Response.json({ code: 'a.not_found' }, { status: 404 }),
    ],
    ['a missing network', 'Unreachable', () => Promise.reject(new TypeError('network'))],
  ])('is not reported for %s', async (_, _tag, answer) => {
    const { outcome, heard } = await told(answer);
    expect(outcome).toMatchObject({ left: { _tag } });
    expect(heard).toEqual([]);
  });

  it('has no undefined fields', async () => {
    const answers = [
      [422, { code: 'a' }],
      [422, { code: 'a', violations: [{ code: 'b' }] }],
      [400, { code: 'a', message: 'Nein', violations: [{ code: 'b', message: 'Nein' }] }],
    ] as const;
    for (const [status, body] of answers) {
      const { outcome } = await told(() => Response.json(body, { status }));
      expect(outcome).toStrictEqual(JSON.parse(JSON.stringify(outcome)));
    }
  });

  it.each([499, 500, 501])(
    'with the status %i and a code counts as a server failure from 500 on',
    async (status) => {
      const { outcome } = await told(() => Response.json({ code: 'a' }, { status }));
      expect(outcome).toMatchObject({ left: { _tag: status < 500 ? 'Refused' : 'Unavailable' } });
    },
  );
});
