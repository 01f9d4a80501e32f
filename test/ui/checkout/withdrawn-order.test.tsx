import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { NewItemWire } from '../../../src/adapters/contract/cart/cart-item.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { onAccount } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { care, cartWith, done, item, ordered, tenCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

/** An order of a customer, in a state; the clock of the sandbox is at 19 November 2026. */
const placed = async (row: object, ...more: readonly NewItemWire[]) => {
  localStorage.setItem(signedInKey, '1');
  const who = await signedIn(backend);
  const order = await ordered(
    who.client,
    await cartWith(who.client, item(care, 2), ...more),
    await onAccount(backend, who),
  );
  await backend.sandbox.db
    .updateTable('shop_order')
    .set(row)
    .where('token', '=', order.token_value)
    .execute();
  const withdraw = (goods: readonly string[] = []) =>
    done(
      who.client.withdrawFromContract({
        body: { name: 'Mara Keller', number: order.number, email: order.customer?.email ?? '', goods },
      }),
    );
  const pages = [`/my-account/order/${order.number}`, `/checkout/thank-you/${order.token_value}`] as const;
  return { who, order, withdraw, pages };
};
const sent = { state: 'shipped', arrival_min: '2026-11-16', arrival_max: '2026-11-17' } as const;
const offer = () => screen.queryAllByRole('link', { name: 'Vertrag widerrufen' });
/** Links of the page itself: the footer always has one. */
const offered = () => offer().filter((link) => link.closest('main') !== null);
const loaded = () => screen.findByRole('region', { name: 'Bestellübersicht' });

