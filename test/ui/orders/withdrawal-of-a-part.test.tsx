import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { onAccount } from '../../adapters/sandbox/fixtures/kept-alias.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import {
  anyItem,
  cartWith,
  daily,
  done,
  item,
  ordered,
  tenCare,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { usable, type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** An order of two boxes of a lens and of a bottle. */
const placed = async () => {
  localStorage.setItem(signedInKey, '1');
  const who = await signedIn(backend);
  const cart = await cartWith(who.client, await anyItem(who.client, daily, 2), item(tenCare));
  const order = await ordered(who.client, cart, await onAccount(backend, who));
  const [lens] = order.items;
  if (!lens) throw new Error('no lens');
  const values = lens.formatted_options.map(({ value }) => value.replace('-', '−').replace('.', ','));
  const written = [lens.title, ...values].join(' · ');
  const now = () => done(who.client.getOrder({ params: { token: order.token_value } }));
  return { who, order, lens, written, now };
};

/** A text as queries read it. */
const shown = (text: string): string => text.replace(/\s+/g, ' ');

/** Goes from the order's page to the form for a part of it. */
const openForm = async ({ user }: Visit) => {
  await screen.findByRole('region', { name: 'Bestellübersicht' });
  const link = screen
    .getAllByRole('link', { name: 'Vertrag widerrufen' })
    .find((one) => one.closest('main') !== null);
  if (!link) throw new Error('no withdrawal offered');
  await user.click(link);
  // The form is filled in once the page is ready.
  await screen.findAllByRole('checkbox');
  await user.click(screen.getByRole('radio', { name: 'Nur einzelne Artikel' }));
};
const send = async ({ user }: Visit): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Weiter zur Bestätigung' }));
  await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }));
  await screen.findByRole('heading', { level: 1, name: 'Der Widerruf ist eingegangen' });
  return screen.getByRole('main');
};

describe('a withdrawal from one of two boxes', () => {
  it('is declared in numbers and written as people read it; the other box can follow · ORD-6 · LAW-4 · LAW-37', async () => {
    const { who, order, lens, written, now } = await placed();
    expect(written).toMatch(/ · −\d+,\d\d/);
    const page = `/my-account/order/${order.number}`;
    const first = await visit(who, page);
    await openForm(first);
    const article = `2 × ${written}`;
    await first.user.click(screen.getByRole('checkbox', { name: article }));
    const pieces = screen.getByRole('combobox', { name: `Stückzahl von ${article}` });
    expect(pieces).toHaveValue('2');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await first.user.selectOptions(pieces, '1');
    await first.user.click(screen.getByRole('button', { name: 'Weiter zur Bestätigung' }));
    expect(await screen.findByText(`1 × ${shown(written)}`)).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
    expect(await screen.findByRole('checkbox', { name: article })).toBeChecked();
    expect(screen.getByRole('combobox', { name: `Stückzahl von ${article}` })).toHaveValue('1');
    expect(within(await send(first)).getByText(`1 × ${shown(written)}`)).toBeVisible();
    first.leave();
    expect((await now()).withdrawals).toMatchObject([{ lines: [lens.id], pieces: { [lens.id]: 1 } }]);

    const second = await visit(who, page);
    expect(await screen.findByText('1 von 2 widerrufen')).toBeVisible();
    expect(screen.getByText(/^Ein Teil der Bestellung wurde widerrufen/)).toHaveTextContent(
      `1 × ${shown(written)}.`,
    );
    await openForm(second);
    await second.user.click(screen.getByRole('checkbox', { name: `1 × ${written}` }));
    expect(screen.queryByRole('combobox')).toBeNull();
    await send(second);
    second.leave();
    const { withdrawals = [], items } = await now();
    expect(new Set(withdrawals.map(({ receipt }) => receipt)).size).toBe(2);
    const third = await visit(who, page);
    await screen.findByRole('region', { name: 'Bestellübersicht' });
    expect(screen.getByText('Widerrufen')).toBeVisible();
    expect(items).toHaveLength(2);
    third.leave();
  });

  it('leaves one box to subscribe to, at the price of one · ORD-7', async () => {
    const { who, order, lens } = await placed();
    const goods = [`1 × ${lens.title}`, order.items[1]?.title ?? ''];
    const body = { name: 'Mara Keller', number: order.number, email: who.email, goods };
    await done(who.client.withdrawFromContract({ body }));
    const page = await visit(who, `/my-account/order/${order.number}`);
    await page.user.click(await usable('Regelmässig liefern'));
    const dialog = await screen.findByRole('dialog', { name: 'Als Abo einrichten' });
    expect(dialog).toHaveTextContent(/1\W+×\W+Hydralis/);
    const [bottle = ''] = (order.items[1]?.title ?? '').split(/\s/);
    expect(bottle).not.toBe('');
    expect(dialog).not.toHaveTextContent(bottle);
    expect(dialog).toHaveTextContent(`CHF ${(lens.unit_price / 100).toFixed(2)}, zuzüglich Versand`);
    page.leave();
  });
});

/** The receipt on screen and the mail to the same person, in a shop with these laws. */
const receiptsBy = async (changed: Partial<typeof shops.okulino>) => {
  const okulino = { ...shops.okulino, ...changed };
  const own = await startSandbox(undefined, { shops: { ...shops, okulino } });
  // Half past midnight in the shop, and still the day before elsewhere.
  own.controls.setClock(Date.parse('2026-11-19T23:30:00Z'));
  const page = await visit(own, '/withdrawal', { own: changed });
  await page.user.type(await screen.findByLabelText('Vor- und Nachname'), 'Mara Keller');
  await page.user.type(screen.getByLabelText(/^Bestellnummer/), 'OKU-1234-5678');
  await page.user.type(screen.getByLabelText(/^E-Mail/), 'mara@example.org');
  const main = (await send(page)).textContent ?? '';
  page.leave();
  const [mail] = await mailsTo(own, 'mara@example.org');
  await own.close();
  return { main, mail: mail?.text ?? '' };
};

it('the receipt of a withdrawal on screen names the days to send the goods back by the law of the shop · LAW-38', async () => {
  const { main, mail } = await receiptsBy({ law: { ...shops.okulino.law, returnDays: 21 } });
  expect(main).toContain(
    'Was schon verschickt ist, bitte innerhalb von 21 Tagen mit der Post zurücksenden an: ',
  );
  expect(mail).toContain('innerhalb von 21 Tagen, ');
  expect(main).toContain(shops.okulino.contact.street);
});

it('the receipt of a withdrawal on screen leaves the days to the mail where they depend on the country · LAW-38', async () => {
  const { laws } = shops.okulino;
  if (!laws) throw new Error('no laws');
  const { main } = await receiptsBy({ laws: { ...laws, DE: { ...laws.DE, returnDays: 30 } } });
  expect(main).toContain('mit der Post zurücksenden an: ');
  expect(main).toContain('Bis wann, steht in der Bestätigung per E-Mail.');
  expect(main).not.toContain('innerhalb von');
});

it('the receipt of a withdrawal names the same day and time on screen and in its mail, those of the shop · LAW-4 · TIME-1', async () => {
  const { main, mail } = await receiptsBy({});
  const at = '20.11.2026, 00:30';
  expect(main).toContain(`Eingegangen am ${at} Uhr.`);
  expect(mail).toContain(`Eingegangen am: ${at}`);
  expect(mail).toContain('also bis 04.12.2026, mit der Post');
});
