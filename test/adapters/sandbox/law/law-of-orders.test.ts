import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { postMails } from '../../../../src/adapters/sandbox/mail/post-mails.ts';
import { recordYearsBy } from '../../../../src/config/law/record-years.ts';
import { makeLawTexts } from '../../../../src/config/server/services/law-texts.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { care, cartWith, done, item, knownBuyer, ordered } from '../fixtures/shopper.ts';
import { shops } from '../fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

/** The shops as they are now: one of them changes its terms after its first orders. */
const today = { ...shops };
const texts = makeLawTexts(today, { recipients: [], lensValuesYears: 3, recordYears: recordYearsBy({}) });
/** Lines also break at a hyphen. */
const unbroken = (text: string): string => text.replaceAll('- ', '-');
const papers = { lawInMail: 'attachment' as 'attachment' | 'text', lensValues: false };
let shop: TestSandbox;
beforeAll(async () => {
  shop = await startSandbox(undefined, { shops: today, papers, lawTexts: (asked) => texts(asked) });
});
afterAll(() => shop.close());

const orderOf = async (payment = 'invoice'): Promise<OrderWire> => {
  const client = shop.client();
  return ordered(client, await cartWith(client, item(care, 2)), { ...knownBuyer, payment });
};
const fetched = async (path: string) => shop.fetch(new Request(`http://okulino.localhost:4200${path}`));
const lawUrlOf = async (order: OrderWire) => {
  const { result } = await done(shop.client().getCustomerDocuments({ params: { token: order.token_value } }));
  return result.urls.find((url) => url.includes('Vertragsunterlagen')) ?? '';
};
const lawOfOrder = async (order: OrderWire) =>
  readPdf(await (await fetched(await lawUrlOf(order))).arrayBuffer());
const mailOf = async (order: OrderWire) => {
  await postMails(shop.sandbox);
  return shop.sandbox.db
    .selectFrom('mail')
    .selectAll()
    .where('subject', 'like', `%${order.number}%`)
    .executeTakeFirstOrThrow();
};
/** Without line breaks, like `readPdf`. */
const plain = (said: string): string => said.replace(/\s+/g, ' ');

describe('the legal texts', () => {
  it('are attached to the confirmation in full, and stay with the order · DOC-1', async () => {
    const order = await orderOf();
    const mail = await mailOf(order);
    const name = `Vertragsunterlagen-${order.number}.pdf`;
    expect(mail.attachments).toEqual([{ name, order: order.token_value }]);
    expect(mail.text).toContain('Im Anhang zum Aufbewahren: Rückgabe, Allgemeine Geschäftsbedingungen');
    const attached = await fetched(`/mailbox/${mail.id}/attachments/${name}`);
    const file = await readPdf(await attached.arrayBuffer());
    for (const { title, sections } of await texts({ brand: 'okulino', locale: 'de', country: 'CH' })) {
      expect(file.text).toContain(title);
      for (const { heading, paragraphs } of sections)
        for (const said of [heading, ...paragraphs])
          expect(unbroken(file.text)).toContain(unbroken(plain(said)));
    }
    expect((await lawOfOrder(order)).text).toBe(file.text);
  });

  it('are an accessible PDF: tagged, with logo, title and language · DOC-1 · DOC-8', async () => {
    const order = await orderOf();
    const file = await lawOfOrder(order);
    expect(file).toMatchObject({
      isTagged: true,
      title: `Unterlagen zum Vertrag · ${order.number}`,
      language: 'de-CH',
    });
    expect(file.pictures).toEqual(['Okulino']);
    expect([...file.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P']));
  });

  it.each([
    ['en', 'Contract_documents'],
    ['it', 'Documenti_del_contratto'],
    ['fr', 'Documents_du_contrat'],
  ] as const)('are in the language of the order: %s · DOC-1', async (locale, file) => {
    const client = shop.client('okulino', locale);
    const order = await ordered(client, await cartWith(client, item(care)), {
      ...knownBuyer,
      payment: 'invoice',
    });
    const { result } = await done(client.getCustomerDocuments({ params: { token: order.token_value } }));
    expect(result.urls.at(-1)).toContain(`${file}-${order.number}.pdf`);
    const { text } = await readPdf(await (await fetched(result.urls.at(-1) ?? '')).arrayBuffer());
    const [first] = await texts({ brand: 'okulino', locale, country: 'CH' });
    expect(text).toContain(plain(first?.sections[0]?.paragraphs[0] ?? 'none'));
  });

  it('are in the e-mail itself if the shop is configured so · DOC-1', async () => {
    papers.lawInMail = 'text';
    const order = await orderOf();
    const mail = await mailOf(order);
    papers.lawInMail = 'attachment';
    expect(mail.attachments).toEqual([]);
    for (const { sections } of await texts({ brand: 'okulino', locale: 'de', country: 'CH' }))
      for (const { heading, paragraphs } of sections) {
        expect(mail.html).toContain(heading);
        for (const said of [heading, ...paragraphs]) expect(mail.text).toContain(said);
      }
    expect((await lawOfOrder(order)).text).toContain('Unterlagen zum Vertrag');
  });

  it('of an order stay unchanged when the shop changes them, and are stored once · DOC-2', async () => {
    const kept = async () => (await shop.sandbox.db.selectFrom('law_text').select('digest').execute()).length;
    const first = await orderOf();
    const before = await lawOfOrder(first);
    const many = await kept();
    await orderOf();
    expect(await kept()).toBe(many);
    today.okulino = {
      ...shops.okulino,
      law: { ...shops.okulino.law, withdrawalDays: 99 },
      contact: { ...shops.okulino.contact, email: 'neu@okulino.example' },
    };
    const second = await orderOf();
    today.okulino = shops.okulino;
    expect((await lawOfOrder(first)).text).toBe(before.text);
    expect(before.text).not.toContain('99 Tage');
    const after = await lawOfOrder(second);
    expect(after.text).toContain('99 Tage');
    expect(after.text).toContain('neu@okulino.example');
    expect(await kept()).toBeGreaterThan(many);
  });

  it('are not among the documents of an unpaid order · DOC-1', async () => {
    const order = await orderOf('visa');
    const params = { token: order.token_value };
    const { result } = await done(shop.client().getCustomerDocuments({ params }));
    expect(result.urls).toEqual([]);
  });
});
