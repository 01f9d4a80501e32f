import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ErrorCode,
  type EvaluationContext,
  InMemoryProvider,
  type JsonValue,
  OpenFeature,
  type Provider,
} from '@openfeature/server-sdk';
import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import { makeOfrepProvider } from '../../../src/adapters/flags/ofrep-provider.ts';
import { makeOpenFeatureFlags } from '../../../src/adapters/flags/open-feature.ts';
import { makeDecisions } from '../../../src/application/flags/decisions.ts';
import { defaultFlag } from '../../../src/domain/flags/flag.ts';
import { type FlagFixture, flagPortSuite } from './flag-port-suite.ts';

const whole = { title: 'Klar sehen', columns: 3, ratio: 1.5, framed: true, nested: { is: 'none' } };
const user = { id: 'bucket-7', attributes: {} };
let domains = 0;

const over = async (provider: Provider) => {
  domains += 1;
  const domain = `test-${domains}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  return makeOpenFeatureFlags(OpenFeature.getClient(domain));
};
afterAll(() => OpenFeature.clearProviders());

const inMemory = async (): Promise<FlagFixture> => {
  const provider = new InMemoryProvider({
    whole: { variants: { on: whole }, defaultVariant: 'on', disabled: false },
    off: { variants: { off: false }, defaultVariant: 'off', disabled: false },
    split: {
      variants: { a: { side: 'a' }, b: { side: 'b' }, none: { side: 'none' } },
      defaultVariant: 'none',
      disabled: false,
      contextEvaluator: ({ targetingKey = '' }: EvaluationContext) =>
        Number(targetingKey.split('-')[1]) % 2 === 0 ? 'a' : 'b',
    },
  });
  // Like providers with splits: without a targeting key, a split is not possible.
  const objects = provider.resolveObjectEvaluation.bind(provider);
  provider.resolveObjectEvaluation = async <T extends JsonValue>(
    key: string,
    otherwise: T,
    context?: EvaluationContext,
  ) =>
    key === 'split' && context?.targetingKey === undefined
      ? { value: otherwise, errorCode: ErrorCode.TARGETING_KEY_MISSING }
      : objects(key, otherwise, context);
  return { flags: await over(provider), whole: 'whole', off: 'off', split: 'split', unknown: 'nobodys' };
};

flagPortSuite('OpenFeature over a provider in memory', inMemory);

/** A service that implements the OFREP specification. */
const ofrep = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const { context } = JSON.parse(body) as { context: { targetingKey?: string; brand?: string } };
    const key = request.url?.split('/').at(-1) ?? '';
    const bucket = Number(context.targetingKey?.split('-')[1]);
    const answers: Readonly<Record<string, readonly [status: number, body: object | string]>> = {
      whole: [200, { key, value: whole, variant: 'on', reason: 'STATIC' }],
      off: [200, { key, value: { title: 'x' }, metadata: { enabled: false } }],
      simple: [200, { key, value: true }],
      split: Number.isNaN(bucket)
        ? [400, { key, errorCode: 'TARGETING_KEY_MISSING' }]
        : [200, { key, value: { side: bucket % 2 === 0 ? 'a' : 'b' } }],
      text: [200, 'no json'],
      strange: [200, { key, worth: 1 }],
      broken: [500, 'oops'],
    };
    const [status, answer] = answers[key] ?? [404, { key, errorCode: 'FLAG_NOT_FOUND' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});
const address = new Promise<string>((resolve) => {
  ofrep.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(ofrep.address() as AddressInfo).port}`));
});
afterAll(() => void ofrep.close());
const overOfrep = async () => over(makeOfrepProvider(await address, fetch));

flagPortSuite('OpenFeature over its remote protocol', async () => ({
  flags: await overOfrep(),
  whole: 'whole',
  off: 'off',
  split: 'split',
  unknown: 'nobodys',
}));

describe('a service that speaks OFREP', () => {
  it.each([
    ['simple', E.right({ enabled: true, variables: new Map() })],
    ['text', E.left({ _tag: 'Unreadable', at: ErrorCode.PARSE_ERROR })],
    ['strange', E.left({ _tag: 'Unreadable', at: ErrorCode.TYPE_MISMATCH })],
    ['broken', E.left({ _tag: 'Unreachable' })],
  ])('gives the matching result for the response: %s · TRK-5', async (key, answer) =>
    expect(await (await overOfrep()).getFlag(key, user)()).toEqual(answer),
  );

  it('is reported as unreachable while it is away · TRK-5', async () => {
    const flags = await over(makeOfrepProvider('http://127.0.0.1:1', fetch));
    expect(await flags.getFlag('whole', user)()).toEqual(E.left({ _tag: 'Unreachable' }));
  });
});

describe('a provider that fails', () => {
  const failing = (fail: () => Promise<never>): Provider => ({
    metadata: { name: 'failing' },
    resolveBooleanEvaluation: fail,
    resolveStringEvaluation: fail,
    resolveNumberEvaluation: fail,
    resolveObjectEvaluation: fail,
  });
  const decided = async (provider: Provider) => {
    const reported: string[] = [];
    const decide = makeDecisions({
      flags: await over(provider),
      clock: { now: Date.now },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      report: (_, { _tag }) => void reported.push(_tag),
    });
    const start = performance.now();
    const flags = await decide(['hero'], user);
    return { flags, reported, took: performance.now() - start };
  };

  it('leaves the default, and is reported · TRK-5', async () => {
    const { flags, reported } = await decided(failing(() => Promise.reject(new Error('down'))));
    expect(flags).toEqual(new Map([['hero', defaultFlag]]));
    expect(reported).toEqual(['Unreachable']);
  });

  it('that never responds delays a page by 300 ms at most, and leaves the flag undecided · TRK-5 · CONT-3', async () => {
    const { flags, reported, took } = await decided(failing(() => new Promise(() => undefined)));
    expect(flags).toEqual(new Map());
    expect(reported).toEqual(['Unavailable']);
    expect(took).toBeGreaterThanOrEqual(290);
    expect(took).toBeLessThan(patience(2000));
  });
});
