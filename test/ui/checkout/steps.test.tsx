import { setTimeout as sleep } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { filter, firstValueFrom, map } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import type { OrderAttempt, OrderAttempts } from '../../../src/application/checkout/ports.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import {
  anyItem,
  care,
  cartWith,
  checkedOut,
  daily,
  done,
  item,
  swissAddress,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { usable, type Visit, visit, write } from '../visit.tsx';

let backend: TestSandbox;
let client: ShopClient;
beforeAll(async () => {
  backend = await startSandbox();
  client = backend.client();
});
afterAll(() => backend.close());

const email = 'mara@example.org';
const bottle = (): Promise<CartWire> => cartWith(client, item(care));
const withEmail = async (): Promise<string> => {
  const { token_value: token } = await bottle();
  await done(client.updateOrder({ params: { token }, body: { email } }));
  return token;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = (name: string) => screen.getByRole('button', { name });
const fillIn = async (visitor: Visit, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await write(visitor, screen.getByLabelText(label), text);
};
const home = {
  Vorname: 'Mara',
  Nachname: 'Keller',
  Strasse: 'Seestrasse',
  Hausnummer: '12',
  Postleitzahl: '8002',
  Ort: 'Zürich',
};

describe('entering the checkout', () => {
  it('begins at the customer step · ROUTE-4', async () => {
    const { path } = await visit(backend, '/checkout', { cart: (await bottle()).token_value });
    await heading('Kontakt und Adresse');
    expect(path()).toBe('/checkout/customer');
  });

  it('redirects home when the last line is removed · CART-5', async () => {
    const { token_value: cart, items } = await bottle();
    const { path, services } = await visit(backend, '/checkout/customer', { cart });
    await heading('Kontakt und Adresse');
    services.cart.remove(items[0]!.id);
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('an order whose answer an earlier page did not get', () => {
  const cartOf = <A,>(
    { services }: Visit,
    choose: (cart: Cart | null | undefined) => A | undefined,
  ): Promise<A> =>
    firstValueFrom(
      services.cart.state$.pipe(
        map(({ remote }) => (remote._tag === 'Ready' ? choose(remote.value) : undefined)),
        filter((chosen) => chosen !== undefined),
      ),
    );

  it('is shown, even if the cart is missed before the code for orders is here · CHK-12', async () => {
    const { token_value: cart } = await checkedOut(client, await bottle());
    const earlier = await visit(backend, '/checkout/payment', { cart });
    const seen = seenOrder(await cartOf(earlier, (restored) => restored ?? undefined));
    earlier.leave();
    const order = await done(client.createMyOrderFromCart({ body: { token_value: cart } }));

    let attempt: OrderAttempt | undefined = { seen, at: Date.parse('2026-11-19T08:59:00Z') };
    const code = Promise.withResolvers<OrderAttempts>();
    const later = await visit(backend, '/checkout/payment', { cart, attempts: () => code.promise });
    await cartOf(later, (restored) => (restored === null ? 'missed' : undefined));
    // Time enough to be redirected.
    await sleep(300);
    expect(screen.getByText('Die Kasse wird vorbereitet …')).toBeVisible();
    expect(later.path()).toBe('/checkout/payment');
    code.resolve({
      read: () => attempt,
      write: () => undefined,
      clear: () => {
        attempt = undefined;
      },
    });
    await waitFor(() => expect(later.path()).toBe(`/checkout/thank-you/${order.token_value}`));
  });
});

describe('the contact e-mail', () => {
  it('is validated, trimmed, and saved together with the address · CHK-6 · CHK-28', async () => {
    const { token_value: token } = await bottle();
    const visitor = await visit(backend, '/checkout/customer', { cart: token });
    await heading('Kontakt und Adresse');
    const { user, path } = visitor;
    const field = screen.getByLabelText('E-Mail-Adresse');
    await user.type(field, 'mara');
    await fillIn(visitor, home);
    await user.click(next('Weiter zu Versand und Zahlung'));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Diese E-Mail-Adresse ist nicht vollständig/),
    );
    expect(visitor.asked.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await user.type(field, '@example.org ');
    await user.click(next('Weiter zu Versand und Zahlung'));
    await heading('Versand und Zahlung');
    expect(path()).toBe('/checkout/shipping');
    const saved = await done(client.getCart({ params: { token } }));
    expect(saved.customer?.email).toBe(email);
  });

  it('is saved with the consent to a reminder before the form is sent · CHK-28 · LAW-32', async () => {
    const { token_value: token } = await bottle();
    const { user } = await visit(backend, '/checkout/customer', { cart: token });
    await heading('Kontakt und Adresse');
    await user.type(screen.getByLabelText('E-Mail-Adresse'), email);
    const kept = async () => (await done(client.getCart({ params: { token } }))).customer?.email;
    expect(await kept()).toBeUndefined();
    await user.click(screen.getByRole('checkbox', { name: /liegen lasse/ }));
    await waitFor(async () => expect(await kept()).toBe(email));
  });
});

describe('the URLs of the checkout', () => {
  const sent = async (): Promise<string> => (await checkedOut(client, await bottle())).token_value;
  it.each([
    ['customer', 'Kontakt und Adresse', 'Kontakt und Adresse'],
    ['address', 'Kontakt und Adresse', 'Rechnungsadresse'],
    ['billing', 'Kontakt und Adresse', 'Rechnungsadresse'],
    ['shipping', 'Versand und Zahlung', 'Versand und Zahlung'],
    ['payment', 'Versand und Zahlung', 'Zahlung'],
    ['payment#review', 'Prüfen und bestellen', 'Prüfen und bestellen'],
  ])('open the part that they name: %s · CHK-28 · ROUTE-3', async (at, screenTitle, part) => {
    const { leave } = await visit(backend, `/checkout/${at}`, { cart: await sent() });
    await heading(screenTitle);
    await waitFor(() => expect(screen.getByRole('heading', { name: part })).toHaveFocus());
    leave();
  });

  it('show the delivery date again beside the shipping method · CHK-9', async () => {
    const { leave } = await visit(backend, '/checkout/payment#review', { cart: await sent() });
    await heading('Prüfen und bestellen');
    const sending = screen.getByText('Versandart', { selector: 'dt' }).parentElement as HTMLElement;
    await waitFor(() =>
      expect(within(sending).getByRole('definition')).toHaveTextContent(/Lieferung .*\d{4}$/),
    );
    leave();
  });

  it('say beside the collapsed total that shipping is not included until it is chosen · CART-21', async () => {
    const open = await visit(backend, '/checkout/customer', { cart: (await bottle()).token_value });
    await heading('Kontakt und Adresse');
    const folded = () => screen.getByRole('button', { name: /^Bestellübersicht/ });
    expect(folded()).toHaveTextContent('zzgl. Versand');
    expect(await screen.findByText(/^ab CHF/)).toBeInTheDocument();
    open.leave();
    const choosing = await visit(backend, '/checkout/shipping', { cart: await withEmail() });
    await heading('Versand und Zahlung');
    expect(await screen.findByText(/^ab CHF/)).toBeInTheDocument();
    choosing.leave();
    const { leave } = await visit(backend, '/checkout/shipping', { cart: await sent() });
    await heading('Versand und Zahlung');
    expect(folded()).not.toHaveTextContent('zzgl. Versand');
    leave();
  });

  it('show the total with the selected shipping method, and with the next one selected · CHK-33', async () => {
    const { token_value: cart } = await bottle();
    await done(
      client.updateOrder({
        params: { token: cart },
        body: { email, billing_address: swissAddress, shipping_address: swissAddress },
      }),
    );
    const { user } = await visit(backend, '/checkout/shipping', { cart });
    const ways = (await screen.findAllByRole('radio', { name: /Post/ })) as HTMLInputElement[];
    const kept = async () => done(client.getCart({ params: { token: cart } }));
    for (const way of [ways.find(({ checked }) => checked)!, ways.find(({ checked }) => !checked)!]) {
      await user.click(way);
      await waitFor(async () => expect((await kept()).shipments[0]?.method).toBe(way.value));
      const { total } = await kept();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Bestellübersicht/ })).toHaveTextContent(
          `CHF ${(total / 100).toFixed(2)}`,
        ),
      );
    }
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Versand und Zahlung');
  });

  it('keep the selected payment method while another shipping method is saved, also after a reload · CHK-33', async () => {
    const { token_value: cart } = await checkedOut(client, await bottle());
    const kept = async () => done(client.getCart({ params: { token: cart } }));
    const { checkout_state: before } = await kept();
    const { user, leave } = await visit(backend, '/checkout/shipping', { cart });
    const visa = () => screen.findByRole('radio', { name: /^Visa/ });
    expect(await visa()).toBeChecked();
    const other = ((await screen.findAllByRole('radio', { name: /Post/ })) as HTMLInputElement[]).find(
      ({ checked }) => !checked,
    )!;
    await user.click(other);
    await waitFor(async () => expect((await kept()).shipments[0]?.method).toBe(other.value));
    const { checkout_state: after } = await kept();
    expect([before, after]).toEqual(['payment_selected', 'shipping_selected']);
    expect(await visa()).toBeChecked();
    leave();
    const again = await visit(backend, '/checkout/shipping', { cart });
    expect(await visa()).toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Weiter zur Übersicht' }));
    await heading('Prüfen und bestellen');
    again.leave();
  });

  it('keep what was typed on the same screen, also at its other URL after a look at the cart · CHK-28', async () => {
    const visitor = await visit(backend, '/checkout/shipping', { cart: await withEmail() });
    const { user, path } = visitor;
    await user.click(await screen.findByRole('link', { name: 'Zurück zur Adresse' }));
    await heading('Kontakt und Adresse');
    await user.type(screen.getByLabelText('Ort'), 'Zürich');
    expect(path()).toBe('/checkout/address');
    const field = screen.getByLabelText('E-Mail-Adresse');
    expect(field).toHaveValue(email);
    await user.clear(field);
    await user.type(field, 'mira@example.org');
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
    await user.click(screen.getByRole('link', { name: 'Zurück zum Warenkorb' }));
    await user.click((await screen.findAllByRole('link', { name: 'Zur Kasse' }))[0] as HTMLElement);
    await heading('Kontakt und Adresse');
    expect(path()).toBe('/checkout/customer');
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('mira@example.org');
  });
});

