import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderWire } from '../../../../src/adapters/contract/orders/orders.ts';
import { getRow } from '../../../../src/adapters/sandbox/db/rows.ts';
import { writtenBill } from '../../../../src/adapters/sandbox/documents/written-bill.ts';
import { invoiceOf } from '../../../../src/adapters/sandbox/invoices/bill-of-order.ts';
import { billsOf } from '../../../../src/adapters/sandbox/invoices/bill-store.ts';
import { issueInvoice } from '../../../../src/adapters/sandbox/invoices/issue-bill.ts';
import type { Day } from '../../../../src/domain/shared/dates.ts';
import {
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  failed,
  germanAddress,
  item,
  knownBuyer,
  ordered,
  swissAddress,
} from '../fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let started: TestSandbox;
beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.close());
/** Keeps the customer below the shop's credit limit: orders of a test are paid before the next one begins. */
afterEach(() =>
  started.sandbox.db
    .updateTable('shop_order')
    .set({ paid_at: new Date(started.sandbox.clock.now()) })
    .where('payment_method', '=', 'invoice')
    .execute(),
);

const onInvoice = { ...knownBuyer, payment: 'invoice' };
const orderOf = async (
  brand: 'okulino' | 'viszola',
  locale: 'de' | 'it',
  wishes: Parameters<typeof checkedOut>[2] = {},
): Promise<OrderWire> => {
  const client = started.client(brand, locale);
  const { options } = await done(client.getProduct({ params: { id: daily } }));
  const values = Object.fromEntries(options.map(({ code, values: [first = ''] }) => [code, first]));
  return ordered(client, await cartWith(client, item(daily, 3, values), item(care, 2)), wishes);
};
const urlsOf = async (order: OrderWire, brand: 'okulino' | 'viszola' = 'okulino') =>
  (await done(started.client(brand).getCustomerDocuments({ params: { token: order.token_value } }))).result
    .urls;
const fetched = (path: string) => started.fetch(new Request(`http://okulino.localhost:4200${path}`));
/** The text of the file, without line breaks. */
const textOf = async (answer: Response): Promise<string> => {
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(file, { mergePages: true })).text.replace(/\s+/g, ' ');
};

describe('the tax of an order', () => {
  it('is stated once the destination is known, and adds up to the total', async () => {
    const client = started.client();
    const cart = await cartWith(client, item(care, 2));
    expect(cart.vat_lines).toBeUndefined();
    const sent = await checkedOut(client, cart);
    expect(sent.vat_lines).toHaveLength(1);
    const [line] = sent.vat_lines ?? [];
    expect(line).toMatchObject({ rate: 81, gross: sent.total });
    expect((line?.net ?? 0) + (line?.vat ?? 0)).toBe(sent.total);
  });

  it('follows the country, and in Italy also the goods', async () => {
    const german = await orderOf('okulino', 'de', { billing: germanAddress, method: 'dhl' });
    expect(german.vat_lines?.map(({ rate }) => rate)).toEqual([190]);
    const italian = {
      ...swissAddress,
      street: 'Via Roma',
      postcode: '20121',
      city: 'Milano',
      country_code: 'IT' as const,
      province_code: 'MI',
      tax_number: 'KLLMRA85T50F205X',
    };
    const order = await orderOf('viszola', 'it', { billing: italian, method: 'gls_parcel' });
    expect(order.vat_lines?.map(({ rate }) => rate)).toEqual([220, 40]);
    const gross = (order.vat_lines ?? []).reduce((sum, line) => sum + line.gross, 0);
    expect(gross).toBe(order.total);
  });
});

