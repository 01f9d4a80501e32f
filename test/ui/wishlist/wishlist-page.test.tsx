import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import { wishlistPath } from '../../../src/domain/shared/wishlist-path.ts';
import { Providers } from '../../../src/ui/app.tsx';
import { WishlistPage } from '../../../src/ui/routes/wishlist/WishlistPage.tsx';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, daily, discontinued, monthly, soldOutCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

const titles: Readonly<Record<Locale, string>> = {
  de: 'Merkliste',
  en: 'Wish list',
  it: 'Preferiti',
  fr: 'Favoris',
};
const main = async () => within(await screen.findByRole('main'));

it.each(locales)(
  'the wish list is a page of its own in %s, without the wish-list panel · ROUTE-2 · CAT-17',
  async (locale) => {
    const { leave } = await visit(backend, wishlistPath(locale), { wished: [daily, care] });
    expect(await screen.findByRole('heading', { level: 1, name: titles[locale] })).toBeVisible();
    expect(await (await main()).findByRole('link', { name: /^Hydralis/ })).toHaveAttribute(
      'href',
      expect.stringContaining(pathTo.product(locale, daily)),
    );
    expect((await main()).getByText(/^Clarea/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    leave();
  },
);

it('the wish list lets items be removed, until it is empty · CAT-17', async () => {
  const { user, leave } = await visit(backend, '/wishlist', { wished: [daily] });
  await user.click(await (await main()).findByRole('button', { name: /^Nicht mehr merken.*Hydralis/ }));
  expect(await (await main()).findByText(/^Noch nichts gemerkt/)).toBeVisible();
  expect((await main()).getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/s');
  leave();
  const again = await visit(backend, '/wishlist', { wished: [] });
  expect(await (await main()).findByText(/^Noch nichts gemerkt/)).toBeVisible();
  again.leave();
});

it('the wish list adds a product without options to the cart, and links others to selection and comparison · CAT-31', async () => {
  const { user, services, leave } = await visit(backend, '/wishlist', {
    wished: [daily, care, monthly, soldOutCare],
  });
  const list = await main();
  expect(await list.findByRole('link', { name: /^Auswählen.*Hydralis, / })).toHaveAttribute(
    'href',
    expect.stringContaining(pathTo.product('de', daily)),
  );
  expect(list.getByRole('link', { name: 'Linsen vergleichen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/compare\?products=\d+,\d+$/),
  );
  const buttons = list.getAllByRole('button', { name: /^In den Warenkorb/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await waitFor(async () => {
    const { remote } = await firstValueFrom(services.cart.state$);
    expect(remote.value?.items.map(({ productId }) => productId)).toEqual([care]);
  });
  leave();
});

it('the wish list says so if nothing on it is sold any more, and compares only what is sold · CAT-17 · CAT-31', async () => {
  const inactive = '10161' as ProductId;
  const gone = await visit(backend, '/wishlist', { wished: [inactive] });
  expect(await (await main()).findByText(/^Zurzeit nicht bestellbar/)).toBeVisible();
  expect((await main()).getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/s');
  gone.leave();
  const { leave } = await visit(backend, '/wishlist', { wished: [discontinued, inactive, daily] });
  expect(await (await main()).findByRole('link', { name: /^Hydralis/ })).toBeVisible();
  expect((await main()).queryByRole('link', { name: 'Linsen vergleichen' })).toBeNull();
  leave();
});

it.each(['storage', 'pageshow'])(
  'a heart shows what another page did to the wish list, once there is a %s event · CAT-17',
  async (event) => {
    const { leave } = await visit(backend, `/p/${care}`, { wished: [] });
    const heart = await screen.findByRole('button', { name: /^Merken: Clarea/ });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    const become = async (wishes: string, pressed: string) => {
      localStorage.setItem('dioptra.okulino.wishes', wishes);
      window.dispatchEvent(new Event(event));
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', pressed));
    };
    await become(`${daily},${care}`, 'true');
    await become(daily, 'false');
    leave();
  },
);

it('the wish-list page is linked from the wish-list panel · CAT-17 · UI-6', async () => {
  const { user, path, services, leave } = await visit(backend, '/', { wished: [daily] });
  services.wishlist.open();
  const panel = within(await screen.findByRole('dialog', { name: 'Merkliste' }));
  await user.click(await panel.findByRole('link', { name: 'Merkliste als Seite öffnen' }));
  await waitFor(() => expect(path()).toBe('/wishlist'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  leave();
});

it('the wish-list page is linked from the account · CAT-17 · ACC-1', async () => {
  const { fetch } = await signedIn(backend);
  localStorage.setItem('dioptra.signed-in', '1');
  const { leave } = await visit({ fetch }, '/my-account/overview');
  const menu = within(await screen.findByRole('navigation', { name: 'Bereiche des Kontos' }));
  expect(menu.getByRole('link', { name: 'Merkliste' })).toHaveAttribute('href', '/wishlist');
  leave();
});

it('the wish-list page says before its scripts load what it needs, without any personal data · CAT-17 · AUTH-22', async () => {
  const { services, leave } = await visit(backend, '/', { wished: [daily] });
  const translator = makeTranslator('de', await loadWords('okulino', 'de', namespaces));
  const html = renderToString(
    <Providers services={services} translator={translator}>
      <WishlistPage />
    </Providers>,
  );
  expect(html).toContain('<h1');
  expect(html).toContain('braucht JavaScript');
  expect(html).not.toMatch(/Noch nichts gemerkt|Hydralis/);
  leave();
});
