import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSmtpCarrier } from '../../../../src/adapters/mail-smtp/smtp-carrier.ts';
import { keepChoice } from '../../../../src/adapters/sandbox/customers/mail-choice.ts';
import { bouncesPath, makeBouncesApp } from '../../../../src/adapters/sandbox/mail/bounces-app.ts';
import { deliverMails } from '../../../../src/adapters/sandbox/mail/deliver-mails.ts';
import { postLetter, postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { isStopped } from '../../../../src/adapters/sandbox/mail-consent/stop-links.ts';
import { mailGroups } from '../../../../src/domain/customer/mail-preferences.ts';
import { answer, headerOf, type LocalSmtp, startSmtp } from '../../mail-smtp/local-smtp.ts';
import { bought } from '../fixtures/bought.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { registered, signedIn } from '../fixtures/customers.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, item, ordered } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const minute = 60_000;
const secret = 'what-nobody-guesses-of-all-carriers';

/** A customer places an order that is confirmed at once; returns their e-mail. */
const confirmed = async (shop: TestSandbox): Promise<string> => {
  const { client, email } = await signedIn(shop);
  await bought(shop, { client, email }, 'shipped', care);
  await ordered(client, await cartWith(client, item(care)), { email, payment: 'invoice' });
  return email;
};

