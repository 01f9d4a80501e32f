import { describe, expect, it } from 'vitest';
import { EngineAway } from '../../../../src/adapters/engine-vendure/engine.ts';
import { knownVersion } from '../../../../src/adapters/engine-vendure/start/engine-facts.ts';
import { lookAtEngine } from '../../../../src/adapters/engine-vendure/start/look-at-engine.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { shops } from '../../sandbox/fixtures/shops.ts';
import { engineOver, type FakeFacts, failed, fakeFetch } from '../fixtures/fake-engine.ts';

/** Checks an engine with a clock that only waiting advances. */
const looked = async (engine = engineOver(fakeFetch()), takes = 0, accounts = false) => {
  let now = 1_000_000;
  let told = 0;
  const begun = now;
  const misfits = await lookAtEngine({
    engine: {
      ask: (...question) => {
        now += takes;
        return engine.ask(...question);
      },
    },
    shops: Object.values(shops),
    languages: locales,
    accounts,
    clock: { now: () => now },
    wait: async (ms) => {
      now += ms;
    },
    waiting: () => {
      told += 1;
    },
  });
  return { misfits, told, waited: now - begun };
};

/** An engine in which one shop's channel differs. */
const withOpalys = (facts: FakeFacts | undefined) =>
  engineOver(fakeFetch((channel) => (channel === 'opalys' ? facts : {})));

describe('the check of an engine at the start', () => {
  it.each([
    ['reports that it keeps customers', { accounts: true }, []],
    ['reports that it does not', { accounts: false }, [{ _tag: 'NoAccounts' }]],
    ['does not report it', {}, [{ _tag: 'NoAccounts' }]],
  ])('of a shop whose customers it should keep: it %s', async (_, facts, misfits) => {
    const engine = engineOver(fakeFetch(() => facts));
    expect((await looked(engine, 0, true)).misfits).toEqual(misfits);
    expect((await looked(engine)).misfits).toEqual([]);
  });

  it('finds nothing wrong if every shop has its channel', async () =>
    expect(await looked()).toEqual({ misfits: [], told: 0, waited: 0 }));

  const version = knownVersion + 1;
  it.each([
    ['a wrong key', engineOver(fakeFetch(), 'x'.repeat(32)), { _tag: 'KeyRefused' }],
    ['a newer version', engineOver(fakeFetch(() => ({ version }))), { _tag: 'OtherVersion', version }],
    [
      'a newer version with the same facts',
      engineOver(async () => Response.json({ data: { shopEngine: { ok: { version }, no: null } } })),
      { _tag: 'OtherVersion', version },
    ],
    ['another server', engineOver(async () => new Response('<html>')), { _tag: 'NoEngine' }],
    ['an empty response', engineOver(async () => new Response('', { status: 404 })), { _tag: 'NoEngine' }],
    [
      'a Vendure without the plugin',
      engineOver(async () => failed('GRAPHQL_VALIDATION_FAILED', 400)),
      { _tag: 'NoEngine' },
    ],
    [
      'an error without a name',
      engineOver(async () => Response.json({ errors: ['no'] })),
      { _tag: 'NoEngine' },
    ],
    [
      'an unreadable version',
      engineOver(async () => Response.json({ data: { shopEngine: { ok: { version: '1' } } } })),
      { _tag: 'NoEngine' },
    ],
    [
      'a no',
      engineOver(async () =>
        Response.json({
          data: { shopEngine: { no: { status: 404, code: 'x', path: null, values: [] }, ok: null } },
        }),
      ),
      { _tag: 'NoEngine' },
    ],
    ['no channel of a shop', withOpalys(undefined), { _tag: 'NoChannel', brand: 'opalys' }],
    [
      'a channel in another currency',
      withOpalys({ currency: 'USD' }),
      { _tag: 'OtherCurrency', brand: 'opalys', currency: 'USD' },
    ],
    [
      'the Swiss shop’s channel in euros',
      engineOver(fakeFetch((channel) => (channel === 'okulino' ? { currency: 'EUR' } : {}))),
      { _tag: 'OtherCurrency', brand: 'okulino', currency: 'EUR' },
    ],
    [
      'a channel without all languages',
      withOpalys({ languages: ['de', 'es', 'it'] }),
      { _tag: 'NoLanguage', brand: 'opalys', missing: ['en', 'fr'] },
    ],
    [
      'unreadable facts',
      engineOver(async (request) => {
        const { query } = (await request.clone().json()) as { query: string };
        return query.includes('version')
          ? fakeFetch()(request)
          : Response.json({ data: { shopEngine: { ok: { channel: 7 } } } });
      }),
      { _tag: 'NoEngine' },
    ],
  ])('reports at once %s', async (_, engine, misfit) =>
    expect(await looked(engine)).toEqual({ misfits: [misfit], told: 0, waited: 0 }),
  );

  it('reports every shop of an empty engine whose default channel answers for all', async () => {
    const { misfits } = await looked(
      engineOver(fakeFetch(() => ({ channel: '__default_channel__', currency: 'USD', languages: ['en'] }))),
    );
    expect(misfits).toEqual(Object.keys(shops).map((brand) => ({ _tag: 'NoChannel', brand })));
  });

  it('reports every shop of an engine that knows none of the channels', async () => {
    const { misfits } = await looked(engineOver(fakeFetch(() => undefined)));
    expect(misfits).toEqual(Object.keys(shops).map((brand) => ({ _tag: 'NoChannel', brand })));
  });

  it('accepts neither the channel of another shop nor one channel for two shops', async () => {
    expect((await looked(withOpalys({ channel: 'viszola' }))).misfits).toEqual([
      { _tag: 'OthersChannel', brand: 'viszola', channel: 'viszola' },
      { _tag: 'OthersChannel', brand: 'opalys', channel: 'viszola' },
    ]);
    const swapped: Readonly<Record<string, string>> = { opalys: 'viszola', viszola: 'opalys' };
    expect(
      (await looked(engineOver(fakeFetch((channel) => ({ channel: swapped[channel] ?? channel }))))).misfits,
    ).toEqual([
      { _tag: 'OthersChannel', brand: 'viszola', channel: 'opalys' },
      { _tag: 'OthersChannel', brand: 'opalys', channel: 'viszola' },
    ]);
    const shared = engineOver(
      fakeFetch((channel) => (channel === 'opalys' || channel === 'okulino' ? { channel: 'eyes' } : {})),
    );
    const { misfits } = await looked(shared);
    expect(misfits.map((misfit) => ('brand' in misfit ? misfit.brand : misfit._tag)).sort()).toEqual([
      'okulino',
      'opalys',
    ]);
    expect(
      (await looked(engineOver(fakeFetch((channel) => ({ channel: `lenses-${channel}` }))))).misfits,
    ).toEqual([]);
  });
});

