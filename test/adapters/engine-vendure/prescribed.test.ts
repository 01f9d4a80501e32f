import { afterEach, expect, it } from 'vitest';
import { makeCompanion } from '../../../src/adapters/sandbox/engine/companion.ts';
import { frenchLaw } from '../../../src/config/law/fr.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { care, cartWith, checkedOut, done, item, refused } from '../sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../sandbox/fixtures/start-sandbox.ts';
import { type Engine, engineOf } from './recording.ts';
import { startEngineShop } from './start-engine-shop.ts';

let shop: TestSandbox | undefined;
afterEach(() => shop?.close());

/** An engine whose bottles are lenses, and that allows any number of requests for a cart that is not ordered. */
const ofLenses = (engine: Engine): Engine => {
  let cart = '';
  return {
    ...engine,
    fetch: async (request) => {
      const isLook = (await request.clone().text()).includes('query shopCart(');
      // Fewer requests were made when the answers were recorded.
      const answer = await engine.fetch(request).catch((error) => {
        if (isLook) return new Response('');
        throw error;
      });
      const text = (await answer.text()).replaceAll('"kind":"lenscare"', '"kind":"lens"');
      if (isLook && text.includes('"lines"')) cart = text;
      return new Response(isLook ? cart : text, { status: answer.status, headers: answer.headers });
    },
  };
};

it('an engine order of lenses is refused without a valid prescription where the law asks for one, and keeps it · LAW-27', async () => {
  shop = await startEngineShop(ofLenses(engineOf('a-guest-orders-once-however-often-they-press')));
  const { sandbox } = shop;
  const { okulino } = sandbox.shops;
  const law = { ...okulino.law, prescription: frenchLaw.prescription };
  Object.assign(sandbox.shops, { okulino: { ...okulino, law } });
  const client = shop.client();
  const { token_value } = await checkedOut(client, await cartWith(client, item(care)));
  const order = () => client.createMyOrderFromCart({ body: { token_value } });
  expect((await refused(order())).code).toBe('prescription.required');
  const prescription = { issued_on: '2026-01-15' as Day, prescriber: 'Dr. Hélène Marchand' };
  const companion = makeCompanion(sandbox);
  await companion.givePrescription(token_value, { ...prescription, issued_on: '2020-01-15' as Day });
  expect((await refused(order())).code).toBe('prescription.too_old');
  await companion.givePrescription(token_value, prescription);
  expect((await done(order())).prescription).toEqual(prescription);
});