describe('e-mails being sent', () => {
  let smtp: LocalSmtp;
  let shop: TestSandbox;
  /** The mail server's answer about an address. Undefined: it accepts the mail. */
  let refusal: Error | undefined;
  const onRcptTo: NonNullable<SMTPServerOptions['onRcptTo']> = (_address, _session, done) => done(refusal);
  beforeEach(async () => {
    refusal = undefined;
    smtp = await startSmtp({ onRcptTo, hideENHANCEDSTATUSCODES: true });
    const carrier = makeSmtpCarrier({
      ...{ host: 'localhost', port: smtp.port, tls: 'starttls', ca: smtp.ca },
      senderOf: (brand) => ({ name: brand, address: `shop@${brand}.example` }),
    });
    shop = await startSandbox(undefined, { carrier });
  });
  afterEach(async () => {
    shop.sandbox.carrier?.close();
    await shop.close();
    await smtp.close();
  });

  /** Queues a mail; `stop`: its recipient can unsubscribe from such mails. */
  const post = (recipient: string, subject: string, stop?: string): Promise<void> =>
    shop.sandbox.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('outbox')
        .values({ topic: 'test', subject_id: `${recipient} ${subject}`, created_at: new Date(testNow) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const letter = {
        brand: 'okulino',
        locale: 'de',
        recipient,
        subject,
        html: '<p>x</p>',
        text: 'x',
      } as const;
      const now = new Date(shop.sandbox.clock.now());
      await postLetter(trx, shop.sandbox, id, { ...letter, ...(stop && { stop }) }, now);
    });
  const deliver = () => deliverMails(shop.sandbox);
  const later = (ms: number) => shop.controls.setClock(shop.sandbox.clock.now() + ms);
  const subjects = () => smtp.taken.map(({ raw }) => headerOf(raw, 'Subject')).toSorted();
  const fates = async () =>
    (
      await shop.sandbox.db.selectFrom('mail').select(['subject', 'undelivered_why']).orderBy('id').execute()
    ).map(({ subject, undelivered_why }) => `${subject} ${undelivered_why}`);

  it('are sent once, however many servers send at the same time · DELIVER-1', async () => {
    for (let i = 0; i < 12; i++) await post('mara@example.org', `M${i}`);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(subjects()).toEqual(Array.from({ length: 12 }, (_, i) => `M${i}`).toSorted());
    const ids = new Set(smtp.taken.map(({ raw }) => headerOf(raw, 'Message-ID')));
    expect(ids.size).toBe(12);
  });

  it('are sent again with the same Message-ID if the delivery was not recorded · DELIVER-1', async () => {
    await post('mara@example.org', 'Once');
    await deliver();
    const { db } = shop.sandbox;
    await db.updateTable('mail').set({ delivered_at: null }).execute();
    await db.updateTable('job').set({ done_at: null }).where('kind', '=', 'mail.deliver').execute();
    later(3 * minute);
    await deliver();
    expect(new Set(smtp.taken.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(1);
    expect(smtp.taken).toHaveLength(2);
  });

  it('include the confirmation of an order with its attachment · DELIVER-1', async () => {
    const email = await confirmed(shop);
    await postMails(shop.sandbox);
    await deliver();
    const [mail] = smtp.taken.filter(({ to, raw }) => to.includes(email) && raw.includes('application/pdf'));
    expect(mail?.from).toBe('shop@okulino.example');
    expect(mail?.raw).toContain('text/plain');
  });

  it('are retried after a minute, then after four times as long each time, and given up after about a day · DELIVER-2', async () => {
    refusal = answer(451, '4.7.1 Try again');
    await post('mara@example.org', 'Patience');
    for (const wait of [0, 1, 4, 16, 64, 256]) {
      later(wait * minute - 1);
      await deliver();
      later(1);
      await deliver();
    }
    expect(shop.incidents.map(({ kind }) => kind)).toEqual(Array(6).fill('job-failed'));
    later(1024 * minute);
    await deliver();
    expect(shop.incidents.at(-1)).toEqual({
      operation: 'mail.deliver',
      kind: 'job-given-up',
      detail: expect.stringMatching(/^MailNotTaken Unavailable 451 /),
    });
    refusal = undefined;
    later(10_000 * minute);
    await deliver();
    expect(smtp.taken).toEqual([]);
  });

  it('are sent once the server accepts them again · DELIVER-2', async () => {
    refusal = answer(421, '4.3.2 Closing');
    await post('mara@example.org', 'Patience');
    await deliver();
    refusal = undefined;
    await deliver();
    expect(subjects()).toEqual([]);
    later(minute);
    await deliver();
    expect(subjects()).toEqual(['Patience']);
    expect(JSON.stringify(shop.incidents)).not.toContain('mara');
  });

  it('are held back for a missing mailbox, except those that the reader waits for, until it accepts one · DELIVER-3', async () => {
    refusal = answer(550, '5.1.1 No such user');
    await post('Mara@example.org', 'Order');
    await deliver();
    refusal = undefined;
    await post('mara@example.org', 'News', 'https://okulino.example/stop');
    await deliver();
    expect(subjects()).toEqual([]);
    await post('mara@example.org', 'Link');
    await deliver();
    await post('mara@example.org', 'More news', 'https://okulino.example/stop');
    await deliver();
    expect(subjects()).toEqual(['Link', 'More news']);
    expect(await fates()).toEqual(['Order no_mailbox', 'News held_back', 'Link null', 'More news null']);
    expect(shop.incidents).toEqual([]);
  });

  describe('that bounce', () => {
    const tell = (notice: unknown, authorization = `Bearer ${secret}`) =>
      makeBouncesApp(shop.sandbox, secret).request(bouncesPath, {
        method: 'POST',
        headers: { authorization },
        body: typeof notice === 'string' ? notice : JSON.stringify(notice),
      });
    const sentTo = async (recipient: string): Promise<string> => {
      await post(recipient, 'Hello');
      await deliver();
      return headerOf(smtp.taken.at(-1)?.raw ?? '', 'Message-ID') ?? '';
    };

    it('are recorded by Message-ID or recipient, also if reported twice; newsletters stop · DELIVER-3', async () => {
      const message = await sentTo('mara@example.org');
      await sentTo('leo@example.org');
      expect((await tell({ kind: 'bounce', message })).status).toBe(204);
      expect((await tell({ kind: 'bounce', message })).status).toBe(204);
      const basic = `Basic ${btoa(`shop:${secret}`)}`;
      expect((await tell({ kind: 'bounce', email: 'Leo@example.org' }, basic)).status).toBe(204);
      await post('mara@example.org', 'News', 'https://okulino.example/stop');
      await post('leo@example.org', 'News', 'https://okulino.example/stop');
      await deliver();
      expect(await fates()).toEqual(['Hello bounced', 'Hello bounced', 'News held_back', 'News held_back']);
    });

    it('as spam end all optional e-mails of the shop, as if the reader had unsubscribed · DELIVER-4', async () => {
      const { client } = openBrowser(shop);
      const email = await registered(client);
      const { db } = shop.sandbox;
      const { id } = await db
        .selectFrom('customer')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await keepChoice(db, id, mailGroups);
      const message = await sentTo(email);
      expect((await tell({ kind: 'complaint', message })).status).toBe(204);
      const stops = mailGroups.map((group) => isStopped(db, { brand: 'okulino', email, group }));
      expect(await Promise.all(stops)).toEqual(mailGroups.map(() => true));
      expect(await isStopped(db, { brand: 'viszola', email, group: 'newsletter' })).toBe(false);
      const choice = db
        .selectFrom('marketing_communication')
        .select('mail_groups')
        .where('customer_id', '=', id);
      expect(await choice.executeTakeFirst()).toEqual({ mail_groups: [] });
      const withdrawn = db.selectFrom('consent_entry').select('subject').where('act', '=', 'withdrawn');
      expect(await withdrawn.where('email_key', '=', email).execute()).not.toEqual([]);
      expect((await fates()).at(-1)).toBe('Hello complaint');
    });

    it('are accepted only with the secret, and only for our own e-mails · DELIVER-3', async () => {
      await sentTo('mara@example.org');
      for (const said of ['', `Bearer ${secret}x`, 'Bearer ', `Basic ${btoa('shop:wrong')}`, secret])
        expect((await tell({ kind: 'bounce', email: 'mara@example.org' }, said)).status).toBe(401);
      expect((await tell('nonsense')).status).toBe(400);
      expect((await tell({ kind: 'bounce' })).status).toBe(400);
      expect((await tell('x'.repeat(20_000))).status).toBe(413);
      const strange = '<00000000-0000-4000-8000-000000000000@okulino.example>';
      for (const notice of [
        { message: strange },
        { message: "'; drop table mail" },
        { email: 'leo@example.org' },
      ])
        expect((await tell({ kind: 'bounce', ...notice })).status).toBe(204);
      expect(await fates()).toEqual(['Hello null']);
      expect(await shop.sandbox.db.selectFrom('mail_refusal').selectAll().execute()).toEqual([]);
    });
  });
});

it('e-mails stay in the mailbox without a carrier · DELIVER-1', async () => {
  const shop = await startSandbox();
  const email = await confirmed(shop);
  await deliverMails(shop.sandbox);
  const { db } = shop.sandbox;
  expect(await mailsTo(shop, email)).toHaveLength(1);
  expect(await db.selectFrom('job').selectAll().where('kind', '=', 'mail.deliver').execute()).toEqual([]);
  await shop.close();
});
