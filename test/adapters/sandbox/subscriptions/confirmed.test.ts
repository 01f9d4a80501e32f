import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lawOf } from '../../../../src/adapters/sandbox/law/law-of-order.ts';
import { subscriptionLetter } from '../../../../src/adapters/sandbox/mail/subscription-letter.ts';
import { consentWords } from '../../../../src/domain/customer/consent-words.ts';
import { brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../../src/domain/shared/locale.ts';
import { password } from '../fixtures/customers.ts';
import { guestSubscriber, paidOn } from '../fixtures/guest-subscriber.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { curve, every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import { care, done, item, swissAddress } from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';
import { subscribed } from '../fixtures/subscribed.ts';

const papers = { lawInMail: 'attachment' as 'attachment' | 'text', lensValues: false };
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { papers });
});
afterAll(() => shop.close());

const francs = (amount: number): string => `CHF\u00a0${(amount / 100).toFixed(2)}`;
const confirmations = async (email: string, subject = /Abo \S+ ist (?:eingerichtet|geändert)/) =>
  (await mailsTo(shop, email)).filter((mail) => subject.test(mail.subject));
const lawOfShop = (country: 'CH' | 'DE' = 'CH') =>
  shop.sandbox.lawTexts({ brand: 'okulino', locale: 'de', country });
const attachedTo = async (mail: {
  readonly id: number;
  readonly attachments: readonly { name: string }[];
}) => {
  const url = `http://okulino.localhost:4200/mailbox/${mail.id}/attachments/${mail.attachments[0]?.name}`;
  const answer = await shop.fetch(new Request(url));
  return readPdf(await answer.arrayBuffer());
};
const plain = (said: string): string => said.replace(/\s+/g, ' ');

describe('a subscription made in the account', () => {
  it('is confirmed once, with goods, prices, interval, next order, term, and ways to end it and to withdraw · LAW-45', async () => {
    const { client, email, subscription } = await subscribed(shop);
    const body = { order_number: subscription.source_order ?? '', subscription_frequency: 30 };
    await done(client.createSubscription({ body }));
    const [mail, ...others] = await confirmations(email);
    expect(others).toEqual([]);
    const [line] = subscription.items;
    const said = [
      subscription.id,
      `2 × ${line?.title}`,
      `je ${francs(line?.unit_price ?? 0)}`,
      francs(line?.total ?? 0),
      'alle 30 Tage',
      '19.12.2026',
      'unbefristet',
      `${francs(subscription.total)}`,
      'Seestrasse',
      'http://okulino.localhost:4200/cancellation',
      'http://okulino.localhost:4200/withdrawal',
      `http://okulino.localhost:4200/my-account/subscription/${subscription.id}`,
    ];
    for (const part of said) for (const form of [mail?.text, mail?.html]) expect(form).toContain(part);
  });

  it('is confirmed with the legal texts of the day, which stay attached without the account · LAW-45', async () => {
    const { client, email, subscription } = await subscribed(shop);
    const [mail] = await confirmations(email);
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`Vertragsunterlagen-${subscription.id}.pdf`]);
    expect(mail?.text).toContain('Im Anhang zum Aufbewahren: Rückgabe, Allgemeine Geschäftsbedingungen');
    if (!mail) throw new Error('no mail');
    await done(client.deleteMe({ body: { password } }));
    const file = await attachedTo(mail);
    expect(file.title).toBe(`Unterlagen zum Vertrag · ${subscription.id}`);
    expect(file.text).toContain(`Zum Abo ${subscription.id}, Stand 19.11.2026`);
    for (const { title, sections } of await lawOfShop()) {
      expect(file.text).toContain(title);
      for (const { heading } of sections) expect(file.text).toContain(plain(heading));
    }
  });

  it('has the legal texts in the mail itself if the shop is configured so · LAW-45', async () => {
    papers.lawInMail = 'text';
    const { email } = await subscribed(shop);
    const [mail] = await confirmations(email);
    papers.lawInMail = 'attachment';
    expect(mail?.attachments).toEqual([]);
    for (const { sections } of await lawOfShop())
      for (const { heading, paragraphs } of sections)
        for (const said of [heading, ...paragraphs]) expect(mail?.text).toContain(said);
  });

  it('is confirmed without the values of eyes, the lenses of a pair as one line · LAW-45', async () => {
    const { email, subscription } = await subscribed(shop, ...eyes);
    const [mail] = await confirmations(email);
    expect(mail?.text).toContain(`2 × ${subscription.items[0]?.title}`);
    for (const form of [mail?.text, mail?.html]) expect(form).not.toMatch(/[−-][12][.,](?:00|50)|Auge/);
    expect(mail?.values_of).toBeNull();
  });
});

