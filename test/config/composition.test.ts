import { expect, it } from 'vitest';
import { makeBackendPorts } from '../../src/adapters/backend/backend-ports.ts';
import { makeContainer } from '../../src/config/composition/container.ts';
import { TOKENS } from '../../src/config/composition/tokens.ts';
import { quietOutside } from './quiet-outside.ts';

const container = makeContainer({
  backend: makeBackendPorts({
    base: 'http://shop.test/api',
    channel: { brand_channel: 'okulino', locale: 'de' },
    priceChannel: 'okulino',
    reviews: true,
    fetch: async () => new Response(),
  }),
  ...quietOutside(),
});

it.each(Object.entries(TOKENS))('resolves %s, once', (_, token) => {
  const get = (): unknown => container.get<unknown>(token);
  expect(get()).toBeDefined();
  expect(get()).toBe(get());
});
