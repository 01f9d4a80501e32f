import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeReadMemory } from '../../src/adapters/backend/read-memory.ts';
import { makeServerServices } from '../../src/config/server-services.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { daily } from '../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../adapters/sandbox/fixtures/start-sandbox.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());

/** Pages of several shops and languages over one cache, or over none. */
const pages = (memory?: ReturnType<typeof makeReadMemory>) => {
  const asked: string[] = [];
  const read = async (brand: BrandId, locale: Locale) => {
    const { catalogue } = makeServerServices({
      shop: shops[brand],
      locale,
      clock: { now: () => 0 },
      base: `http://${brand}.localhost/api`,
      fetch: (request) => {
        asked.push(request.url);
        return backend.fetch(request);
      },
      ...(memory && { memory }),
    });
    const product = await catalogue.product(daily)();
    if (E.isLeft(product)) throw new Error(product.left._tag);
    return [product.right.description, product.right.price.current.minor];
  };
  return { read, asked };
};

it('server services send one request for all pages of a shop in a language, and one for each other', async () => {
  const { read, asked } = pages(makeReadMemory({ freshFor: 5000, capacity: 100, now: () => 0 }));
  const german = await read('okulino', 'de');
  expect(await read('okulino', 'de')).toEqual(german);
  expect(asked).toHaveLength(1);
  const [french, other] = [await read('okulino', 'fr'), await read('opalys', 'de')];
  expect(asked).toHaveLength(3);
  const fresh = pages();
  expect([french, other]).toEqual([await fresh.read('okulino', 'fr'), await fresh.read('opalys', 'de')]);
  expect(french).not.toEqual(german);
});

it('server services send each request anew without a cache', async () => {
  const { read, asked } = pages();
  await read('okulino', 'de');
  await read('okulino', 'de');
  expect(asked).toHaveLength(2);
});
