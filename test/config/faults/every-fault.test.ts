import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathFor } from '../../../src/adapters/contract/operation.ts';
import { type OperationName, shopApi } from '../../../src/adapters/contract/shop-api.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { askedFaults } from './asked-faults.ts';
import { kindNames, kindOf } from './kinds.ts';
import { makeStriker, places } from './places.ts';
import { operationOf } from './stand-between.ts';
import type { Walk } from './walk.ts';
import { walks, walkThatAsks } from './walks.ts';

const operations = Object.keys(shopApi) as OperationName[];

describe('the table of faults', () => {
  it('has a walk for every operation, and an operation for every walk', () => {
    expect(operations.filter((operation) => !walkThatAsks(operation))).toEqual([]);
    for (const walk of walks)
      expect(operations.filter((operation) => walkThatAsks(operation) === walk)).not.toEqual([]);
  });

  it('has at least 22 kinds of faults, each with a description of its own', () => {
    expect(kindNames.length).toBeGreaterThanOrEqual(22);
    expect(new Set(kindNames.map((name) => kindOf(name).says)).size).toBe(kindNames.length);
  });

  it.each(operations)('recognises a call of %s', (name) => {
    const { method, path } = shopApi[name];
    const filled = pathFor(
      path,
      Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'a1'])),
    );
    expect(operationOf({ method, url: `http://shop.test/api${filled}?locale=de` })).toBe(name);
  });

  it('does not take a page or a story for a call', () => {
    expect(operationOf({ method: 'POST', url: 'http://shop.test/pay/1' })).toBeUndefined();
    expect(operationOf({ method: 'GET', url: 'http://shop.test/api/stories/home' })).toBeUndefined();
  });

  it('covers every operation, kind and place, unless it is narrowed down', () => {
    const all = askedFaults({}, operations);
    expect(all).toHaveLength(operations.length * kindNames.length * places.length);
    const parts = ['1/3', '2/3', '3/3'].flatMap((part) => askedFaults({ part }, operations));
    expect(new Set(parts.map((fault) => JSON.stringify(fault))).size).toBe(all.length);
    expect(askedFaults({ of: 'getCart', kind: 'cut', place: 'last' }, operations)).toEqual([
      { operation: 'getCart', kind: 'cut', place: 'last' },
    ]);
    for (const wrong of [{ of: 'nothing' }, { kind: 'nothing' }, { place: 'nothing' }, { part: '4/3' }])
      expect(() => askedFaults(wrong, operations)).toThrow();
  });
});

describe('an injected fault', () => {
  /** Requests a cart the given number of times; if it is patient, it repeats a request whose answer was lost. */
  const asking = (times: number, isPatient: boolean): Walk => ({
    name: 'asking',
    operations: ['getCart'],
    run: async ({ shop, begin }) => {
      begin();
      const ask = () =>
        shop
          .fetch(new Request('http://shop.test/api/carts/a1'))
          .then((answer) => answer.text())
          .catch(() => undefined);
      for (let i = 0; i < times; i += 1) if ((await ask()) === undefined && isPatient) await ask();
    },
  });
  const backend = { fetch: async () => new Response('{}'), incidents: [] } as unknown as TestSandbox;
  const strikes = (walk: Walk) => makeStriker(backend, walk, 'getCart');

  it('fails its test if it meets no call', async () => {
    await expect(strikes(asking(0, true))('first', kindOf('500'))).rejects.toThrow('never met');
  });

  it('is survived at the first, the last and the repeated call', async () => {
    const strike = strikes(asking(2, true));
    for (const place of places) expect(await strike(place, kindOf('500'))).toBe('held');
    for (const place of places) expect(await strike(place, kindOf('unheard'))).toBe('held');
  });

  it('reports if the last call is the first one, and if no call is repeated', async () => {
    const strike = strikes(asking(1, false));
    expect(await strike('last', kindOf('500'))).toBe('same');
    expect(await strike('repeat', kindOf('500'))).toBe('unrepeated');
  });
});

/** `npm run faults`. */
const {
  FAULTS_LOG: log,
  FAULTS_OF: of,
  FAULTS_KIND: kind,
  FAULTS_PLACE: place,
  FAULTS_PART: part,
} = process.env;
const asked = log ? askedFaults({ of, kind, place, part }, operations) : [];
for (const [operation, faults] of Map.groupBy(asked, (fault) => fault.operation)) {
  describe(operation, () => {
    const walk = walkThatAsks(operation);
    let backend: TestSandbox;
    let strike: ReturnType<typeof makeStriker>;
    beforeAll(async () => {
      if (!walk) throw new Error(`No walk asks ${operation}`);
      backend = await startSandbox();
      strike = makeStriker(backend, walk, operation);
    });
    afterAll(() => backend?.close());

    it.each(faults)('$place · $kind', async (fault) => {
      const began = performance.now();
      const note = (outcome: string) => {
        const ms = Math.round(performance.now() - began);
        appendFileSync(log ?? '', `${JSON.stringify({ ...fault, walk: walk?.name, outcome, ms })}\n`);
      };
      const outcome = strike(fault.place, kindOf(fault.kind));
      // A walk that hangs never settles.
      await Promise.race([
        outcome,
        new Promise((_, reject) => setTimeout(reject, 30_000, new Error('It still waits'))),
      ]).then(
        () => undefined,
        (error: unknown) => {
          note(`failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
          throw error;
        },
      );
      note(await outcome);
    });
  });
}
