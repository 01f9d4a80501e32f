import { act, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import type { CountryCode } from '../../../src/domain/shared/country.ts';
import { pagePath, plainPages } from '../../../src/domain/shared/page-path.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';
import { waitUntil } from '../../wait-until.ts';
import { type Visit, visit } from '../visit.tsx';

let backend: TestSandbox;
let visitor: Visit | undefined;
beforeAll(async () => {
  backend = await startSandbox();
});
afterEach(() => visitor?.leave());
afterAll(() => backend.close());

const title = async (text: string) =>
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();

const countries: Readonly<Partial<Record<CountryCode, string>>> = {
  CH: 'Schweiz',
  DE: 'Deutschland',
  IT: 'Italien',
  FR: 'Frankreich',
  AT: 'Österreich',
};

describe('home page', () => {
  it.each(brandIds)(
    'opens in %s with products, facts about shipping and returns, and a phone number · ROUTE-2',
    async (brand) => {
      visitor = await visit(backend, '/', { brand });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(await screen.findAllByRole('article')).toHaveLength(8);
      expect(
        within(screen.getByRole('main')).getAllByText(brands[brand].shop.contact.phone)[0],
      ).toBeVisible();
      const facts = within(screen.getByRole('region', { name: 'Auf einen Blick' }));
      const factOf = (name: string) =>
        facts.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
      const { country, freeShipping, currency } = brands[brand].shop;
      expect(factOf('Lieferung')).toBe('Auf Lager: in 1–3 Werktagen');
      const amount = ((freeShipping?.[currency] ?? 0) / 100).toFixed(2).replace('.', '[.,]');
      expect(factOf('Versand')).toMatch(
        new RegExp(`^${countries[country]} ab .*\\d.*, kostenlos ab .*${amount}.*$`),
      );
      expect(factOf('Rückgabe')).toMatch(/14 Tage, ohne Angabe von Gründen/);
    },
  );

  it.each([
    ['/', 'Warenkorb'],
    ['/en', 'Cart'],
    ['/it', 'Carrello'],
    ['/fr', 'Panier'],
  ])('%s is shown in its language, from the same route table · ROUTE-1 · I18N-1', async (address, cart) => {
    visitor = await visit(backend, address);
    expect(await screen.findByRole('link', { name: cart })).toBeVisible();
  });
});

describe('language choice', () => {
  it('leads to the same category under its own name in the other language, and names the languages · ROUTE-14 · I18N-1', async () => {
    visitor = await visit(backend, '/c/kontaktlinsen/tageslinsen?page=2');
    await title('Tageslinsen');
    const choices = [...document.querySelectorAll<HTMLButtonElement>('#language button[name="to"]')];
    expect(choices.map(({ value }) => value)).toEqual([
      '/c/kontaktlinsen/tageslinsen?page=2',
      '/en/c/contact-lenses/daily-lenses?page=2',
      '/it/c/lenti-a-contatto/lenti-giornaliere?page=2',
      '/fr/c/lentilles-de-contact/lentilles-journalieres?page=2',
    ]);
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'DE Deutsch',
      'EN English',
      'IT Italiano',
      'FR Français',
    ]);
  });
});