/** Unavailable for the given number of calls, with the given answer, and then available. */
const back = (calls: number, away: () => Promise<Response>) => {
  let asked = 0;
  return engineOver((request) => {
    asked += 1;
    return asked <= calls ? away() : fakeFetch()(request);
  });
};
const cut = () => Promise.reject(new TypeError('connect ECONNREFUSED'));

describe('an engine that is away at the start', () => {
  it.each([
    ['does not answer', cut],
    ['is down behind a proxy', async () => new Response('', { status: 502 })],
    ['limits requests', async () => new Response('', { status: 429 })],
    ['has no database yet', async () => failed('INTERNAL_SERVER_ERROR')],
  ])('is waited for while it %s, which is reported once', async (_, away) => {
    const { misfits, told, waited } = await looked(back(6, away));
    expect([misfits, told]).toEqual([[], 1]);
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(10_000);
  });

  it('is waited for if it goes away between two requests', async () => {
    let asked = 0;
    const { misfits, told } = await looked(
      engineOver((request) => {
        asked += 1;
        return asked === 3 || asked === 4 ? cut() : fakeFetch()(request);
      }),
    );
    expect([misfits, told]).toEqual([[], 1]);
  });

  it('is given up after a minute, however long each request takes', async () => {
    const never = back(Number.POSITIVE_INFINITY, cut);
    for (const [takes, waited] of [
      [0, 60_000],
      [4000, 64_000],
    ])
      expect(await looked(never, takes)).toEqual({ misfits: [{ _tag: 'Away' }], told: 1, waited });
  });

  it('does not hide a defect of our own code', async () => {
    const broken = { ask: () => Promise.reject(new TypeError('a defect')) };
    await expect(looked(broken)).rejects.toThrow('a defect');
    expect(new EngineAway('shopEngine', 'Unreachable').message).toBe('shopEngine: Unreachable');
  });
});
