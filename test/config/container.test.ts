import { expect, it } from 'vitest';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import { makeContainer } from '../../src/config/container.ts';
import { TOKENS } from '../../src/config/tokens.ts';

const container = makeContainer({
  backend: makeBackendPorts({
    base: 'http://shop.test/api',
    channel: { brand_channel: 'okulino', locale: 'de' },
    priceChannel: 'okulino',
    fetch: async () => new Response(),
  }),
  cartTokens: { read: () => undefined, write: () => undefined, clear: () => undefined },
  addedProducts: { read: () => [], add: () => undefined, clear: () => undefined },
  orderAttempts: { read: () => undefined, write: () => undefined, clear: () => undefined },
  analytics: { send: () => undefined },
  clock: { now: () => 0 },
  newId: () => 'id',
  wait: async () => undefined,
});

it.each(Object.entries(TOKENS))('resolves %s, once', (_, token) => {
  const get = (): unknown => container.get<unknown>(token);
  expect(get()).toBeDefined();
  expect(get()).toBe(get());
});
