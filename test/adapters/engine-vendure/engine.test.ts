import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { EngineAway, makeEngine, type Question } from '../../../src/adapters/engine-vendure/engine.ts';
import { CountC, orNull } from '../../../src/adapters/engine-vendure/scalars.ts';
import type { Incident } from '../../../src/adapters/shop-server/shop-server.ts';
import { channels } from './start-engine-shop.ts';

const ThingC = t.intersection([
  t.type({ id: t.string, parts: t.readonlyArray(t.type({ count: CountC })) }),
  t.partial({ maker: orNull(t.type({ name: t.string })) }),
]);
const thing: Question<{ id: string; note?: string }, t.TypeOf<typeof ThingC>> = {
  kind: 'query',
  name: 'shopThing',
  asks: { id: 'String!', note: 'String' },
  answer: ThingC,
};
const change: Question<{ id: string }, null> = {
  kind: 'mutation',
  name: 'shopForget',
  asks: { id: 'String!' },
  answer: t.null,
};

const asking = (answer: (request: Request, call: number) => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const incidents: Incident[] = [];
  const engine = makeEngine({
    address: 'http://engine.example:4300',
    key: 'the key of the shop',
    channels: { ...channels, okulino: 'the-okulino-channel' },
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request, requests.length);
    },
    report: (incident) => incidents.push(incident),
    timeoutMs: 50,
  });
  const channel = { brand: 'okulino', locale: 'it' } as const;
  return {
    requests,
    incidents,
    ask: () => engine.ask(channel, thing, { id: 'a' }),
    forget: () => engine.ask(channel, change, { id: 'a' }),
  };
};
const said = (data: unknown) => () => Response.json({ data });
const right = { id: 'a', parts: [{ count: 2 }], maker: null };

describe('a request to the engine', () => {
  it('has the channel, language and key of the shop, and asks for the fields of the codec', async () => {
    const { ask, requests } = asking(said({ shopThing: { ok: right, no: null } }));
    expect(await ask()).toEqual({ _tag: 'Right', right });
    const [request] = requests;
    expect(request?.url).toBe('http://engine.example:4300/shop-api?languageCode=it');
    expect(request?.headers.get('vendure-token')).toBe('the-okulino-channel');
    expect(request?.headers.get('x-shop-key')).toBe('the key of the shop');
    expect(await request?.json()).toEqual({
      query:
        'query shopThing($id: String!, $note: String) { shopThing(id: $id, note: $note) { ok { id parts { count } maker { name } } no { status code path values { name text number } } } }',
      variables: { id: 'a' },
    });
  });

  it('returns a refusal with its code and values', async () => {
    const no = {
      status: 422,
      code: 'cart.changed',
      path: null,
      values: [{ name: 'max', text: null, number: 3 }],
    };
    const { ask, incidents } = asking(said({ shopThing: { ok: null, no } }));
    expect(await ask()).toEqual({ _tag: 'Left', left: no });
    expect(incidents).toEqual([]);
  });

  it('accepts an empty response if the codec allows it', async () => {
    const { forget } = asking(said({ shopForget: { ok: null, no: null } }));
    expect(await forget()).toEqual({ _tag: 'Right', right: null });
  });

  it.each([
    ['an unreachable server', () => Promise.reject(new Error('no')), 'Unreachable'],
    ['no response', () => new Promise<Response>(() => undefined), 'Unreachable'],
    ['an unknown key', () => new Response('', { status: 403 }), 'status 403'],
    ['a server error', () => Response.json({ data: null }, { status: 500 }), 'status 500'],
    [
      'an engine error with the status 200',
      () => Response.json({ errors: [{ message: 'deadlock of Mara Keller' }], data: null }),
      'failed',
    ],
    ['a response that is not JSON', () => new Response('<html>'), 'shopThing'],
    ['neither a result nor a refusal', said({ shopThing: { ok: null, no: null } }), 'neither ok nor no'],
    [
      'a field of another type',
      said({ shopThing: { ok: { ...right, parts: [{ count: -1 }] }, no: null } }),
      'parts',
    ],
  ])('treats the engine as away, and reports it: %s', async (_, answer, why) => {
    const { ask, incidents } = asking(answer);
    const trouble = await ask().catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(EngineAway);
    expect(incidents).toHaveLength(1);
    const [{ operation, kind, detail } = { operation: '', kind: '', detail: '' }] = incidents;
    expect([operation, kind]).toEqual(['shopThing', 'wrong-answer']);
    expect(`${operation} ${detail}`).toContain(why);
    expect(detail).not.toContain('Mara');
  });

  it('is repeated once if it only reads, never if it changes something', async () => {
    const once = (request: Request, call: number) =>
      call === 1
        ? Promise.reject(new Error('no'))
        : Promise.resolve(said({ shopThing: { ok: right } })()).then((it) => (request.url ? it : it));
    const reading = asking(once);
    expect(await reading.ask()).toEqual({ _tag: 'Right', right });
    expect(reading.requests).toHaveLength(2);
    const changing = asking(() => Promise.reject(new Error('no')));
    await changing.forget().catch(() => undefined);
    expect(changing.requests).toHaveLength(1);
  });
});