describe('the pages of an order', () => {
  it.each([
    [sent, 1, undefined],
    [
      { ...sent, arrival_max: '2026-11-01' },
      1,
      // 15 November is a Sunday.
      /^Die Frist für den Widerruf ist am 16\.11\.2026 abgelaufen, wenn/,
    ],
    [
      { ...sent, arrival_max: '2026-09-01' },
      0,
      /^Die Frist für den Widerruf ist am 15\.09\.2026 abgelaufen\.$/,
    ],
    [{ state: 'cancelled' }, 0, undefined],
  ])('offer the withdrawal only while it is possible: %j · LAW-37 · LAW-41', async (row, links, said) => {
    const { who, pages } = await placed(row);
    for (const page of pages) {
      const { leave } = await visit(who, page);
      await loaded();
      expect(offered()).toHaveLength(links);
      if (said) expect(screen.getByText(said)).toBeVisible();
      else expect(screen.queryByText(/^Die Frist für den Widerruf/)).toBeNull();
      leave();
    }
  });

  it('name a withdrawal from all of it, with its day and the next one, and offer no second · LAW-37', async () => {
    const { who, order, withdraw, pages } = await placed(sent);
    const { receipt } = await withdraw();
    const mail = (await mailsTo(backend, order.customer?.email ?? '')).find(({ text }) =>
      text.includes(receipt),
    );
    expect(mail?.text).toContain('also bis 03.12.2026, mit der Post zurücksenden');
    expect(mail?.text).toContain('also bis 03.12.2026, auf demselben Weg');
    for (const page of pages) {
      const { leave } = await visit(who, page);
      const told = await screen.findByText(/^Die ganze Bestellung wurde widerrufen/);
      expect(told).toHaveTextContent(`am 19.11.2026 eingegangen, Beleg ${receipt}.`);
      expect(within(told).getByText(receipt).className).toContain('whole');
      expect(told).toHaveTextContent(/bis 03\.12\.2026 mit der Post zurücksenden an: .*Lindenbachstrasse/);
      expect(offered()).toHaveLength(0);
      expect(screen.queryByText('Ist das Paket angekommen?')).toBeNull();
      leave();
    }
  });

  it('ask for the goods until the withdrawal itself is credited and refunded, whatever else was · LAW-37', async () => {
    const { who, order, withdraw, pages } = await placed(sent);
    const { receipt } = await withdraw();
    const { db } = backend.sandbox;
    const read = async () => {
      const { leave } = await visit(who, pages[0]);
      const told = (await screen.findByText(/^Die ganze Bestellung wurde widerrufen/)).textContent;
      leave();
      return told;
    };
    const refund = (id: string, ofReceipt: string | null) =>
      db
        .insertInto('order_refund')
        .values({
          id: `${id} ${receipt}`,
          order_token: order.token_value,
          payment_id: null,
          amount: 100,
          begun_at: new Date('2026-11-25T09:00:00Z'),
          refunded_at: new Date('2026-11-25T09:00:00Z'),
          receipt: ofReceipt,
        })
        .execute();
    await refund('goodwill', null);
    expect(await read()).toMatch(/mit der Post zurücksenden/);
    await db
      .updateTable('withdrawal')
      .set({ settled_at: new Date('2026-11-26T09:00:00Z') })
      .where('receipt', '=', receipt)
      .execute();
    expect(await read()).toMatch(/Diese Ware ist gutgeschrieben\. .* bis 03\.12\.2026 /);
    await refund('owed', receipt);
    expect(await read()).toMatch(/Beleg WD-[\d-]+\.$/);
  });

  it('put off a last day to send it back that is no working day, but not the day of the refund · LAW-41', async () => {
    const { who, withdraw, pages } = await placed(sent);
    await withdraw();
    // Both are Saturday, 21 November.
    const law = { ...shops.okulino.law, returnDays: 2, refundDays: 2 };
    const { leave } = await visit(who, pages[0], { own: { law } });
    const told = await screen.findByText(/^Die ganze Bestellung wurde widerrufen/);
    expect(told).toHaveTextContent(/bis 23\.11\.2026 mit der Post zurücksenden/);
    expect(told).toHaveTextContent(/bis 21\.11\.2026 auf demselben Weg zurückbezahlt/);
    leave();
  });

  it('name the last days to send it back and to refund it by the law of the shop · LAW-38', async () => {
    const { who, withdraw, pages } = await placed(sent);
    await withdraw();
    const law = { ...shops.okulino.law, returnDays: 21, refundDays: 9 };
    const { leave } = await visit(who, pages[0], { own: { law } });
    const told = await screen.findByText(/^Die ganze Bestellung wurde widerrufen/);
    expect(told).toHaveTextContent(/bis 10\.12\.2026 mit der Post zurücksenden/);
    expect(told).toHaveTextContent(/bis 28\.11\.2026 auf demselben Weg zurückbezahlt/);
    leave();
  });

  it('promise no delivery of an order withdrawn from before it was sent · LAW-37 · ORD-5', async () => {
    const { who, withdraw, pages } = await placed({ state: 'new', arrival_max: '2026-11-17' });
    await withdraw();
    for (const page of pages) {
      const { leave } = await visit(who, page);
      const told = await screen.findByText(/^Die ganze Bestellung wurde widerrufen/);
      expect(told).toHaveTextContent('Diese Ware wird nicht mehr verschickt.');
      expect(screen.queryByText('Diese Lieferung ist verspätet')).toBeNull();
      expect(screen.queryByText('Yes, deine Bestellung steht!')).toBeNull();
      expect(screen.queryByRole('heading', { name: 'So geht es weiter' })).toBeNull();
      expect(screen.queryByRole('list', { name: 'Weg der Sendung' })).toBeNull();
      leave();
    }
  });

  it('name the goods withdrawn from, mark their lines, and offer the rest · LAW-37', async () => {
    const { who, order, withdraw, pages } = await placed(sent, item(tenCare));
    await withdraw([`2 × ${order.items[0]?.title}`]);
    const { leave } = await visit(who, pages[0]);
    expect(await screen.findByText(/^Ein Teil der Bestellung wurde widerrufen: 2 × /)).toBeVisible();
    expect(offered()).toHaveLength(1);
    const lines = within(await loaded()).getAllByRole('listitem');
    const marked = lines.map((line) => within(line).queryByText('Widerrufen') !== null);
    expect(marked).toEqual([true, false]);
    leave();
  });

  it('are marked in the history, as withdrawn from wholly or in part · LAW-37', async () => {
    const { who, order, withdraw } = await placed({ state: 'new' });
    await withdraw(['Eine Flasche']);
    const part = await visit(who, '/my-account/history');
    const entry = async () =>
      within(
        (await screen.findByRole('heading', { name: `Bestellung ${order.number}` })).closest(
          'article',
        ) as HTMLElement,
      );
    expect((await entry()).getByText('Teilweise widerrufen')).toBeVisible();
    expect((await entry()).getByText('Neu')).toBeVisible();
    part.leave();
    await withdraw();
    const all = await visit(who, '/my-account/history');
    expect((await entry()).getByText('Widerrufen')).toBeVisible();
    expect((await entry()).queryByText('Neu')).toBeNull();
    all.leave();
  });
});
