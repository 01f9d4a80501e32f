import { globSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { NEVER } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartFromWire } from '../../../src/adapters/backend/basket-from-wire.ts';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { PendingLines } from '../../../src/ui/cart/line/PendingLines.tsx';
import { PlainCart } from '../../../src/ui/routes/cart/PlainCart.tsx';
import { ServicesContext } from '../../../src/ui/shared/services.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import {
  care,
  cartWith,
  checkedOut,
  germanAddress,
  item,
  ordered,
  tenCare,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { subscribed } from '../../adapters/sandbox/fixtures/subscribed.ts';
import { euros } from '../../arbitraries/money.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
let open: Visit | undefined;
afterEach(() => open?.leave());

const amount = /\d[.,]\d\d/;
const perLitre = { de: /pro Liter/, fr: /le litre/, it: /al litro/ } as const;

/** The name of each liquid ends in its volume. */
const namesLiquid = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE &&
  /\d\sml$/.test(node.textContent?.trim() ?? '') &&
  !amount.test(node.textContent ?? '');

/** Where prices of liquids are shown: the smallest elements that contain the name of a liquid and an amount. */
const placesOf = (root: HTMLElement): readonly HTMLElement[] => {
  const named = [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
    [...element.childNodes].some(namesLiquid),
  );
  const places = named.map((element) => {
    let place: HTMLElement = element;
    while (place !== root && !amount.test(place.textContent ?? '')) place = place.parentElement ?? root;
    return place;
  });
  return [...new Set(places)];
};
const expectBasePrices = (root: HTMLElement, said: RegExp = perLitre.de) => {
  const places = placesOf(root);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place.textContent).toMatch(said);
};

const go = async (at: string, of: Parameters<typeof visit>[2] = {}) => {
  open = await visit(backend, at, of);
  await screen.findByRole('heading', { level: 1 });
  return open;
};
const page = () => screen.findByRole('main');

describe('the base price of a liquid is shown beside its price', () => {
  it.each([
    ['a list', 'okulino', '/c/pflegemittel', 'de'],
    ['a list', 'linsenwerk', '/c/pflegemittel', 'de'],
    ['a list', 'viszola', '/it/c/cura-delle-lenti', 'it'],
    ['a search', 'opalys', '/fr/s?search=clarea', 'fr'],
    ['a home page', 'augental', '/', 'de'],
    ['a product', 'okulino', `/p/${care}`, 'de'],
  ] as const satisfies readonly (readonly [string, BrandId, string, keyof typeof perLitre])[])(
    'in %s of %s · LAW-16',
    async (_what, brand, at, language) => {
      await go(at, { brand });
      expectBasePrices(await page(), perLitre[language]);
    },
  );

  it('in the care products recommended for a lens · LAW-16', async () => {
    await go('/p/10050');
    expectBasePrices(await screen.findByRole('region', { name: 'Pflegemittel, die dazu passen' }));
  });

  it('in search suggestions · LAW-16', async () => {
    const { user } = await go('/cart');
    await user.type(await screen.findByRole('searchbox', { name: 'Produkte suchen' }), 'clarea');
    await screen.findAllByRole('option');
    expectBasePrices(screen.getByRole('listbox', { name: 'Vorschläge' }));
  });

  it('in the cart drawer, and in its recommendations · LAW-16', async () => {
    const cart = await cartWith(backend.client(), item(care, 2), item(tenCare));
    const { user } = await go('/c/kontaktlinsen', { cart: cart.token_value });
    await user.click(await screen.findByRole('link', { name: /^Warenkorb/ }));
    const drawer = await screen.findByRole('dialog', { name: /^Warenkorb/ });
    await within(drawer).findByRole('list', { name: 'Warenkorb' });
    expectBasePrices(drawer);
  });

  it.each([
    '/cart',
    '/checkout/customer',
    '/checkout/address',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/payment#review',
  ])('in %s, in the unit required by the destination country · LAW-10 · LAW-16', async (at) => {
    const client = backend.client();
    for (const [wishes, said] of [
      [{}, /pro 100\sml/],
      [{ billing: germanAddress, method: 'dhl' }, perLitre.de],
    ] as const) {
      const cart = await checkedOut(client, await cartWith(client, item(care, 2)), wishes);
      const { leave } = await go(at, { cart: cart.token_value });
      const main = await page();
      await within(main).findAllByText(/Clarea/);
      expectBasePrices(main, said);
      leave();
    }
  });

  it('in an order · LAW-16', async () => {
    const client = backend.client();
    const order = await ordered(client, await cartWith(client, item(care, 2)), {
      billing: germanAddress,
      method: 'dhl',
    });
    await go(`/checkout/thank-you/${order.token_value}`);
    await screen.findAllByText(/Clarea/);
    expectBasePrices(await page());
  });

  it('in a subscription · LAW-16', async () => {
    const { fetch, subscription } = await subscribed(backend, item(care, 2));
    open = await visit({ fetch }, `/my-account/subscription/${subscription.id}`);
    await screen.findAllByText(/Clarea/);
    expectBasePrices(await page(), /pro 100\sml/);
  });

  const alone = async (what: ReactNode) => {
    const services = {
      shop: shops.okulino,
      locale: 'de',
      clock: { zone: undefined },
      cart: { state$: NEVER },
    } as unknown as Services;
    return render(
      <ServicesContext value={services}>
        <I18nextProvider
          i18n={makeTranslator('de', await loadWords('okulino', 'de', ['common', 'cart', 'catalogue']))}
        >
          {what}
        </I18nextProvider>
      </ServicesContext>,
    ).container;
  };

  it('in the cart without scripts · LAW-16', async () => {
    const cart = cartFromWire(await cartWith(backend.client(), item(care, 2)));
    expectBasePrices(await alone(<PlainCart cart={cart} action="/cart/plain" />));
  });

  it('in a line that is being added to the cart · LAW-16', async () => {
    const product = {
      id: care as ProductId,
      title: 'Clarea, 360\u00a0ml',
      image: '/images/20012/front',
      price: { current: euros(1290) },
      contents: { amount: 360, unit: 'ml' },
    } as const;
    const line = { productId: care, options: {}, quantity: 1 };
    expectBasePrices(await alone(<PendingLines lines={[{ line, product }]} />));
  });
});

describe('a component that renders the price of goods', () => {
  const ofGoods = /money\((?:[\w.]+\.)?(?:price\.current|unitPrice|item\.total|line\.total)\)/;
  const screens = globSync('src/ui/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const writing = screens.filter(
    ([file, text]) => ofGoods.test(text) && !file.endsWith('elements/Price.tsx'),
  );

  // A table of costs has it in a column of its own.
  it.each(writing)('renders the base price too: %s · LAW-16', (_file, text) => {
    expect(/<(?:Base|Line)?Price\s|basePriceOf\(|costs\.unit/.test(text)).toBe(true);
  });

  it('is one of more than five · LAW-16', () => expect(writing.length).toBeGreaterThan(5));
});
