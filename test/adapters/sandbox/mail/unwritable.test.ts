import { afterEach, beforeEach, expect, it } from 'vitest';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { newEmail } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startSandbox();
});
afterEach(() => shop.close());

const ask = (subject_id: string) =>
  shop.sandbox.db
    .insertInto('outbox')
    .values({ topic: 'order.confirmation', subject_id, created_at: new Date(testNow) })
    .execute();

it('a mail that cannot be written lets others pass, and is written once that is possible · OPS-11', async () => {
  const { sandbox, controls } = shop;
  const client = shop.client();
  const [late, soon] = [newEmail(), newEmail()];
  const one = await ordered(client, await cartWith(client, item(care)), { email: late });
  const other = await ordered(client, await cartWith(client, item(care)), { email: soon });
  // As an order of a shop that this server does not know.
  const move = (brand: string) =>
    sandbox.db
      .updateTable('shop_order')
      .set({ brand: brand as BrandId })
      .where('token', '=', one.token_value)
      .execute();
  await move('elsewhere');
  await ask(one.token_value);
  await ask(other.token_value);
  await postMails(sandbox);
  expect(await mailsTo(shop, soon)).toHaveLength(1);
  expect(shop.incidents).toMatchObject([{ operation: 'mail', kind: 'job-failed' }]);
  // It is not tried again at once.
  await postMails(sandbox);
  expect(shop.incidents).toHaveLength(1);
  for (let hours = 1; hours < 48; hours += 1) {
    controls.setClock(testNow + hours * 3_600_000);
    await postMails(sandbox);
  }
  expect(shop.incidents).toHaveLength(48);
  expect(JSON.stringify(shop.incidents)).not.toContain(one.token_value);
  await move('okulino');
  controls.setClock(testNow + 49 * 3_600_000);
  await postMails(sandbox);
  expect(await mailsTo(shop, late)).toHaveLength(1);
});
