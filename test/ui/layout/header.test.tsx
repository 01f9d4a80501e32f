import { screen, waitFor, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedIn as mark, signedInKey } from '../../../src/adapters/browser/was-signed-in.ts';
import type { MenuItem } from '../../../src/domain/content/navigation.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { password, registered } from '../../adapters/sandbox/fixtures/customers.ts';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
beforeEach(() => localStorage.clear());
afterEach(() => visitor?.leave());
afterAll(() => backend.close());

const open = async (address: string, options: Parameters<typeof visit>[2] = {}, by = backend.fetch) => {
  visitor = await visit({ fetch: by }, address, options);
  await screen.findByRole('heading', { level: 1 });
  return visitor;
};
/** A visitor who signed in here before. */
const openAsCustomer = async (brand: BrandId) => {
  const { client, fetch } = openBrowser(backend, brand);
  await done(client.customerSignMeIn({ body: { email: await registered(client), password } }));
  localStorage.setItem(signedInKey, mark);
  return open('/about', { brand }, fetch);
};
const menuItem = (displayName: string, url: string): MenuItem => ({
  id: displayName,
  displayName,
  link: { linktype: 'url', cachedUrl: '', url },
  hide: false,
  children: [],
});
/** Browsers do not treat the header of an article as a banner; Testing Library does. */
const header = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
/** It is in the document even when it is closed. */
const pocketMenu = () => within(document.querySelector<HTMLElement>('#menu') as HTMLElement);

