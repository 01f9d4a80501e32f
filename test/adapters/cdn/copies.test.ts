import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeCloudflareCopies } from '../../../src/adapters/cdn/cloudflare.ts';
import { makeFastlyCopies } from '../../../src/adapters/cdn/fastly.ts';
import { localCloudflare, localFastly } from './local-cdns.ts';

const tags = Array.from({ length: 300 }, (_, nth) => `p-${nth}`);

describe.each([
  {
    name: 'Fastly',
    local: localFastly,
    most: 256,
    copies: (fetch: (request: Request) => Promise<Response>, key = 'fastly-token') =>
      makeFastlyCopies({ fetch, timeoutMs: 1000, service: 'SERVICE', key }),
  },
  {
    name: 'Cloudflare',
    local: localCloudflare,
    most: 30,
    copies: (fetch: (request: Request) => Promise<Response>, token = 'zone-token') =>
      makeCloudflareCopies({ fetch, timeoutMs: 1000, zone: 'ZONE', token }),
  },
])('cached copies at $name', ({ local, most, copies }) => {
  it('are dropped by tag, as many per request as the CDN accepts · CDN-5', async () => {
    const { asked, fetch } = local();
    expect(E.isRight(await copies(fetch).drop(tags)())).toBe(true);
    expect(asked.flat()).toEqual(tags);
    expect(asked[0]).toHaveLength(most);
  });

  it('count as dropped only if the CDN confirms it · CDN-5', async () => {
    const twin = local();
    const drop = () => copies(twin.fetch).drop(['pages'])();
    twin.fault = 'down';
    expect(await drop()).toEqual(E.left({ _tag: 'Unreachable' }));
    twin.fault = 'refuses';
    expect(await drop()).toEqual(E.left({ _tag: 'Unavailable', status: 403 }));
    twin.fault = 'nonsense';
    expect(await drop()).toEqual(E.left({ _tag: 'Unavailable', status: 502 }));
    expect(E.isLeft(await copies(local().fetch, 'another').drop(['pages'])())).toBe(true);
  });
});

it('a 200 of Cloudflare without success counts as a failure · CDN-5', async () => {
  const fetch = async () => Response.json({ success: false });
  const copies = makeCloudflareCopies({ fetch, timeoutMs: 1000, zone: 'ZONE', token: 'x' });
  expect(E.isLeft(await copies.drop(['pages'])())).toBe(true);
});