describe('address step', () => {
  it('names every missing field in a summary that takes the focus and leads to each · CHK-7', async () => {
    const { user } = await visit(backend, '/checkout/address', { cart: await withEmail() });
    await heading('Kontakt und Adresse');
    await user.click(next('Weiter zu Versand und Zahlung'));
    const summary = (await screen.findAllByRole('alert')).find((alert) => alert === document.activeElement);
    const entries = within(summary!).getAllByRole('button');
    expect(entries).toHaveLength(6);
    await user.click(entries[0]!);
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
    expect(screen.getByLabelText('Vorname')).toBeInvalid();
  });

  it('keeps typed text after a reload', async () => {
    const cart = await withEmail();
    const first = await visit(backend, '/checkout/address', { cart });
    await heading('Kontakt und Adresse');
    await fillIn(first, home);
    first.leave();
    await visit(backend, '/checkout/address', { cart });
    await heading('Kontakt und Adresse');
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
  });

  it('shows an error of the shop at its field · CHK-18', async () => {
    const refusing = {
      fetch: async (request: Request) =>
        request.method === 'PATCH'
          ? Response.json(
              {
                code: 'validation.invalid_postcode',
                violations: [
                  { property_path: 'billing_address.postcode', code: 'validation.invalid_postcode' },
                ],
              },
              { status: 422 },
            )
          : backend.fetch(request),
    };
    const visitor = await visit(refusing, '/checkout/address', { cart: await withEmail() });
    await heading('Kontakt und Adresse');
    await fillIn(visitor, home);
    await visitor.user.click(next('Weiter zu Versand und Zahlung'));
    await waitFor(() => expect(screen.getByLabelText('Postleitzahl')).toBeInvalid());
    expect(screen.getByLabelText('Postleitzahl')).toHaveValue('8002');
    expect(visitor.path()).toBe('/checkout/address');
  });

  it('keeps typed text and reports if no answer arrives', async () => {
    const cart = await withEmail();
    const cut = {
      fetch: (request: Request) =>
        request.method === 'PATCH' ? Promise.reject(new TypeError('cut')) : backend.fetch(request),
    };
    const visitor = await visit(cut, '/checkout/address', { cart });
    await heading('Kontakt und Adresse');
    await fillIn(visitor, home);
    await visitor.user.click(next('Weiter zu Versand und Zahlung'));
    expect(await screen.findByText('Die Angaben konnten nicht gespeichert werden.')).toBeVisible();
    expect(screen.getByText('Deine Eingaben sind noch da.')).toBeVisible();
    expect(screen.getByLabelText('Ort')).toHaveValue('Zürich');
  });
});