describe('the header', () => {
  it('holds logo, search, language, reorder, account, cart and menu · UI-3', async () => {
    await open('/about');
    const home = header().getByRole('link', { name: 'Okulino: zur Startseite' });
    expect(home).toHaveAttribute('href', '/');
    expect(home.querySelector('img')).toHaveAttribute('src', '/brand/okulino/logo.svg');
    expect(home.querySelector('img')).toHaveAttribute('width', '233');
    expect(home.querySelector('img')).toHaveAttribute('height', '43');
    expect(header().getByRole('searchbox', { name: 'Produkte suchen' })).toBeVisible();
    expect(header().getByRole('button', { name: 'DE: Sprache wechseln' })).toBeVisible();
    expect(header().getByRole('link', { name: 'Nachbestellen' })).toBeVisible();
    expect(header().getByRole('link', { name: 'Konto: Anmelden' })).toHaveAttribute('href', '/my-account');
    expect(header().getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/cart');
  });

  it.each(['/', '/en', '/it', '/fr'])(
    'shows two menu levels at %s, the departments on a wide screen, and only addresses of categories · UI-3 · ROUTE-15',
    async (home) => {
      const { services } = await open(home);
      const [pocket, categories = [], bar] = [...document.querySelectorAll('header nav')].map((menu) => [
        ...new Set([...menu.querySelectorAll('a[href*="/c/"]')].map((link) => link.getAttribute('href'))),
      ]);
      const departments = categories.filter((link) => link?.split('/c/')[1]?.includes('/') === false);
      expect(pocket).toEqual(departments);
      expect(bar).toEqual(departments);
      expect(departments).toHaveLength(4);
      expect(categories).toHaveLength(22);
      for (const link of categories) {
        const category = await services.catalogue.category(link?.split('/c/')[1] ?? '')();
        expect(category._tag, link ?? '').toBe('Right');
      }
    },
  );
});

it('the cart button opens the cart drawer · CART-6 · UI-6', async () => {
  const { user } = await open('/about');
  expect(screen.queryByRole('dialog', { name: 'Warenkorb' })).toBeNull();
  await user.click(header().getByRole('link', { name: 'Warenkorb' }));
  expect(await screen.findByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
});

describe('the account button', () => {
  it.each([
    ['okulino', 'Mara'],
    ['linsenwerk', 'Keller'],
  ] as const)('greets a customer of %s as %s · UI-4', async (brand, name) => {
    await openAsCustomer(brand);
    const link = await header().findByRole('link', { name: `Konto: ${name}` });
    expect(link).toHaveTextContent(name);
  });
});

describe('the menu of a small screen', () => {
  it('links to account and languages, and offers no sign-out to a guest · UI-3', async () => {
    await open('/about');
    const menu = pocketMenu();
    expect(menu.getByText('Konto')).toHaveAttribute('href', '/my-account');
    expect(menu.getByText('Sprache: Deutsch')).toHaveAttribute('popovertarget', 'language');
    expect(menu.queryByText('Abmelden')).toBeNull();
  });

  it.each(brandIds)('shows the departments of %s as lazily loaded pictures', async (brand) => {
    await open('/about', { brand });
    const tiles = [...document.querySelectorAll<HTMLImageElement>('#menu nav img')];
    const expected = ['lenses', 'care', 'sunglasses', 'reading'].map(
      (name) => `/drawings/${brand}/tile-${name}.svg`,
    );
    expect(tiles.map((tile) => tile.getAttribute('src')).toSorted()).toEqual(expected.toSorted());
    for (const tile of tiles) {
      expect(tile).toHaveAttribute('loading', 'lazy');
      expect(tile.closest('a')?.getAttribute('href')).toMatch(/^\/c\//);
    }
  });

  it.each([
    ['', 'Meine Linsen', 'Nachbestellen', 'Nach Werten finden'],
    ['/en', 'My lenses', 'Reorder', 'Find by prescription'],
    ['/it', 'Le mie lenti', 'Nuovo ordine', 'Trovare in base ai valori'],
    ['/fr', 'Mes lentilles', 'Renouveler', 'Trouver selon les valeurs'],
  ])('begins with the visitor’s own links in “%s” · UI-3 · I18N-1', async (prefix, title, reorder, find) => {
    await open(`${prefix}/about`);
    const own = within(pocketMenu().getByText(title).parentElement as HTMLElement);
    expect(own.getByText(reorder)).toHaveAttribute('href', `${prefix}/my-account/history`);
    expect(own.getByText(find)).toHaveAttribute('href', `${prefix}/find`);
  });

  it('signs a customer out · UI-3', async () => {
    const { user } = await openAsCustomer('okulino');
    await user.click(await pocketMenu().findByText('Abmelden'));
    await waitFor(() => expect(header().getByRole('link', { name: 'Konto: Anmelden' })).toBeVisible());
  });
});

describe('the categories on a small screen', () => {
  const openers = () => [...document.querySelectorAll('[popovertarget=categories]')];

  it('are a panel of their own, opened from the menu and from the head of a category, with a way back · UI-6', async () => {
    await open('/c/kontaktlinsen/tageslinsen');
    const panel = document.querySelector('#categories');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toHaveAttribute('aria-label', 'Kategorien');
    const [inMenu, ...others] = openers();
    const [back, inHead] = others;
    expect(inMenu?.closest('[popover]')).toHaveAttribute('id', 'menu');
    expect(back?.closest('[popover]')).toBe(panel);
    expect(back).toHaveAttribute('popovertargetaction', 'hide');
    expect(back).toHaveTextContent('Zurück');
    expect(inHead?.closest('main')).toBeVisible();
    expect(inHead).toHaveTextContent('Kategorien');
  });

  it('have no panel if the menu has a single level · UI-6', async () => {
    await open('/about', {
      content: {
        navigation: () =>
          TE.right([menuItem('Angebote', '/c/kontaktlinsen'), menuItem('Neu', '/c/sonnenbrillen')]),
      },
    });
    expect(openers()).toEqual([]);
    expect(document.querySelector('#categories')).toBeNull();
    expect(pocketMenu().getByText('Angebote')).toHaveAttribute('href', '/c/kontaktlinsen');
  });
});

describe('ordering again', () => {
  const ways = () =>
    screen
      .queryAllByRole('link', { name: 'Reorder' })
      .map((link) => [link.closest('header, nav')?.tagName, link.getAttribute('href')]);

  it('is one press away in the header and in the bottom bar of a phone, beside the home link · UI-2 · UI-3 · ROUTE-6', async () => {
    await open('/en/cart');
    expect(ways()).toEqual([
      ['HEADER', '/en/my-account/history'],
      ['NAV', '/en/my-account/history'],
    ]);
    const bottom = within(screen.getByRole('navigation', { name: 'Quick access' }));
    expect(bottom.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  });

  it('is not offered during checkout · UI-2', async () => {
    await open('/en/checkout/customer', {
      cart: (await cartWith(backend.client(), item(care))).token_value,
    });
    expect(ways()).toEqual([]);
  });
});
