import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';
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

const footerOf = async (brand: BrandId) => {
  visitor = await visit(backend, '/about', { brand });
  return within(await screen.findByRole('contentinfo'));
};
/** The entries of the list below a heading of the footer. */
const below = (footer: Awaited<ReturnType<typeof footerOf>>, heading: string) =>
  [...(footer.queryByRole('heading', { name: heading })?.nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the footer of the checkout', () => {
  it('has contact, terms and certificates, and neither picture nor marks · UI-5 · CHK-28', async () => {
    const { token_value: cart } = await cartWith(backend.client(), item(care));
    visitor = await visit(backend, '/checkout/customer', { cart });
    await screen.findByRole('heading', { level: 1 });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: brands.okulino.shop.contact.phone })).toBeVisible();
    expect(footer.getByRole('link', { name: 'AGB' })).toBeVisible();
    expect(footer.getByRole('list', { name: 'Gut zu wissen' })).toBeVisible();
    expect(footer.queryByRole('presentation')).toBeNull();
    expect([below(footer, 'Zahlungsarten'), below(footer, 'Versand mit')]).toEqual([[], []]);
  });
});

describe.each(brandIds)('the footer of %s', (brand) => {
  const { contact, features, marks, trustRating } = brands[brand].shop;

  it('shows the contact details and opening hours · UI-5', async () => {
    const footer = await footerOf(brand);
    expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      `tel:${contact.phone.replaceAll(' ', '')}`,
    );
    expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
    expect(footer.getByText(`Mo–Fr ${contact.hours}`)).toBeVisible();
  });

  it('has a picture of the shop’s place, which is loaded lazily', async () => {
    const footer = await footerOf(brand);
    const place = footer.getByRole('presentation');
    expect(place.getAttribute('src')).toMatch(new RegExp(`^/drawings/${brand}/place-[a-z]+-[a-z]+\\.svg$`));
    expect(place).toHaveAttribute('loading', 'lazy');
  });

  it('shows the marks of payment, shipping and trust, and opens the cookie settings · UI-5', async () => {
    const footer = await footerOf(brand);
    expect(below(footer, 'Zahlungsarten')).toHaveLength(marks.payment.length);
    expect(below(footer, 'Versand mit')).toHaveLength(marks.shipping.length);
    expect(below(footer, 'Unser Partner')).toEqual(features.milesAndMore ? ['Miles & More'] : []);
    const certificates = within(footer.getByRole('list', { name: 'Gut zu wissen' }));
    expect(certificates.getByText('CE-gekennzeichnete Medizinprodukte')).toBeVisible();
    expect(certificates.getByText('Verschlüsselte Verbindung')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute(
      'href',
      '/datenschutz#cookies',
    );
  });

  it('shows the shop’s external rating, if there is one · UI-5', async () => {
    const footer = await footerOf(brand);
    const title = footer.queryByText(/^Bewertungen auf/);
    expect(title?.textContent).toBe(trustRating && `Bewertungen auf ${trustRating.source}`);
    if (!trustRating) return;
    const average = String(trustRating.average).replace('.', ',');
    expect(footer.getByText(`${average} von 5 Sternen · ${trustRating.count} Bewertungen`)).toBeVisible();
    expect(title?.closest('a')?.getAttribute('href')).toBe(trustRating.url);
  });
});

describe('a rating in the footer', () => {
  it.each([
    ['/en/about', 'Ratings on Klarmeinung', '4.8 out of 5 stars · 2314 ratings'],
    ['/it/about', 'Recensioni su Klarmeinung', '4,8 '],
    ['/fr/about', 'Avis sur Klarmeinung', '4,8'],
  ])('at %s is shown in the language of the page · UI-5 · I18N-1', async (path, title, text) => {
    visitor = await visit(backend, path);
    const footer = within(await screen.findByRole('contentinfo'));
    const box = footer.getByText(title).parentElement;
    expect(box).toHaveTextContent(text);
    expect(box?.querySelectorAll('svg[aria-hidden]')).not.toHaveLength(0);
  });

  it('fills as much of its five stars as the rating · UI-5', async () => {
    visitor = await visit(backend, '/about', { brand: 'augental' });
    const footer = within(await screen.findByRole('contentinfo'));
    const inner = footer.getByText(/^4,9 von 5 Sternen/).querySelector('svg svg');
    expect(Number(inner?.getAttribute('width'))).toBeGreaterThan(4 * 17);
    expect(Number(inner?.getAttribute('width'))).toBeLessThanOrEqual(5 * 17);
  });
});
