import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeProductAlertAdapter } from '../../../src/adapters/backend/personal/product-alert-adapter.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { consentWords } from '../../../src/domain/customer/consent-words.ts';
import { readFrom, saidBy, wiretap } from './wiretap.ts';

const productId = '10010' as ProductId;

it('a product alert is requested with the lens values and the version of the consent text · STOCK-7 · LAW-31', async () => {
  const said = await saidBy((client) =>
    makeProductAlertAdapter(client).ask({
      kind: 'stock',
      productId,
      configuration: { sphere: '-2.50' },
      email: 'mara@example.org',
    }),
  );
  expect(said).toEqual([
    'POST /product-alerts',
    {
      kind: 'stock',
      product_id: '10010',
      option: { sphere: '-2.50' },
      email: 'mara@example.org',
      words: consentWords.product_alert,
    },
  ]);
});

it('a product alert is read with its lens values, state and date · STOCK-9', async () => {
  const wire = {
    id: 'w1',
    kind: 'price',
    product_id: '10010',
    option: {},
    email: 'mara@example.org',
    asked_at: '2026-11-01T08:00:00.000Z',
    state: 'over',
    title: 'Linse',
  };
  expect(await readFrom([wire], (client) => makeProductAlertAdapter(client).alerts())).toEqual([
    {
      id: 'w1',
      kind: 'price',
      productId,
      configuration: {},
      email: 'mara@example.org',
      askedAt: '2026-11-01T08:00:00.000Z',
      state: 'over',
      title: 'Linse',
    },
  ]);
});

it.each([
  [404, true],
  [503, false],
] as const)('ending a product alert with a response of %s succeeds: %s · STOCK-9', async (status, isDone) => {
  const body = status === 404 ? { code: 'product_alert.not_found' } : {};
  const { client } = wiretap(() => Response.json(body, { status }));
  expect(E.isRight(await makeProductAlertAdapter(client).stop('w1')())).toBe(isDone);
});
