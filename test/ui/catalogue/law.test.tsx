import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { care, cartWith, checkedOut, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const go = async (...of: Parameters<typeof visit> extends [unknown, ...infer Rest] ? Rest : never) => {
  open = await visit(backend, ...of);
  return open;
};
const sale = '/p/10072';

const amount = /\d+[.,]\d\d/;
const main = () => screen.findByRole('main');

describe('a price', () => {
  it.each([
    ['the home page', '/'],
    ['a list', '/c/kontaktlinsen'],
    ['a search', '/s?search=hydralis'],
    ['a lens', '/p/10010'],
    ['a bottle', '/p/20012'],
  ])('of %s is shown with VAT and shipping · LAW-1', async (_page, at) => {
    await go(at);
    await screen.findByRole('heading', { level: 1 });
    const page = await main();
    expect(await within(page).findAllByText('inkl. MwSt., zzgl. Versand')).not.toEqual([]);
    expect(page).toHaveTextContent(amount);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Alle Preise inkl. MwSt., zzgl. Versand.');
  });

  it.each([
    ['the home page', '/'],
    ['a list', '/c/kontaktlinsen'],
  ])('of wearing a lens says on %s that it includes care · LAW-17', async (_page, at) => {
    await go(at, { brand: 'linsenwerk' });
    expect(
      await within(await main()).findByText(/beide Augen, täglich getragen, mit Pflegemittel/),
    ).toBeVisible();
  });

  it('in search suggestions is shown with VAT and shipping · LAW-1', async () => {
    const { user } = await go('/cart');
    await user.type(await screen.findByRole('searchbox', { name: 'Produkte suchen' }), 'mareo');
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(amount);
    expect(await screen.findByText('inkl. MwSt., zzgl. Versand')).toBeVisible();
  });

  it.each([
    ['the cart', '/cart'],
    ['the customer step', '/checkout/customer'],
    ['the address step', '/checkout/address'],
    ['the shipping step', '/checkout/shipping'],
    ['the payment step', '/checkout/payment'],
    ['the review', '/checkout/payment#review'],
  ])('of %s is shown with its VAT and the shipping cost · LAW-1', async (_page, at) => {
    const client = backend.client();
    const cart = await checkedOut(client, await cartWith(client, item(care)));
    await go(at, { cart: cart.token_value });
    const page = await main();
    await within(page).findAllByText(amount);
    const [vat] = await within(page).findAllByText('inkl. MwSt.');
    expect(vat).toBeInTheDocument();
    expect((await within(page).findAllByText('Versand'))[0]).toBeInTheDocument();
  });
});

describe('a reduced price', () => {
  it.each([
    ['okulino', sale, /^Tiefster Preis der 30 Tage davor/],
    ['linsenwerk', `/en${sale}`, /^Lowest price in the previous 30 days/],
    ['augental', sale, /^Tiefster Preis der 30 Tage davor/],
    ['opalys', `/fr${sale}`, /^Prix le plus bas des 30 jours précédents/],
    ['viszola', `/it${sale}`, /^Prezzo più basso dei 30 giorni precedenti/],
  ] as const)(
    'names the lowest price of the previous 30 days, in %s at %s · LAW-2',
    async (brand, at, words) => {
      await go(at, { brand });
      const [named] = await screen.findAllByText(words);
      expect(within(named as HTMLElement).getByText(/\d/, { selector: 's' })).toBeVisible();
      const offer = within(named?.closest('p')?.parentElement as HTMLElement);
      expect(offer.queryByText('UVP')).toBeNull();
    },
  );

  it('names that lowest price on the product card as well · LAW-2', async () => {
    await go('/s?search=Luneo');
    const card = within((await screen.findByRole('heading', { name: /Luneo, 90/ })).closest('article')!);
    expect(card.getByText(/^Tiefster Preis der 30 Tage davor/)).toBeVisible();
  });

  it('is not claimed for a recommended price · LAW-2', async () => {
    await go('/p/10010');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Tiefster Preis/)).toBeNull();
  });
});