describe('a change of a subscription', () => {
  it.each([
    [
      'another interval',
      { subscription_frequency: 2, subscription_frequency_unit: 'month' },
      'alle 2 Monate',
    ],
    ['another quantity', { quantity: 3 }, '3 × '],
  ] as const)('to %s is confirmed once, with the new terms · LAW-45', async (_, change, said) => {
    const { client, email, subscription } = await subscribed(shop);
    const { id, version, items } = subscription;
    const body =
      'quantity' in change ? { items: [{ id: items[0]?.id as string, quantity: change.quantity }] } : change;
    const params = { id };
    const changed = await done(client.updateSubscription({ params, body: { version, ...body } as never }));
    await done(client.updateSubscription({ params, body: { version: changed.version, ...body } as never }));
    const [, mail, ...others] = await confirmations(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Abo ${id} ist geändert`);
    expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(francs(changed.total));
    expect(mail?.attachments).toHaveLength(1);
  });

  it('to another country is confirmed with the law of that country · LAW-45 · LAW-10', async () => {
    const { client, email, subscription } = await subscribed(shop);
    const berlin = { ...swissAddress, postcode: '10115', city: 'Berlin', country_code: 'DE' } as const;
    const { id, version } = subscription;
    const move = (seen: number, shipping_address: typeof berlin | typeof swissAddress) =>
      done(
        client.updateSubscriptionsAddresses({
          body: { subscriptions: [{ id, version: seen }], shipping_address },
        }),
      );
    await move(version, { ...swissAddress, street: 'Limmatquai' });
    expect(await confirmations(email)).toHaveLength(1);
    await move(version + 1, berlin);
    const [, mail] = await confirmations(email);
    const file = mail && (await attachedTo(mail));
    const german = (await lawOfShop('DE')).flatMap(({ sections }) => sections.map(({ heading }) => heading));
    for (const heading of german) expect(file?.text).toContain(plain(heading));
  });

  it('that only uses a right of the contract is not confirmed: skip, move, pause and end · LAW-45', async () => {
    const { client, email, subscription } = await subscribed(shop);
    const params = { id: subscription.id };
    const update = (version: number, body: object) =>
      done(client.updateSubscription({ params, body: { version, ...body } }));
    await update(1, { skip_order_date: '2026-12-19' });
    await update(2, { next_order_date: '2027-02-01' });
    await update(3, { state: 'paused' });
    await update(4, { state: 'cancelled' });
    expect(await confirmations(email)).toHaveLength(1);
  });

  it('of the values of an eye is confirmed, without these · LAW-45', async () => {
    const { client, email, subscription } = await subscribed(shop, ...eyes);
    const [right] = subscription.items;
    const option = { ...curve, sphere: '-2.25' };
    await done(
      client.updateSubscription({
        params: { id: subscription.id },
        body: {
          version: 1,
          items: [{ id: right?.id as string, quantity: 1, option }],
          consent: { given: true, words: consentWords.subscription },
        } as never,
      }),
    );
    const [, mail] = await confirmations(email);
    expect(mail?.subject).toContain('ist geändert');
    for (const form of [mail?.text, mail?.html]) expect(form).not.toMatch(/2[.,]25/);
  });
});

describe('a subscription that an order begins', () => {
  it('is confirmed to a guest with the prices and the legal texts of that order · LAW-45', async () => {
    const { client, email, order, key } = await guestSubscriber(shop, regularCare, item(care));
    await paidOn(shop, client, order.token_value);
    const [mail, ...others] = await confirmations(email);
    expect(others).toEqual([]);
    const line = order.items.find(({ meta }) => meta.subscription_frequency !== undefined);
    expect(mail?.text).toContain(
      `Preis der Artikel nach heutigem Stand, zuzüglich Versand: ${francs(line?.total ?? 0)}`,
    );
    expect(mail?.text).toContain(`/subscription/guest/${await key()}`);
    expect(mail?.text).toContain('/cancellation');
    const file = mail && (await attachedTo(mail));
    for (const { title } of await lawOf(shop.sandbox.db, order.token_value))
      expect(file?.text).toContain(title);
  });
});

describe('the confirmation of a subscription', () => {
  it.each(brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale }))))(
    'has all of its parts in HTML and text: $brand, $locale · LAW-45',
    async ({ brand, locale }) => {
      const { subscription } = await subscribed(shop, every(item(care, 2)));
      const { db, texts } = shop.sandbox;
      const t = texts(brand, locale);
      const { id } = subscription;
      await db.updateTable('subscription').set({ brand, locale }).where('id', '=', id).execute();
      const event = await db
        .selectFrom('subscription_event')
        .select('id')
        .where('subscription_id', '=', id)
        .executeTakeFirstOrThrow();
      const letter = await db
        .transaction()
        .execute((trx) => subscriptionLetter(trx, shop.sandbox, String(event.id)));
      expect(letter).toMatchObject({ brand, locale });
      for (const form of [letter?.html, letter?.text])
        for (const part of [
          t('mails:subscription.term'),
          t('mails:subscription.sum'),
          t('mails:subscription.end'),
          t('papers:order.withdraw'),
          id,
        ])
          expect(form).toContain(part);
      expect(letter?.attachments).toHaveLength(1);
    },
  );
});