describe('plain pages', () => {
  it('are linked from the footer, with the pages of declarations · ROUTE-2 · UI-5', async () => {
    visitor = await visit(backend, '/en/about', { brand: 'opalys' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const declarations = ['withdrawal', 'cancellation', 'find-order'].map((page) => `/en/${page}`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([...plainPages.map((page) => pagePath('en', page)), ...declarations]),
    );
  });

  it('link to the cancellation of contracts if the law of any destination country requires it · ACC-5 · LAW-10', async () => {
    visitor = await visit(backend, '/about', { brand: 'augental' });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Verträge hier kündigen' })).toBeVisible();
  });

  it('do not link to the cancellation of contracts if no destination country requires it · ACC-5 · LAW-10', async () => {
    const countries = brands.augental.shop.countries.filter(({ code }) => code === 'AT');
    visitor = await visit(backend, '/about', { brand: 'augental', own: { countries } });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.queryByRole('link', { name: 'Verträge hier kündigen' })).toBeNull();
  });

  it('show the packaging registration numbers, and the sorting rules for France · LAW-13', async () => {
    visitor = await visit(backend, '/legal', { brand: 'opalys' });
    const { facts } = brands.opalys.shop;
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(new RegExp(`LUCID: ${facts.lucid}`))).toBeVisible();
    expect(main.getByText(new RegExp(`\\(IDU, Verpackungen\\): ${facts.idu}`))).toBeVisible();
    expect(main.getByText(/^Trennen in Frankreich/)).toBeVisible();
    expect(main.getByText(/Hosting: Nuage Clair SAS/)).toBeVisible();
  });

  it.each([
    ['viszola', '/it/legal', /^Raccolta differenziata in Italia: astuccio \(PAP 21\)/, 1],
    ['okulino', '/legal', /^Trennen in Italien: Faltschachtel \(PAP 21\)/, 1],
    ['linsenwerk', '/legal', /Italien/, 0],
  ] as const)(
    'state the codes of packaging materials, and how to sort them, if the shop delivers to Italy · LAW-43',
    async (brand, path, text, count) => {
      visitor = await visit(backend, path, { brand });
      const main = within(await screen.findByRole('main'));
      await main.findByText(/LUCID/);
      expect(main.queryAllByText(text)).toHaveLength(count);
    },
  );

  it('do not mention France if the shop does not ship there · LAW-13', async () => {
    visitor = await visit(backend, '/legal', { brand: 'linsenwerk' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/LUCID: DE/)).toBeVisible();
    expect(main.queryByText(/Frankreich/)).toBeNull();
  });

  it('show the VAT number on the home page if the country requires it · LAW-13', async () => {
    visitor = await visit(backend, '/it', { brand: 'viszola' });
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('P. IVA 00000001960');
    visitor.leave();
    visitor = await visit(backend, '/it', { brand: 'okulino' });
    expect(await screen.findByRole('contentinfo')).not.toHaveTextContent('P. IVA');
  });

  it('show the shipping prices of the backend, the cheapest first · CHK-9', async () => {
    visitor = await visit(backend, '/shipping', { brand: 'linsenwerk' });
    expect(await screen.findByRole('table', { name: 'Deutschland' })).toHaveTextContent(
      /GLS-Brief.*DHL\s*\d+,\d\d\s€.*Cargo/,
    );
  });
});

describe('the network connection', () => {
  const network = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  afterEach(() => vi.restoreAllMocks());

  it('is reported as missing while it is gone, and no longer · UI-8', async () => {
    visitor = await visit(backend, '/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Keine Internetverbindung/)).toBeNull();
    network(false);
    const said = await screen.findByText(/Keine Internetverbindung/);
    expect(said.closest('[role="status"]')).toBeVisible();
    network(true);
    await waitUntil(() => expect(screen.queryByText(/Keine Internetverbindung/)).toBeNull());
  });

  it('is mentioned as awaited by an item that is added to the cart meanwhile · UI-8', async () => {
    const cut = {
      fetch: (request: Request) =>
        request.method === 'POST' ? new Promise<Response>(() => undefined) : backend.fetch(request),
    };
    visitor = await visit(cut, '/');
    await screen.findByRole('heading', { level: 1 });
    network(false);
    expect(await screen.findByText(/Was du schon siehst/)).toBeVisible();
    act(() => visitor?.services.cart.add([lineOf('20010')]));
    expect(await screen.findByText(/Der Artikel kommt in den Warenkorb, sobald/)).toBeVisible();
    network(true);
  });
});

describe('notifications', () => {
  it('are shown as text and can be closed · NOTE-1', async () => {
    visitor = await visit(backend, '/');
    await screen.findByRole('heading', { level: 1 });
    visitor.services.notifications.notify({
      key: 'x',
      tone: 'danger',
      text: { key: 'cart:cart.coupon_does_not_exist' },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Diesen Gutschein gibt es nicht.');
    await visitor.user.click(screen.getByRole('button', { name: 'Mitteilung schliessen' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never show a key that has no text', async () => {
    visitor = await visit(backend, '/');
    await screen.findByRole('heading', { level: 1 });
    visitor.services.notifications.notify({ key: 'x', tone: 'danger', text: { key: 'no.such.words' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Etwas ist schiefgelaufen.');
  });
});
