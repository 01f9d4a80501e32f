import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { soldOutCare, stoppedCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const eye = (name: string) => within(screen.getByRole('group', { name: new RegExp(name) }));
const sphere = (name: string) => eye(name).getByRole('combobox', { name: 'Sphäre (SPH)' });

/** The form is rendered later than the product's name. */
const opened = () => screen.findByText(/Fragen zu Werten/);

describe('product page', () => {
  it('asks for the values of each eye in option order, and shows a fixed value as text · CAT-7 · CAT-8', async () => {
    await visit(backend, '/p/10072');
    await opened();
    const right = eye('Rechtes Auge');
    const asked = right.getAllByRole('combobox').map((field) => field.getAttribute('name'));
    const order = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add', 'color', 'dominance'];
    const ranks = asked.map((name) => order.findIndex((code) => name === `right[${code}]`));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(right.getByText('DIA')).toBeVisible();
    expect(asked).not.toContain('right[diameter]');
  });

  it('adds both eyes to the cart with their own values · CART-2', async () => {
    const { user, services } = await visit(backend, '/p/10010');
    await opened();
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await user.selectOptions(sphere('Linkes Auge'), '-3.00');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    let items: readonly unknown[] = [];
    services.cart.state$.subscribe(({ remote }) => {
      items = remote.value?.items ?? [];
    });
    await waitFor(() =>
      expect(items).toMatchObject([
        { eye: 'right', quantity: 1, options: expect.arrayContaining([{ code: 'sphere', value: '-2.50' }]) },
        { eye: 'left', quantity: 1, options: expect.arrayContaining([{ code: 'sphere', value: '-3.00' }]) },
      ]),
    );
  });

  it('treats a double press as one', async () => {
    const { user, services } = await visit(backend, '/p/20012');
    await opened();
    const button = screen.getByRole('button', { name: 'In den Warenkorb' });
    await user.hover(button);
    // Two presses within one task: a busy machine would leave too much time between them.
    fireEvent.click(button);
    fireEvent.click(button);
    let quantities: readonly number[] = [];
    services.cart.state$.subscribe(({ remote }) => {
      quantities = (remote.value?.items ?? []).map(({ quantity }) => quantity);
    });
    await waitFor(() => expect(quantities).toEqual([1]));
    await new Promise((passed) => setTimeout(passed, 400));
    expect(quantities).toEqual([1]);
  });

  it('names missing values and moves the focus to the first · CAT-8', async () => {
    const { user, asked } = await visit(backend, '/p/10010');
    await user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    expect(sphere('Rechtes Auge')).toHaveFocus();
    expect(sphere('Rechtes Auge')).toHaveAccessibleDescription('Sphäre (SPH) fehlt');
    expect(screen.getByText('Linkes Auge – Sphäre (SPH)')).toBeVisible();
    expect(asked.filter((call) => call.startsWith('POST /api/carts'))).toEqual([]);
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    expect(sphere('Rechtes Auge')).not.toHaveAttribute('aria-invalid');
    expect(sphere('Linkes Auge')).toHaveAttribute('aria-invalid', 'true');
  });

  it('warns of opposite signs of the two eyes, and only then', async () => {
    const { user } = await visit(backend, '/p/10010');
    await opened();
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await user.selectOptions(sphere('Linkes Auge'), '+1.50');
    expect(await screen.findByText(/Stimmen die Vorzeichen/)).toBeVisible();
    await user.selectOptions(sphere('Linkes Auge'), '-1.50');
    expect(screen.queryByText(/Stimmen die Vorzeichen/)).toBeNull();
  });

  it('clears a value that is not made with the axis chosen after it, and says so · CAT-9', async () => {
    const { user } = await visit(backend, '/p/10020');
    await opened();
    const cylinder = eye('Rechtes Auge').getByRole('combobox', { name: /CYL/ });
    await user.selectOptions(cylinder, '-2.25');
    await user.selectOptions(eye('Rechtes Auge').getByRole('combobox', { name: /AX/ }), '40');
    await waitFor(() => expect(cylinder).toHaveValue(''));
    expect(await screen.findByText(/^Das passt nicht mehr zu deiner Auswahl/)).toBeVisible();
    expect(within(cylinder).queryByRole('option', { name: '-2,25' })).toBeNull();
  });

  it('shows price, stock and delivery of the exact selection · CAT-6 · PRICE-3 · PRICE-5 · STOCK-5', async () => {
    const { user } = await visit(backend, '/p/10010');
    await opened();
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await user.click(screen.getByRole('checkbox', { name: /gleichen Werte/ }));
    expect(await screen.findByText(/^Lieferung voraussichtlich .*\.2026$/)).toBeVisible();
    expect(await screen.findByText('2 Packungen')).toBeVisible();
    expect(screen.getAllByText(/pro Linse$/).length).toBeGreaterThan(1);
  });

  it('shows a table of bulk prices only if several are cheaper · PRICE-5', async () => {
    const steps = async (id: string) => {
      const product = await backend.client().getProduct({ params: { id } })();
      return product._tag === 'Right' ? product.right.bulk_price : [];
    };
    const { services, leave } = await visit(backend, '/p/10010');
    const table = within(await screen.findByRole('table', { name: 'Mengenpreise' }));
    const money = (minor: number) =>
      formatMoney({ ...services.shop, minor: minor as Minor }, services.shop.amountLocale);
    // A box of thirty: the price per lens is shown beside each price.
    const expected = (await steps('10010')).map(({ quantity, price }) => [
      `ab ${quantity}`,
      `${money(price)}${money(Math.round(price / 30))} pro Linse`,
    ]);
    expect(expected.length).toBeGreaterThan(1);
    const [, ...rows] = table.getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(expected);
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Menge',
      'Preis pro Packung',
    ]);
    leave();
    expect(await steps('30011')).toEqual([]);
    await visit(backend, '/p/30011');
    await opened();
    expect(screen.queryByRole('table', { name: 'Mengenpreise' })).toBeNull();
  });

  it('shows the partner price beside the shop price once the form is used, and adds at the partner price · PRICE-6', async () => {
    const offer = { channel: 'okulino_partner', products: [], fk: 'studio7' };
    const { user, services } = await visit(backend, '/p/20012', { offer });
    await opened();
    expect(screen.queryByText(/^einzeln im Shop/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Eins mehr/ }));
    expect(await screen.findByText(/^einzeln im Shop/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    let channels: readonly string[] = [];
    services.cart.state$.subscribe(({ remote }) => {
      channels = remote.value ? [remote.value.priceChannel] : [];
    });
    await waitFor(() => expect(channels).toEqual(['okulino_partner']));
  });

  it('shows stock, delivery and supply of each eye, and which runs out first · CAT-6 · STOCK-1 · STOCK-5', async () => {
    const { user } = await visit(backend, '/p/10010');
    await opened();
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await user.selectOptions(sphere('Linkes Auge'), '-3.00');
    await user.click(eye('Linkes Auge').getByRole('button', { name: /Eins mehr/ }));
    const table = within(await screen.findByRole('table', { name: /je Auge/ }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Rechtes Auge',
      'Linkes Auge',
    ]);
    expect(table.getByRole('row', { name: 'Reicht für 30 Tage 60 Tage' })).toBeVisible();
    expect(
      await table.findByRole('row', { name: /^Lieferung (\d\d\.\d\d\.–\d\d\.\d\d\. ?){2}$/ }),
    ).toBeVisible();
    expect(table.getByRole('row', { name: 'Bestand Auf Lager Auf Lager' })).toBeVisible();
    expect(
      await screen.findByText(
        /^Ab Lieferung reicht der Vorrat bis \d+\. Dezember 2026\. Zuerst .* rechte Auge/,
      ),
    ).toBeVisible();
  });

  it('says before values are chosen which are made, and how long the boxes of an eye last', async () => {
    const { user } = await visit(backend, '/p/10010');
    await opened();
    const right = eye('Rechtes Auge');
    expect(right.getByText('SPH von −12,00 bis +8,00')).toBeVisible();
    expect(right.getByText('Reicht für 30 Tage')).toBeVisible();
    await user.click(right.getByRole('button', { name: /Eins mehr/ }));
    expect(await right.findByText('Reicht für 60 Tage')).toBeVisible();
    expect(eye('Linkes Auge').getByText('Reicht für 30 Tage')).toBeVisible();
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await user.selectOptions(sphere('Linkes Auge'), '-3.00');
    await waitFor(() => expect(right.queryByText('SPH von −12,00 bis +8,00')).toBeNull());
  });

  it('swaps the values and boxes of the eyes', async () => {
    const { user } = await visit(backend, '/p/10020');
    await opened();
    const choose = (side: string, name: RegExp, value: string) =>
      user.selectOptions(eye(side).getByRole('combobox', { name }), value);
    await user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await choose('Rechtes Auge', /AX/, '40');
    await choose('Rechtes Auge', /CYL/, '-0.75');
    await user.selectOptions(sphere('Linkes Auge'), '-3.00');
    await choose('Linkes Auge', /AX/, '180');
    await choose('Linkes Auge', /CYL/, '-2.25');
    await user.click(eye('Linkes Auge').getByRole('button', { name: /Eins mehr/ }));
    await user.click(await screen.findByRole('button', { name: /Rechts.links tauschen/ }));
    const values = (side: string) =>
      eye(side)
        .getAllByRole<HTMLSelectElement>('combobox')
        .map(({ value }) => value);
    await waitFor(() => expect(values('Linkes Auge')).toEqual(['-2.50', '-0.75', '40']));
    expect(values('Rechtes Auge')).toEqual(['-3.00', '-2.25', '180']);
    expect(eye('Rechtes Auge').getByRole('textbox')).toHaveValue('2');
    expect(screen.queryByText(/^Das passt nicht mehr/)).toBeNull();
  });

  it('fills in the last choice of this device, keeps it out of the address, and can forget it', async () => {
    const first = await visit(backend, '/p/10010');
    await opened();
    await first.user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await first.user.selectOptions(sphere('Linkes Auge'), '-3.00');
    await first.user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(first.services.lastChoices.isKept()).toBe(true));
    first.leave();

    // The same lens shows stock and delivery at once, without any input.
    const again = await visit(backend, '/p/10010');
    await screen.findByRole('row', { name: 'Bestand Auf Lager Auf Lager' });
    expect(await screen.findByText(/^Lieferung voraussichtlich .*\.2026$/)).toBeVisible();
    again.leave();

    // Another lens is filled in with the values that belong to the eyes.
    const second = await visit(backend, '/p/10020');
    await waitFor(() => expect(sphere('Rechtes Auge')).toHaveValue('-2.50'));
    expect(sphere('Linkes Auge')).toHaveValue('-3.00');
    expect(second.address()).not.toMatch(/2\.50|3\.00/);
    await second.user.click(screen.getByRole('button', { name: 'Werte löschen' }));
    expect(sphere('Rechtes Auge')).toHaveValue('');
    expect(second.services.lastChoices.isKept()).toBe(false);
  });

  it('stores the last choice separately for each shop', async () => {
    const first = await visit(backend, '/p/10010');
    await opened();
    await first.user.selectOptions(sphere('Rechtes Auge'), '-2.50');
    await first.user.click(screen.getByRole('checkbox', { name: /gleichen Werte/ }));
    await first.user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(first.services.lastChoices.isKept()).toBe(true));
    first.leave();
    const other = await visit(backend, '/p/10010', { brand: 'linsenwerk' });
    await opened();
    expect(other.services.lastChoices.isKept()).toBe(false);
    expect(sphere('Rechtes Auge')).toHaveValue('');
  });

  it('shows ratings and reviews in the page’s language, loads more, and says how they are checked · CAT-15 · CAT-17 · LAW-14', async () => {
    const { user } = await visit(backend, '/fr/p/10010');
    const reviews = within(await screen.findByRole('region', { name: 'Avis' }));
    expect((await reviews.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
    expect(reviews.getByText('Netteté')).toBeVisible();
    expect(
      reviews.getByText(/^Seules les personnes qui ont acheté l’article ici peuvent donner un avis/),
    ).toBeVisible();
    expect(reviews.getByRole('row', { name: /^5 étoiles \d+$/ })).toBeVisible();
    const more = reviews.queryByRole('button', { name: /^Encore/ });
    if (more) {
      await user.click(more);
      await waitFor(() => expect(reviews.queryByRole('button', { name: /^Encore/ })).toBeNull());
    }
  });

  it('requests no reviews in a shop that has none · CAT-17', async () => {
    const { asked } = await visit(backend, '/p/10010', { brand: 'opalys' });
    await opened();
    expect(screen.queryByRole('region', { name: 'Bewertungen' })).toBeNull();
    expect(asked.filter((call) => call.includes('review'))).toEqual([]);
  });

  it('says that a discontinued product is gone and links to its replacement · CAT-6 · CAT-16', async () => {
    await visit(backend, '/p/10261');
    expect(await screen.findByText('Dieses Produkt wird nicht mehr hergestellt.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Alternative ansehen/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/p\/10371\//),
    );
    expect(screen.getByText(/^DIA 14,0.mm statt 14,2.mm$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });

  it('does not mention values if a product without values sells out while it is being chosen · STOCK-3', async () => {
    const { user } = await visit(backend, `/p/${stoppedCare}`);
    await opened();
    const held = (on_hand: number) =>
      backend.sandbox.db
        .insertInto('stock')
        .values({
          variant_id: stoppedCare,
          product_id: stoppedCare,
          on_hand,
          oversold: false,
          stop_order: true,
        })
        .onConflict((conflict) => conflict.column('variant_id').doUpdateSet({ on_hand }))
        .execute();
    await held(0);
    await user.type(screen.getByLabelText('Menge'), '{ArrowUp}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Ausverkauft'),
    );
    expect(screen.queryByText(/In diesen Werten/)).toBeNull();
    await held(5);
  });

  it.each(['here', 'in another tab'])(
    'drops the values of a customer who was signed out %s · AUTH-22',
    async (place) => {
      const { services, leave } = await visit(backend, '/p/10010');
      await services.lastChoices.keep({
        productId: '10010' as ProductId,
        eyes: { right: { values: { sphere: '-2.50' }, quantity: 1 } },
      });
      leave();
      const again = await visit(backend, '/p/10010');
      await opened();
      await waitFor(() => expect(sphere('Rechtes Auge')).toHaveValue('-2.50'));
      if (place === 'here') again.services.lastChoices.forget();
      else
        dispatchEvent(
          new StorageEvent('storage', { key: 'dioptra.okulino.lens', oldValue: '{}', newValue: null }),
        );
      await waitFor(() => expect(sphere('Rechtes Auge')).toHaveValue(''));
      expect(screen.queryByRole('button', { name: 'Werte löschen' })).toBeNull();
      again.leave();
    },
  );

  it('offers a replacement for an out-of-stock product that can still be ordered · CAT-6', async () => {
    await visit(backend, '/p/10270');
    expect(await screen.findByRole('link', { name: /^Alternative ansehen/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  });

  it('shows the validation error of a form refused by the page server', async () => {
    await visit(backend, '/p/10010/hydralis-30-tageslinsen?error=missing&at=left.sphere');
    await waitFor(() => expect(sphere('Linkes Auge')).toHaveFocus());
    expect(sphere('Linkes Auge')).toHaveAccessibleDescription('Sphäre (SPH) fehlt');
  });

  it.each([
    ['', 'hydralis-30-tageslinsen'],
    ['/en', 'hydralis-30-daily-lenses'],
    ['/it', 'hydralis-30-lenti-giornaliere'],
    ['/fr', 'hydralis-30-lentilles-journalieres'],
  ])(
    'redirects to its own address in the language of the page: %s/p/10010/%s · ROUTE-2',
    async (at, slug) => {
      for (const given of ['/hydralis', '']) {
        const { path, leave } = await visit(backend, `${at}/p/10010${given}`);
        await screen.findByRole('heading', { level: 1 });
        expect(path()).toBe(`${at}/p/10010/${slug}`);
        leave();
      }
    },
  );

  it.each([
    ['/p/99999999', 'Viele Linsen im Regal, aber nicht diese Seite'],
    ['/fr/p/99999999/hydralis', 'Tant de lentilles en rayon, mais pas cette page'],
  ])('is not found without a product: %s · ROUTE-2', async (address, title) => {
    const { path } = await visit(backend, address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(path()).toBe(address);
  });

  it('shows no delivery date for a sold-out product · STOCK-1 · STOCK-5', async () => {
    await visit(backend, `/p/${soldOutCare}`);
    expect(
      await screen.findByText('Dieses Produkt ist ausverkauft; Nachschub ist nicht angekündigt.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    expect(screen.queryByText(/^Lieferung (voraussichtlich|am)/)).toBeNull();
  });
});
