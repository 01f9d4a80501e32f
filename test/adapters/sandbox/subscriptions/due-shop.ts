import { afterAll, beforeAll } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** Sets the time, and runs what is due then. */
export const at = async ({ controls, sandbox }: TestSandbox, when: string): Promise<void> => {
  controls.setClock(Date.parse(when));
  await doDueWork(sandbox);
};
export const rowOf = ({ sandbox }: TestSandbox, id: string) =>
  sandbox.db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Orders that a customer's subscriptions have made. */
export const ordersOf = ({ sandbox }: TestSandbox, email: string) =>
  sandbox.db
    .selectFrom('shop_order')
    .selectAll()
    .where('email', '=', email)
    .where('state', 'in', ['new', 'shipped'])
    .where('token', 'in', (made) =>
      made.selectFrom('subscription_event').select('order_token').where('kind', '=', 'ordered'),
    )
    .orderBy('created_at')
    .execute();

/** A shop for the tests of one file, and helpers to inspect it. */
export const dueShop = () => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await startSandbox();
  });
  afterAll(() => shop?.close());
  return {
    started: () => shop,
    at: (when: string) => at(shop, when),
    now: () => shop.controls.setClock(testNow),
    rowOf: (id: string) => rowOf(shop, id),
    ordersOf: (email: string) => ordersOf(shop, email),
    stockOf: async (variant: string) =>
      (
        await shop.sandbox.db
          .selectFrom('stock')
          .select('on_hand')
          .where('variant_id', '=', variant)
          .executeTakeFirstOrThrow()
      ).on_hand,
    subjects: async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject),
  };
};