describe('a house number in the field of the street', () => {
  it.each([
    ['in the checkout', '/checkout/customer'],
    ['in the address book', '/my-account/edit-address'],
  ])(
    'is replaced, not doubled, by the same number typed into its own field: %s · ADDR-9',
    async (_, page) => {
      const { fetch } = await signedIn(backend);
      localStorage.setItem('dioptra.signed-in', '1');
      const { token_value: cart } = await bottle();
      const { user, leave } = await visit({ fetch }, page, { cart });
      await user.type(await screen.findByLabelText('Strasse'), 'Seestrasse 12');
      const number = screen.getByLabelText<HTMLInputElement>('Hausnummer');
      await user.click(number);
      await waitFor(() => expect(number.value.slice(number.selectionStart ?? 0)).toBe('12'));
      await user.keyboard('12a');
      expect(number).toHaveValue('12a');
      expect(screen.getByLabelText('Strasse')).toHaveValue('Seestrasse');
      leave();
      localStorage.clear();
    },
  );
});

describe('shipping step', () => {
  const letter = 'B-Post-Brief';
  /** Two boxes of lenses, which a letter holds; ten that it does not hold are ordered elsewhere. */
  const twoBoxes = async () => {
    const lens = await anyItem(client, daily, 2);
    const { token_value: token, items } = await cartWith(client, lens);
    const addresses = { email, billing_address: swissAddress, shipping_address: swissAddress };
    await done(client.updateOrder({ params: { token }, body: { email } }));
    await done(client.updateOrder({ params: { token }, body: addresses }));
    const visitor = await visit(backend, '/checkout/shipping', { cart: token });
    await screen.findByRole('radio', { name: new RegExp(letter) });
    const kept = () => done(client.getCart({ params: { token } }));
    await waitFor(async () => expect((await kept()).shipments[0]?.method).toBe('swisspost_b_letter'));
    const tenElsewhere = () =>
      done(client.updateCartQuantity({ params: { token, item: items[0]!.id }, body: { quantity: 10 } }));
    return { ...visitor, tenElsewhere };
  };
  const noLetter = () =>
    waitFor(() => expect(screen.queryByRole('radio', { name: new RegExp(letter) })).toBeNull());

  it('requests the methods again when another tab changes the goods, and offers none that no longer fits · CHK-34', async () => {
    const { user, services, tenElsewhere } = await twoBoxes();
    await user.click(screen.getByRole('button', { name: /^Alle \d+ Versandarten$/ }));
    await tenElsewhere();
    services.cart.restore();
    await noLetter();
    expect(await screen.findByRole('radio', { name: /B-Post-Paket.*kostenlos/ })).toBeVisible();
  });

  it('a refused method is followed by those that are offered now, and the next press goes on · CHK-34', async () => {
    const { user, path, tenElsewhere } = await twoBoxes();
    await user.click(await screen.findByRole('radio', { name: /Visa/ }));
    await tenElsewhere();
    await user.click(await usable('Weiter zur Übersicht'));
    expect(await screen.findByText(/^Diese Versandart ist für diese Bestellung nicht möglich/)).toBeVisible();
    await noLetter();
    await user.click(await usable('Weiter zur Übersicht'));
    await heading('Prüfen und bestellen');
    expect(path()).toBe('/checkout/payment');
  });

  it('offers the methods with their price and delivery date, and names the GLS service · CHK-9', async () => {
    const german = backend.client('linsenwerk');
    const { token_value: token } = await cartWith(german, item(care));
    const billing_address = {
      ...swissAddress,
      postcode: '10115',
      city: 'Berlin',
      country_code: 'DE' as const,
    };
    await done(german.updateOrder({ params: { token }, body: { email } }));
    await done(
      german.updateOrder({
        params: { token },
        body: { email, billing_address, shipping_address: billing_address },
      }),
    );
    await visit(backend, '/checkout/shipping', { cart: token, brand: 'linsenwerk' });
    const offers = await screen.findAllByRole('radio', { name: /^(DHL|GLS)/ });
    expect(offers.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^GLS-Paket.*Lieferung \d\d\.\d\d\. bis \d\d\.\d\d\. ?4,50\s€/),
      expect.stringMatching(/^DHL.*Lieferung \d\d\.\d\d\. bis \d\d\.\d\d\. ?4,90\s€/),
    ]);
  });

  it('states the maximum order amount of a country · CHK-14 · NOTE-7', async () => {
    const austrian = backend.client('augental');
    const { token_value: token } = await cartWith(austrian, item(care, 99));
    await done(austrian.updateOrder({ params: { token }, body: { email } }));
    await done(
      austrian.updateOrder({
        params: { token },
        body: { email, billing_address: swissAddress, shipping_address: swissAddress },
      }),
    );
    const { user, asked } = await visit(backend, '/checkout/shipping', { cart: token, brand: 'augental' });
    expect(
      await screen.findByText(/^Bestellungen über €\s800,00 versenden wir aus Zollgründen nicht/),
    ).toBeVisible();
    const next = await screen.findByRole('button', { name: 'Weiter zur Übersicht' });
    // The preselected shipping method is saved without a press.
    const puts = () => asked.filter((call) => call.startsWith('PUT'));
    await waitFor(() => expect(puts()).toHaveLength(1));
    await user.click(next);
    expect(puts()).toHaveLength(1);
  });
});
