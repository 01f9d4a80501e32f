import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeAddressAdapter } from '../../../src/adapters/backend/address-adapter.ts';
import { makeCheckoutAdapter } from '../../../src/adapters/backend/checkout-adapter.ts';
import type { AddressPort } from '../../../src/application/customer/ports/addresses.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { checkForm } from '../../../src/ui/checkout/address/address-check.ts';
import { formOf } from '../../../src/ui/checkout/address/address-form.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { channel, saidBy, wiretap } from './wiretap.ts';

const milan: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Via dei Tigli',
  streetNumber: '31',
  postcode: '20121',
  city: 'Milano',
  countryCode: 'IT',
  provinceCode: 'MI',
  phone: '+390255501960',
};

it('an address check sends the postal address, the region if there is one and the language, nothing else · CHK-8', async () => {
  const { client, asked } = wiretap();
  const desk = makeAddressAdapter(client, client, { channel: { locale: 'fr' }, countries: [] });
  const { provinceCode: _, ...withoutRegion } = milan;
  await desk.sanitize(milan)();
  await desk.sanitize(withoutRegion)();
  const body = {
    first_name: 'Mara',
    last_name: 'Keller',
    street: 'Via dei Tigli',
    street_number: '31',
    postcode: '20121',
    city: 'Milano',
    country_code: 'IT',
    language: 'fr',
  };
  expect(asked.map(({ path, body: sent }) => [path, sent])).toEqual([
    ['/addresses/sanitize', { ...body, region: 'MI' }],
    ['/addresses/sanitize', body],
  ]);
});

it('the checkout trims the e-mail before sending it · ADDR-2', async () => {
  const cart = cartOf(undefined, { billingAddress: plainAddress, shippingAddress: plainAddress });
  const form = { ...formOf(cart, {}, 'CH'), email: ' a@b.ch ' };
  const checked = checkForm(form, shops.okulino, '2026-01-01' as Day);
  if (checked._tag !== 'Fine') throw new Error(JSON.stringify(checked.problems));
  const { client, asked } = wiretap();
  await makeCheckoutAdapter(client, client, client).setAddresses(cart.token, checked.input)();
  expect(asked).toMatchObject([{ method: 'PATCH', path: '/carts/cart-token', body: { email: 'a@b.ch' } }]);
});

it('opticians are requested by country, a single one by its id · CHK-9', async () => {
  const asking = (ask: (port: AddressPort) => TaskEither<unknown, unknown>) =>
    saidBy((client) => ask(makeAddressAdapter(client, client, { channel, countries: [] })));
  expect(await asking(({ partners }) => partners('CH'))).toEqual(['GET /partners', { country: 'CH' }]);
  expect(await asking(({ partner }) => partner('P-1'))).toEqual(['GET /partners/P-1']);
});
