import { act, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Banner } from '../../../src/domain/content/block.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
afterEach(() => visitor?.leave());
afterAll(() => backend.close());

const offer: Banner = {
  id: 'offer',
  placement: { start: '', end: '', include: [], exclude: [] },
  title: 'Zwei für eins',
  link: { label: 'Zur Pflege', target: { _tag: 'Page', path: '/c/pflegemittel' } },
};
const open = async (address: string, cart?: string) => {
  visitor = await visit(backend, address, {
    ...(cart !== undefined && { cart }),
    content: { headerBanners: () => TE.right([offer]) },
  });
  await screen.findAllByRole('heading', { level: 1 });
};

/** Which parts surround a page, found by their roles. */
const around = () => ({
  top: screen.queryByRole('complementary', { name: 'Beratung' }) !== null,
  header: screen.queryByRole('banner') !== null,
  offers: screen.queryByRole('complementary', { name: 'Angebote' }) !== null,
  footer: screen.queryByRole('contentinfo') !== null,
  bottom: screen.queryByRole('navigation', { name: 'Schnellzugriff' }) !== null,
});

describe('the frame around a page', () => {
  const all = { top: true, header: true, offers: true, footer: true, bottom: true };
  it.each([
    ['default', '/', all],
    ['account', '/my-account', { ...all, offers: false }],
    ['loading', '/abandoned-cart/mail/nobody', { ...all, top: false, offers: false, footer: false }],
    ['blank', '/sandbox/nothing', { top: false, header: false, offers: false, footer: false, bottom: false }],
  ])('has the parts of its layout: %s at %s · UI-1', async (layout, address, expected) => {
    await open(address);
    expect(screen.getByRole('main').dataset.layout).toBe(layout);
    expect(around()).toEqual(expected);
  });
});

it.each([
  ['/c/kontaktlinsen', 1],
  ['/c/pflegemittel', 0],
])('an offer has no link to the page on screen: at %s %i · CONT-1', async (address, links) => {
  await open(address);
  const offers = await screen.findByRole('complementary', { name: 'Angebote' });
  expect(offers).toHaveTextContent('Zwei für eins');
  expect(offers.querySelectorAll('a')).toHaveLength(links);
});

describe('the menu and the top bar', () => {
  const menus = () => screen.queryAllByRole('navigation', { name: 'Menü' }).length;
  const opener = () => screen.queryByRole('button', { name: 'Menü öffnen' });

  it('are hidden in the checkout · UI-2', async () => {
    await open('/checkout/customer', (await cartWith(backend.client(), item(care))).token_value);
    expect(around()).toMatchObject({ top: false, header: true, footer: true });
    expect(menus()).toBe(0);
    expect(opener()).toBeNull();
  });

  it('are hidden independently: a placed order has a menu and no top bar · UI-2', async () => {
    await open('/checkout/thank-you/nobody');
    expect(around()).toMatchObject({ top: false, header: true, footer: true });
    expect(menus()).toBeGreaterThan(0);
    expect(opener()).toBeVisible();
  });
});

describe('the count on the cart button', () => {
  const cartIsThere = () =>
    firstValueFrom(
      (visitor as Visit).services.cart.state$.pipe(filter(({ remote }) => remote._tag === 'Ready')),
    );
  const link = () => screen.getByRole('link', { name: /^Warenkorb/ });

  it('is the number of pieces, and absent beside an order that was just placed · UI-2 · UI-3', async () => {
    const cart = (await cartWith(backend.client(), item(care, 3))).token_value;
    await open('/', cart);
    await waitFor(() => expect(link()).toHaveAccessibleName('Warenkorb, 3 Stück'));
    visitor?.leave();
    await open('/checkout/thank-you/nobody', cart);
    await act(() => cartIsThere());
    expect(link()).toHaveAccessibleName('Warenkorb');
  });
});
