import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRow, updateRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { askForLetter } from '../../../../src/adapters/sandbox/jobs/ask-for-letter.ts';
import { deliverMails } from '../../../../src/adapters/sandbox/mail/deliver-mails.ts';
import { postLetter, postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { settleSale } from '../../../../src/adapters/sandbox/orders/settle-sale.ts';
import { handOver } from '../../../../src/adapters/sandbox/warehouse/hand-over.ts';
import type { MailCarrier } from '../../../../src/application/shared/mail-carrier.ts';
import { newEmail } from '../fixtures/customers.ts';
import { type OwnDatabase, onServer } from '../fixtures/own-database.ts';
import { seeded } from '../fixtures/postgres-server.ts';
import { care, cartWith, done, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const own = await onServer(seeded);

// The embedded database has one connection, and so only one that posts.
describe.skipIf(own === undefined)('two servers that post mails at once', () => {
  let shop: TestSandbox;
  beforeAll(async () => {
    shop = await startSandbox((own as OwnDatabase).place);
    await postMails(shop.sandbox);
  });
  afterAll(async () => {
    await shop?.close();
    await own?.drop();
  });

  const topicsTo = async (email: string): Promise<readonly string[]> => {
    const rows = await shop.sandbox.db
      .selectFrom('mail')
      .innerJoin('outbox', 'outbox.id', 'mail.outbox_id')
      .select('outbox.topic')
      .where('recipient', '=', email)
      .orderBy('mail.id')
      .execute();
    return rows.map(({ topic }) => topic);
  };

  /** An order that is paid, whose confirmation waits. */
  const order = async (email: string) => {
    const { sandbox } = shop;
    const client = shop.client();
    const made = await ordered(client, await cartWith(client, item(care)), { email });
    await sandbox.db.transaction().execute(async (trx) => {
      await updateRow(trx, 'shop_order', { token: made.token_value }, { state: 'new' });
      await settleSale(trx, sandbox, made.token_value, new Date(testNow));
    });
    return made;
  };

  /** Posts what another server does not, which is busy with the first message about an order. */
  const postBeside = (about: string): Promise<void> =>
    shop.sandbox.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('outbox')
        .select('id')
        .where('about', '=', about)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await postMails(shop.sandbox);
    });

  it('write those of an order as it went, and hold up no other order · OPS-13', async () => {
    const { sandbox } = shop;
    const { db } = sandbox;
    const [mine, other] = [newEmail(), newEmail()];
    const { token_value: token, number } = await order(mine);
    await db.transaction().execute((trx) => handOver(trx, token, new Date(testNow)));
    const client = shop.client();
    await done(
      client.withdrawFromContract({ body: { name: 'Mara Keller', number, email: mine, goods: [] } }),
    );
    await order(other);
    await postBeside(token);
    expect(await topicsTo(mine)).toEqual([]);
    expect(await topicsTo(other)).toEqual(['order.confirmation']);
    await Promise.all([postMails(sandbox), postMails(sandbox)]);
    expect(await topicsTo(mine)).toEqual(['order.confirmation', 'order.dispatched', 'withdrawal.received']);
  });

  it('let a mail pass one of the same order that cannot be written · OPS-11', async () => {
    const { db } = shop.sandbox;
    const email = newEmail();
    const { token_value: token } = await order(email);
    await db.transaction().execute((trx) => handOver(trx, token, new Date(testNow)));
    await db
      .updateTable('outbox')
      .set({ tries: 1, wait_until: new Date(testNow + 3_600_000) })
      .where('topic', '=', 'order.confirmation')
      .where('subject_id', '=', token)
      .execute();
    await postMails(shop.sandbox);
    expect(await topicsTo(email)).toEqual(['order.dispatched']);
  });
});

describe('mails that wait to be handed over', () => {
  it('go one after the other if they are about one order, unless the first is not accepted · OPS-13', async () => {
    const taken: string[] = [];
    const slow = Promise.withResolvers<boolean>();
    const carrier: MailCarrier = {
      send: (mail) => async () => {
        taken.push(mail.subject);
        const isTaken = mail.subject !== 'confirmed' || (await slow.promise);
        return isTaken ? E.right(undefined) : E.left({ _tag: 'Unavailable', status: 451, cause: undefined });
      },
      close: () => undefined,
    };
    const { sandbox, controls, close } = await startSandbox(undefined, { carrier });
    const { db } = sandbox;
    const post = (subject: string, about: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await askForLetter(trx, 'test', subject, new Date(testNow), about);
        const { id } = await getRow(trx, 'outbox', { topic: 'test', subject_id: subject }, ['id']);
        const letter = { brand: 'okulino', locale: 'de', recipient: 'mara@example.org', subject } as const;
        await postLetter(trx, sandbox, id, { ...letter, html: '<p>x</p>', text: 'x' }, new Date(testNow));
      });
    await post('confirmed', 'one');
    await post('dispatched', 'one');
    await post('of another', 'two');
    const first = deliverMails(sandbox);
    await expect.poll(() => taken).toContain('of another');
    controls.setClock(testNow + 2000);
    await deliverMails(sandbox);
    expect(taken.toSorted()).toEqual(['confirmed', 'of another']);
    slow.resolve(false);
    await first;
    controls.setClock(testNow + 4000);
    await deliverMails(sandbox);
    expect(taken.toSorted()).toEqual(['confirmed', 'dispatched', 'of another']);
    await close();
  });
});
