import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import type { BrandId } from '../../../src/domain/shared/brand-id.ts';
import { openBrowser, type TestBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, item, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
let regular: TestBrowser;
let changing: TestBrowser;
const comeIn = async (email: string, brand: BrandId = 'okulino'): Promise<TestBrowser> => {
  const browser = openBrowser(backend, brand);
  await done(browser.client.customerSignMeIn({ body: { email, password: demoPassword } }));
  return browser;
};
beforeAll(async () => {
  backend = await startSandbox();
  regular = await comeIn('stammgast@example.org');
  changing = await comeIn('wechselgast@example.org');
});
afterAll(() => backend?.close());

const orders = () => screen.findAllByRole('article');
const again = (number: string) =>
  screen.findByRole('button', { name: `Erneut bestellen: Bestellung ${number}` });

describe('the order history', () => {
  it('lists orders with their status, newest first, one page at a time · ORD-1 · ORD-2 · ROUTE-6', async () => {
    const { user, address, leave } = await visit(regular, '/my-account/history');
    const shown = await orders();
    expect(shown).toHaveLength(10);
    const [first, second] = shown.map((one) => within(one));
    expect(first?.getByRole('heading', { name: 'Bestellung OKU-1001-0012' })).toBeVisible();
    expect(first?.getByText('Bestellung eingegangen')).toBeVisible();
    expect(first?.getByText(/^Bestellt am \d\d\.\d\d\.26$/)).toBeVisible();
    expect(second?.getByText('Verschickt')).toBeVisible();
    expect(second?.getByText('99.60.10010011.11507')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ältere' }));
    await screen.findByText('Seite 2 von 2');
    await waitFor(async () => expect(await orders()).toHaveLength(2));
    expect(address()).toBe('/my-account/history?page=2');
    leave();
  });

  it('shows that there are no orders, and offers a retry after a failed request · ORD-2', async () => {
    const nobody = await signedIn(backend);
    const empty = await visit(nobody, '/my-account/history');
    await screen.findByText('Noch keine Bestellung.');
    empty.leave();
    backend.controls.setFault('getOrdersHistory', { _tag: 'Status', status: 503, times: 1 });
    const { user, leave } = await visit(regular, '/my-account/history');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await orders()).toHaveLength(10);
    leave();
  });

  it('redirects from a missing page to the first one', async () => {
    const { address, leave } = await visit(regular, '/my-account/history?page=7');
    expect(await orders()).toHaveLength(10);
    expect(address()).toBe('/my-account/history');
    leave();
  });

  it('shows its newest order on the account overview', async () => {
    const { leave } = await visit(regular, '/my-account/overview');
    await screen.findByRole('heading', { name: 'Letzte Bestellung' });
    await again('OKU-1001-0012');
    leave();
  });
});

describe('an order', () => {
  it('shows its status, tracking number, articles and invoice · ORD-1 · ORD-2 · ROUTE-6', async () => {
    const { leave } = await visit(regular, '/my-account/order/OKU-1001-0011');
    await screen.findByText('99.60.10010011.11507');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Unterwegs');
    const bought = within(screen.getByRole('region', { name: 'Bestellübersicht' })).getAllByRole('listitem');
    expect(bought).toHaveLength(2);
    expect(bought[0]).toHaveTextContent(
      /Hydralis Toric, 30 Tageslinsen.*Rechtes Auge.*−2,25.*Menge: 2.*Linkes Auge.*−1,75.*Menge: 2/,
    );
    expect(bought[1]).toHaveTextContent(/Clarea Multi, All-in-one-Lösung, 360 ml.*Menge: 1.*CHF 14\.90/);
    const file = await screen.findByRole('link', {
      name: /^Rechnung OKU-INV-\d{4}-\d{5} \(PDF\) herunterladen$/,
    });
    expect(file).toHaveAttribute('href', expect.stringContaining('/download?file='));
    leave();
  });

  it.each(['/my-account/history', '/my-account/order/OKU-1001-0011'])(
    'shows its products in images of 140 by 200 at %s · CAT-13',
    async (address) => {
      const { leave } = await visit(regular, address);
      await screen.findAllByText(/^OKU-1001-0011$|OKU-1001-0011/);
      await waitFor(() => expect(document.querySelector('main li img')).not.toBeNull());
      const sizes = [...document.querySelectorAll<HTMLImageElement>('main li img')].map(({ src }) =>
        new URL(src).searchParams.get('size'),
      );
      expect(new Set(sizes)).toEqual(new Set(['140x200']));
      leave();
    },
  );

  it('that was cancelled has no documents · ORD-2', async () => {
    const { leave } = await visit(regular, '/my-account/order/OKU-1001-0003');
    await screen.findByText('Keine Dokumente gefunden');
    expect(screen.getByText('Storniert')).toBeVisible();
    leave();
  });

  it('of another customer is not found · ORD-3', async () => {
    const { leave } = await visit(changing, '/my-account/order/OKU-1001-0011');
    await screen.findByRole('heading', { name: 'Diese Bestellung gibt es nicht' });
    leave();
  });

  it('without a number in the URL redirects to the order history', async () => {
    const { path, leave } = await visit(regular, '/my-account/order');
    await orders();
    expect(path()).toBe('/my-account/history');
    leave();
  });

  it('with a pending payment can be paid, but not reordered', async () => {
    const { client, fetch, email } = await signedIn(backend);
    const order = await ordered(client, await cartWith(client, item('20012' as never)), { email });
    const { leave } = await visit({ fetch }, `/my-account/order/${order.number}`);
    const pay = await screen.findByRole('link', { name: 'Jetzt bezahlen' });
    expect(pay).toHaveAttribute('href', `/checkout/thank-you/${order.token_value}`);
    expect(screen.queryByRole('button', { name: /Erneut bestellen/ })).toBeNull();
    leave();
  });
});

it('offers a reminder and regular deliveries only for goods that run out and were kept · ACC-6 · SUBS-1', async () => {
  const offers = async (number: string) => {
    const { leave } = await visit(changing, `/my-account/order/${number}`);
    await screen.findByText('Bestellt am');
    const button = (name: string) => screen.queryByRole('button', { name }) !== null;
    const shown = () => [button('Erinnerung einrichten'), button('Regelmässig liefern')];
    await waitFor(() => expect(shown()[1]).toBe(number === 'OKU-1002-0002'));
    const seen = shown();
    leave();
    return seen;
  };
  expect(await offers('OKU-1002-0002')).toEqual([true, true]);
  // Reading glasses that were sent back.
  expect(await offers('OKU-1002-0004')).toEqual([false, false]);
});

describe('reordering', () => {
  it('leads with one press to the payment, with everything chosen · REO-1 · REO-2 · ROUTE-3', async () => {
    const { user, address, leave } = await visit(regular, '/my-account/history');
    await user.click(await again('OKU-1001-0011'));
    await screen.findByRole('heading', { name: 'Die Bestellung liegt wieder im Warenkorb' });
    expect(address()).toBe('/checkout/payment?isReorder=true#reorder');
    expect((await screen.findAllByText('Rechnung', { selector: 'dd' }))[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: /kostenpflichtig|Kaufen|bestellen/i })).toBeEnabled();
    leave();
  });

  it('shows replaced products, missing products and added trial packs · REO-3 · REO-4', async () => {
    const { user, address, leave } = await visit(changing, '/my-account/history');
    await user.click(await again('OKU-1002-0002'));
    const note = within((await screen.findByText('Nicht bestellbar:')).closest('section') as HTMLElement);
    expect(note.getByText('Achtung:')).toBeVisible();
    expect(note.getByText(/Tersa Toric/)).toBeVisible();
    expect(note.getByText(/1 × Clarea/)).toBeVisible();
    expect(address()).toContain('/checkout/payment');
    // Also shown as notifications, the first of them with a title.
    await screen.findByText('Achtung');
    await screen.findByText(/^Nicht bestellbar: Tersa Toric/);
    leave();
    const other = await visit(changing, '/my-account/order/OKU-1002-0001');
    await other.user.click(await again('OKU-1002-0001'));
    const instead = await screen.findByText(/gibt es so nicht mehr\. Dafür liegt .* im Warenkorb\./);
    expect(
      within(instead.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/8,6.mm statt 8,5.mm$/),
      expect.stringMatching(/14,0.mm statt 14,2.mm$/),
    ]);
    other.leave();
    const trial = await visit(changing, '/my-account/order/OKU-1002-0003');
    await trial.user.click(await again('OKU-1002-0003'));
    await screen.findByText(/^Als Testpackung dabei: Kelvo/);
    trial.leave();
  });

  it('asks for the tax number first if the shop requires one · REO-2', async () => {
    const ferri = await comeIn('wechselgast@example.org', 'viszola');
    const { user, path, leave } = await visit(ferri, '/my-account/order/VIS-1002-0006', { brand: 'viszola' });
    await user.click(await again('VIS-1002-0006'));
    await waitFor(() => expect(path()).toBe('/checkout/address'));
    await screen.findByRole('heading', { name: 'Die Bestellung liegt wieder im Warenkorb' });
    leave();
  });

  it('shows a single message if it is not possible · REO-4', async () => {
    const fetch = async (request: Request): Promise<Response> =>
      request.url.includes('/reorders')
        ? Response.json({ code: 'reorder.account_missing' }, { status: 422 })
        : regular.fetch(request);
    const { user, path, leave } = await visit({ fetch }, '/my-account/history');
    await user.click(await again('OKU-1001-0011'));
    await screen.findByText('Diese Bestellung lässt sich leider nicht wiederholen.');
    expect(path()).toBe('/my-account/history');
    leave();
  });

  describe('from a mail', () => {
    const linkOf = async (who: TestBrowser, number: string): Promise<string> => {
      const { token_value } = await done(who.client.getOrder({ params: { token: number } }));
      return `/reorder/mail/${token_value}`;
    };

    it('starts when the link is opened · ROUTE-5 · REO-1 · REO-2', async () => {
      const link = await linkOf(regular, 'OKU-1001-0010');
      const { path, leave } = await visit(regular, `${link}?coupon_code=GESTERN`);
      expect((await screen.findByText('GESTERN')).parentElement).toHaveTextContent(
        'Der Gutschein GESTERN gilt für diese Bestellung nicht.',
      );
      expect(path()).toBe('/checkout/payment');
      leave();
    });

    it('lets a guest sign in first, and then continues · ROUTE-5', async () => {
      const link = await linkOf(regular, 'OKU-1001-0010');
      const guest = openBrowser(backend);
      const { user, path, leave } = await visit(guest, link);
      await screen.findByText('Melde dich an, dann liegt deine Bestellung gleich wieder im Warenkorb.');
      await user.type(screen.getByLabelText('E-Mail-Adresse'), 'stammgast@example.org');
      await user.type(screen.getByLabelText('Passwort'), demoPassword);
      await user.click(screen.getByRole('button', { name: 'Anmelden' }));
      await waitFor(() => expect(path()).toBe('/checkout/payment'));
      leave();
    });

    it('redirects home with the reason if no product is available · REO-2 · REO-4', async () => {
      const { db } = backend.sandbox;
      await db.updateTable('product').set({ is_active: false }).where('id', '=', 10130).execute();
      const { path, leave } = await visit(changing, await linkOf(changing, 'OKU-1002-0006'));
      await waitFor(() => expect(path()).toBe('/'));
      await screen.findByText(/^Nicht bestellbar: Fjella/);
      leave();
      const { token_value } = await cartWith(changing.client, item(care));
      const beside = await visit(changing, await linkOf(changing, 'OKU-1002-0006'), { cart: token_value });
      await waitFor(() => expect(beside.path()).toBe('/'));
      beside.leave();
      const stays = await visit(changing, '/my-account/history');
      await stays.user.click(await again('OKU-1002-0006'));
      await screen.findByText('Nicht bestellbar:');
      expect(stays.path()).toBe('/my-account/history');
      stays.leave();
      await db.updateTable('product').set({ is_active: true }).where('id', '=', 10130).execute();
    });

    it('redirects home if the sign-in hash is invalid · AUTH-8 · ROUTE-5', async () => {
      const link = await linkOf(regular, 'OKU-1001-0010');
      const { services, path, leave } = await visit(openBrowser(backend), link);
      await screen.findByText('Melde dich an, dann liegt deine Bestellung gleich wieder im Warenkorb.');
      services.account.openHash('forged' as SignInHash);
      await waitFor(() => expect(path()).toBe('/'));
      leave();
    });

    it('shows the general refusal for an order of another customer · REO-4 · ORD-3', async () => {
      const { leave } = await visit(changing, await linkOf(regular, 'OKU-1001-0010'));
      await screen.findByText('Diese Bestellung lässt sich leider nicht wiederholen.');
      leave();
    });
  });
});
