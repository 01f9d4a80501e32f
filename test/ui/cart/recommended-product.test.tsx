import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import { anyItem, care, cartWith, daily, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
let visitor: Visit;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterEach(() => visitor.leave());
afterAll(() => backend.close());

/** Daily lenses are offered with sunglasses, which have colours; a reusable lens is offered with care products. */
const carts = {
  sunglasses: async () => cartWith(client, await anyItem(client, daily)),
  lens: () => cartWith(client, item(care)),
};
const open = async (wanted: keyof typeof carts) => {
  const { token_value } = await carts[wanted]();
  visitor = await visit(backend, '/cart', { cart: token_value });
  const section = within(await screen.findByRole('region', { name: 'Passt gut dazu' }));
  const [opener] = await section.findAllByRole('button', { name: / auswählen$/ });
  const card = within(opener?.closest('li') as HTMLElement);
  const items = async () =>
    (await done(client.getCart({ params: { token: token_value as CartToken } }))).items;
  const productAsked = () => visitor.asked.filter((one) => /^GET \/api\/products\/\d+$/.test(one));
  return { ...visitor, opener: opener as HTMLElement, card, items, productAsked };
};

describe('a recommended product', () => {
  it.each(['lens', 'sunglasses'] as const)(
    'beside %s shows its badge, title, stars and price · CART-7',
    async (cart) => {
      const { services } = await open(cart);
      const badges = { new: 'Neu', bestseller: 'Beliebt', sale: 'Aktion', eco: 'Recycelt oder pflanzlich' };
      const section = within(screen.getByRole('region', { name: 'Passt gut dazu' }));
      for (const listed of section.getAllByRole('listitem')) {
        const of = within(listed);
        const [link] = of.getAllByRole('link');
        const [, id] = /\/p\/(\d+)\//.exec(link?.getAttribute('href') ?? '') ?? [];
        const product = await done(client.getProduct({ params: { id: id as ProductId } }));
        const { current: minor, currency } = product.price;
        const amount = formatMoney({ minor, currency }, services.shop.amountLocale).replace(/\s/g, ' ');
        expect(of.getByText(amount)).toBeVisible();
        expect(of.getByRole('link', { name: product.title })).toBeVisible();
        expect(of.queryByText(`(${product.rating_count})`) !== null).toBe(product.rating_count > 0);
        const worn = Object.values(badges).filter((word) => of.queryByText(word, { exact: true }));
        expect(worn).toEqual(product.badge ? [badges[product.badge]] : []);
      }
    },
  );
});

describe('a recommended product with options', () => {
  it('makes no request until it is opened, then asks for its values and receives the focus · CART-7 · CAT-7', async () => {
    const { user, opener, card, productAsked } = await open('lens');
    expect(productAsked()).toEqual([]);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    const form = await card.findByRole('form');
    expect(productAsked()).toHaveLength(1);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const fields = within(form).getAllByRole('combobox');
    expect(fields[0]).toHaveFocus();
    const names = fields.map((field) => (field as HTMLSelectElement).labels[0]?.textContent);
    const order = [
      'Für welches Auge?',
      'Sphäre (SPH)',
      'Zylinder (CYL)',
      'Achse (AX)',
      'Basiskurve (BC)',
      'Durchmesser (DIA)',
      'Addition (ADD)',
    ];
    expect(names[0]).toBe('Für welches Auge?');
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(order.filter((name) => names.includes(name)));
    await user.click(opener);
    expect(card.queryByRole('form')).toBeNull();
  });

  it('shows missing values in its card, and is added with its source once they are chosen · CART-11 · CAT-8', async () => {
    const { user, opener, card, items } = await open('lens');
    await user.click(opener);
    const form = within(await card.findByRole('form'));
    await user.selectOptions(form.getByLabelText('Für welches Auge?'), 'Nur links');
    await user.click(form.getByRole('button', { name: 'In den Warenkorb' }));
    expect(await card.findByText(/Es fehlen noch Werte/)).toBeVisible();
    // A value chosen later leaves the list; what is still missing is not announced again.
    expect(form.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
    const sphere = form.getByLabelText('Sphäre (SPH)');
    expect(sphere).toHaveFocus();
    expect(sphere).toBeInvalid();
    for (const field of form.getAllByRole<HTMLSelectElement>('combobox').slice(1))
      if (field.value === '') await user.selectOptions(field, field.options[1]?.value ?? '');
    expect(card.queryByText(/Es fehlen noch Werte/)).toBeNull();
    await user.click(form.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    const [, lens] = await items();
    expect(lens).toMatchObject({
      quantity: 1,
      meta: { eye: 'left' },
      created_from: { type: 'recommendation', data: { source: 'more_care' } },
    });
    await waitFor(() => expect(document.querySelector('form[aria-label]')).toBeNull());
  });

  it('is added as one line for both eyes · CART-11 · CAT-8', async () => {
    const { user, opener, card, items } = await open('lens');
    await user.click(opener);
    const form = within(await card.findByRole('form'));
    for (const field of form.getAllByRole<HTMLSelectElement>('combobox').slice(1))
      await user.selectOptions(field, field.options[1]?.value ?? '');
    await user.click(form.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect((await items())[1]).toMatchObject({ quantity: 2, meta: { eye: 'both' } });
  });

  it('keeps the chosen values if the cart refuses it, and shows the error in its card · CART-13', async () => {
    const { user, opener, card, items } = await open('sunglasses');
    await user.click(opener);
    const form = within(await card.findByRole('form'));
    const colour = form.getByRole<HTMLSelectElement>('combobox');
    const value = colour.options[1]?.value ?? '';
    await user.selectOptions(colour, value);
    backend.controls.setFault('addToCart', { _tag: 'Status', status: 500, times: 1 });
    await user.click(form.getByRole('button', { name: 'In den Warenkorb' }));
    expect(await card.findByText(/konnte nicht in den Warenkorb gelegt werden/)).toBeVisible();
    expect(colour).toHaveValue(value);
    await user.click(form.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect((await items())[1]).toMatchObject({ formatted_options: [{ code: 'color', value }] });
  });

  it('shows in its card that its values cannot be loaded, and tries again · CART-7', async () => {
    const { user, opener, card } = await open('sunglasses');
    backend.controls.setFault('getProduct', { _tag: 'Status', status: 503, times: 1 });
    await user.click(opener);
    expect(await card.findByText(/Bei uns klemmt gerade etwas/)).toBeVisible();
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(await card.findByRole('form')).toBeVisible();
    expect(card.queryByText(/Bei uns klemmt/)).toBeNull();
  });
});