describe('the invoice of an order', () => {
  it('does not exist before the order is sold · ORD-2 · DOC-3', async () => {
    const order = await orderOf('okulino', 'de');
    expect(order.state).toBe('payment_pending');
    expect(await urlsOf(order)).toEqual([]);
    const early = await fetched(`/api/orders/${order.token_value}/documents/Rechnung-OKU-INV-2026-00001.pdf`);
    expect(early.status).toBe(404);
  });

  it('is a PDF in the language of the order, with goods, sums, tax and both parties · ORD-2 · DOC-4', async () => {
    const order = await orderOf('okulino', 'de', onInvoice);
    const [url = ''] = await urlsOf(order);
    const answer = await fetched(url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const [, number = ''] = /Rechnung-(OKU-INV-2026-\d{5})\.pdf$/.exec(url) ?? [];
    expect(number).not.toBe('');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="Rechnung-${number}.pdf"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await textOf(answer);
    const [line] = order.vat_lines ?? [];
    for (const part of [
      'Rechnung',
      number,
      order.number,
      'Okulino AG',
      'UID CHE-000.114.207 MWST',
      'Sofia Brunner',
      'CH-8002 Zürich',
      ...order.items.map(({ title }) => title.replace(/\s+/g, ' ')),
      '8.1 %',
      'Zahlbar bis 19.12.2026',
      'Seite 1 von 1',
    ])
      expect(text).toContain(part);
    expect(line?.gross).toBe(order.total);
    // Lens values are health data.
    expect(text).not.toMatch(/Sphäre|Radius|Durchmesser/);
  });

  it('states the rate of each line and the price of one piece without tax · DOC-4', async () => {
    const italian = {
      ...swissAddress,
      ...{ street: 'Via Roma', postcode: '20121', city: 'Milano', tax_number: 'KLLMRA85T50F205X' },
      ...{ country_code: 'IT' as const, province_code: 'MI' },
    };
    const order = await orderOf('viszola', 'it', { billing: italian, method: 'gls_parcel' });
    await started.sandbox.db
      .transaction()
      .execute((trx) =>
        issueInvoice(trx, started.sandbox, order.token_value, new Date(started.sandbox.clock.now())),
      );
    const [invoice] = await billsOf(started.sandbox.db, order.token_value);
    if (!invoice) throw new Error('no invoice');
    const { columns, lines } = writtenBill(
      started.sandbox.shops.viszola,
      started.sandbox.texts('viszola', 'it'),
      invoice,
    );
    expect(columns).toEqual(['Articolo', 'Quantità', 'Prezzo unitario', 'IVA', 'Importo']);
    expect(lines.map(({ rate }) => rate)).toEqual(['4\u00a0%', '22\u00a0%']);
    const row = await getRow(started.sandbox.db, 'shop_order', { token: order.token_value });
    const withoutPower = row.basket.items.map((one) => ({
      ...one,
      formatted_options: one.formatted_options.map((option) => ({ ...option, value: '0.00' })),
    }));
    const colours = { ...row, basket: { ...row.basket, items: withoutPower } };
    expect(invoiceOf(started.sandbox, colours).lines.map(({ rate }) => rate)).toEqual([220, 220]);
    for (const [place, { unit_price: gross }] of order.items.entries()) {
      const net = Math.round(gross / (place === 0 ? 1.04 : 1.22));
      const written = lines[place]?.netEach?.replace(/\D/g, '');
      expect(Number(written)).toBe(net);
      expect(lines[place]?.netEach).toMatch(/^netto /);
    }
  });

  it.each([
    ['okulino', 'UID CHE-000.114.207 MWST', 'Vertreten durch Ladina Caflisch'],
    [
      'linsenwerk',
      'HRB 000184 B, Amtsgericht Charlottenburg · USt-IdNr. DE000000184',
      'Vertreten durch Jonas Werkmann',
    ],
    [
      'viszola',
      'REA MI-0001960 · P. IVA IT00000001960',
      'Vertreten durch Giulia Tigliani · Gesellschaftskapital 50.000 €',
    ],
    [
      'opalys',
      'RCS Lyon 000 002 160 · N° TVA FR00000002160',
      'Vertreten durch Hélène Opaline · Gesellschaftskapital 50 000 €',
    ],
  ] as const)(
    'of %s states what its law asks for in business papers · DOC-4 · LAW-13',
    async (brand, ...foot) => {
      const order = await orderOf('okulino', 'de', onInvoice);
      const row = await started.sandbox.db
        .selectFrom('shop_order')
        .selectAll()
        .where('token', '=', order.token_value)
        .executeTakeFirstOrThrow();
      const { sandbox } = started;
      const bill = {
        ...invoiceOf(sandbox, { ...row, brand }),
        number: 'INV-1',
        issuedOn: '2026-11-19' as Day,
      };
      const { seller } = writtenBill(sandbox.shops[brand], sandbox.texts(brand, 'de'), bill);
      expect(seller.foot.slice(1)).toEqual(foot);
    },
  );

  it('names the tax number of the shop in the country of delivery, and in no other · DOC-4', async () => {
    const order = await orderOf('okulino', 'de', onInvoice);
    const row = await started.sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('token', '=', order.token_value)
      .executeTakeFirstOrThrow();
    const taxNumbers = { viszola: { CH: 'CHE-123.456.789 MWST' } };
    const sandbox = { ...started.sandbox, papers: { ...started.sandbox.papers, taxNumbers } };
    const footOf = (of: Pick<typeof row, 'brand' | 'country'>) => {
      const bill = {
        ...invoiceOf(sandbox, { ...row, ...of }),
        number: 'INV-1',
        issuedOn: '2026-11-19' as Day,
      };
      return writtenBill(sandbox.shops[of.brand], sandbox.texts(of.brand, 'de'), bill).seller.foot[1];
    };
    const own = 'REA MI-0001960 · P. IVA IT00000001960';
    expect(footOf({ brand: 'viszola', country: 'CH' })).toBe(`${own} · UID CHE-123.456.789 MWST`);
    expect(footOf({ brand: 'viszola', country: 'DE' })).toBe(own);
    expect(footOf({ brand: 'okulino', country: 'CH' })).toBe('UID CHE-000.114.207 MWST');
  });

  it('begins with the logo of the shop, which screen readers read as its name · DOC-8', async () => {
    const [url = ''] = await urlsOf(await orderOf('okulino', 'de', onInvoice));
    const file = await getDocumentProxy(new Uint8Array(await (await fetched(url)).arrayBuffer()));
    const page = await file.getPage(1);
    const [root] = (await page.getStructTree())?.children ?? [];
    const [first] = root && 'children' in root ? root.children : [];
    expect(first).toMatchObject({ role: 'Figure', alt: 'Okulino' });
    const { OPS } = await getResolvedPDFJS();
    const { fnArray } = await page.getOperatorList();
    const aboveText = fnArray.slice(0, fnArray.indexOf(OPS.showText));
    // Symbol in two colours, and the name.
    expect(aboveText.filter((operation) => operation === OPS.constructPath)).toHaveLength(3);
  });

  it('continues on further pages, and prints names in any alphabet', async () => {
    const client = started.client();
    const { options } = await done(client.getProduct({ params: { id: daily } }));
    const spheres = options.find(({ code }) => code === 'sphere')?.values.slice(0, 17) ?? [];
    const rest = Object.fromEntries(options.map(({ code, values: [first = ''] }) => [code, first]));
    const cart = await cartWith(client, ...spheres.map((sphere) => item(daily, 1, { ...rest, sphere })));
    const billing = { ...knownBuyer.billing, first_name: 'Željka Παππάς' };
    const [url = ''] = await urlsOf(await ordered(client, cart, { ...onInvoice, billing }));
    const text = await textOf(await fetched(url));
    expect(text).toContain('Željka Παππάς Brunner');
    expect(text).toMatch(/Seite 2 von [23]/);
  });

  it('keeps two long addresses apart', async () => {
    const client = started.client();
    const street = 'Obere Donaudampfschifffahrtsgesellschaftskapitänsstraße';
    const billing = {
      ...knownBuyer.billing,
      first_name: 'Maximiliane Friederike Charlotte Wilhelmine',
      street,
    };
    const shipping = { ...billing, first_name: 'Wilhelmine' };
    const order = await ordered(client, await cartWith(client, item(care, 2)), {
      ...onInvoice,
      billing,
      shipping,
    });
    const [url = ''] = await urlsOf(order);
    const file = await getDocumentProxy(new Uint8Array(await (await fetched(url)).arrayBuffer()));
    const { items } = await (await file.getPage(1)).getTextContent();
    const placed = items.flatMap((one) =>
      'str' in one && one.str.trim()
        ? [{ x: one.transform[4], y: one.transform[5], end: one.transform[4] + one.width }]
        : [],
    );
    const left = placed.filter(({ x, y }) => x < 100 && y > 500);
    const right = Math.min(...placed.filter(({ x, y }) => x > 200 && y > 500).map(({ x }) => x));
    expect(left.length).toBeGreaterThan(3);
    expect(Math.max(...left.map(({ end }) => end))).toBeLessThan(right);
  });

  it('is not found in another shop, for an unknown order or under another name · ORD-3', async () => {
    const order = await orderOf('okulino', 'de', onInvoice);
    const [own = ''] = await urlsOf(order);
    const foreign = started.client('opalys').getCustomerDocuments({ params: { token: order.token_value } });
    expect(await failed(foreign)).toEqual({ _tag: 'NotFound', code: 'order.not_found' });
    for (const path of [
      own.replace(order.token_value, order.number),
      own.replace(order.token_value, '%00'),
      own.replace(/\d{5}\.pdf$/, '99999.pdf'),
    ])
      expect((await fetched(path)).status).toBe(404);
  });
});
