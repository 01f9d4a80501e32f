import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { NEVER } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartFromWire } from '../../../src/adapters/backend/basket-from-wire.ts';

import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { PlainCart } from '../../../src/ui/routes/cart/PlainCart.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { care, cartWith, checkedOut, germanAddress, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

it.each([
  [690, /^ab CHF\s6\.90$/],
  [0, /^kostenlos$/],
])('the cart without scripts shows shipping from %i on as %s · CART-21', async (minor, said) => {
  const cart = cartFromWire(await cartWith(backend.client(), item(care)));
  const services = {
    shop: shops.okulino,
    locale: 'de',
    clock: { zone: undefined },
    cart: { state$: NEVER },
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <I18nextProvider
        i18n={makeTranslator('de', await loadWords('okulino', 'de', ['common', 'cart', 'catalogue']))}
      >
        <PlainCart
          cart={cart}
          action="/cart/plain"
          shippingPrice={{ minor: minor as Minor, currency: cart.total.currency }}
        />
      </I18nextProvider>
    </ServicesContext>,
  );
  expect(screen.getByText('Versand').nextElementSibling).toHaveTextContent(said);
});

it.each([
  ['de', 'Aus zwei Warenkörben wurde einer', 'Nimbus Care: im Warenkorb 1, nicht übernommen 2.'],
  ['en', 'Two carts became one', 'Nimbus Care: 1 in the cart, 2 not carried over.'],
] as const)(
  'the cart without scripts says what stayed behind when two carts became one: %s · CART-24',
  async (locale, title, line) => {
    const wire = await cartWith(backend.client(), item(care));
    const cart = cartFromWire({ ...wire, left_behind: [{ title: 'Nimbus Care', taken: 1, left: 2 }] });
    const services = { shop: shops.okulino, locale, clock: { zone: undefined }, cart: { state$: NEVER } };
    const words = await loadWords('okulino', locale, ['common', 'cart', 'catalogue']);
    render(
      <ServicesContext value={services as unknown as Services}>
        <I18nextProvider i18n={makeTranslator(locale, words)}>
          <PlainCart cart={cart} action="/cart/plain" />
        </I18nextProvider>
      </ServicesContext>,
    );
    expect(screen.getByText(title).closest('[role=status]')).toHaveTextContent(line);
  },
);

it.each([
  ['AT', /^Clarea Duo.*: Ab einem Einkauf von .* gratis dazu, außer bei Lieferung nach Deutschland\.$/],
  ['DE', /^Ohne Geschenk: Clarea Duo.* darf an eine Adresse in diesem Land nicht verschenkt werden\.$/],
] as const)(
  'the cart without scripts says of the gift where it does not go, and why it is not there: %s · LAW-42',
  async (country_code, said) => {
    const client = backend.client('augental');
    const filled = await cartWith(client, item(care, 12));
    const billing = { ...germanAddress, country_code, postcode: country_code === 'AT' ? '1010' : '10115' };
    const cart = cartFromWire(await checkedOut(client, filled, { billing, method: 'dhl' }));
    const services = {
      shop: shops.augental,
      locale: 'de',
      clock: { zone: undefined },
      cart: { state$: NEVER },
    } as unknown as Services;
    const words = await loadWords('augental', 'de', ['common', 'cart', 'catalogue']);
    render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={makeTranslator('de', words)}>
          <PlainCart cart={cart} action="/cart/plain" />
        </I18nextProvider>
      </ServicesContext>,
    );
    expect(screen.getByText(said)).toBeVisible();
  },
);
