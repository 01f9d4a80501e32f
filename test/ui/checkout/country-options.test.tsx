import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** The countries of an address by the headings above them. */
const choices = async (brand: BrandId, prefix = '') => {
  const client = backend.client(brand);
  const line = item(care);
  const product = { ...line.product, price_channel: brands[brand].shop.priceChannel };
  const { token_value: token } = await cartWith(client, { ...line, product });
  await done(client.updateOrder({ params: { token }, body: { email: 'mara@example.org' } }));
  const { leave } = await visit(backend, `${prefix}/checkout/address`, { brand, cart: token });
  const [country] = await screen.findAllByRole('combobox', { name: /^(Land|Country)/ });
  const groups = within(country as HTMLElement).getAllByRole('group');
  const found = groups.map((group) => [
    group.getAttribute('label'),
    within(group)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ]);
  leave();
  return found;
};

describe('the list of countries', () => {
  it('is grouped by region, the shop’s own first · I18N-7', async () => {
    expect(await choices('okulino')).toEqual([
      ['Schweiz und Liechtenstein', ['CH', 'LI']],
      ['Europäische Union', ['DE', 'AT', 'FR', 'IT']],
    ]);
    expect(await choices('linsenwerk', '/en')).toEqual([
      ['European Union', ['DE', 'AT', 'LU', 'NL', 'BE']],
      ['Switzerland and Liechtenstein', ['CH']],
    ]);
  });

  it('has two regions in every shop · I18N-7', () => {
    for (const { shop } of Object.values(brands))
      expect(new Set(shop.countries.map(({ region }) => region)).size).toBe(2);
  });
});
