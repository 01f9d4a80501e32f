import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import { backendSettingsOf } from '../../../src/config/backend-settings.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { makeEarlyAnswer } from '../../../src/config/browser/early-answer.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it('the client of the Shop API takes the product that was asked for before it was there, once', async () => {
  const asked: string[] = [];
  const settings = backendSettingsOf(brands.okulino.shop, 'de', {
    base: 'https://shop.example/api',
    fetch: async (request) => {
      asked.push(request.url);
      return backend.fetch(request);
    },
  });
  const early = makeEarlyAnswer(settings);
  const { catalogue } = makeBackendPorts({ ...settings, fetch: early.fetch });
  const id = '20012' as ProductId;

  early.askForProduct(id);
  early.askForProduct(id);
  const first = await catalogue.product(id)();
  expect(first).toMatchObject({ _tag: 'Right', right: { id } });
  expect(asked).toHaveLength(1);

  await catalogue.product(id)();
  expect(asked).toEqual([asked[0], asked[0]]);
});

it('an early question that fails is asked again by whoever needs the answer', async () => {
  const answers = [Promise.reject(new Error('cut')), Promise.resolve(Response.json({}))];
  const early = makeEarlyAnswer({
    base: 'https://shop.example/api',
    channel: { brand_channel: 'okulino', locale: 'de' },
    fetch: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  early.askForProduct('1');
  await new Promise((resolve) => setTimeout(resolve));
  const request = new Request('https://shop.example/api/products/1?brand_channel=okulino&locale=de');
  expect((await early.fetch(request)).ok).toBe(true);
});
