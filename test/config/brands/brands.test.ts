import { describe, expect, it } from 'vitest';
import { paymentMethodsOf } from '../../../src/adapters/shop-server/checkout/payment-methods.ts';
import { brandOfHost, brands } from '../../../src/config/brands/brands.ts';
import type { Theme } from '../../../src/config/brands/theme.ts';
import { themeCss } from '../../../src/config/brands/theme-css.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

describe.each(brandIds)('%s', (id) => {
  const { shop } = brands[id];

  it('ships to its own country without a limit, and to Switzerland and Germany · I18N-7', () => {
    const codes = shop.countries.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([shop.country, 'CH', 'DE']));
    expect(shop.countries.find(({ code }) => code === shop.country)?.orderLimit).toBe(false);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('limits orders across a customs border, and no others · I18N-7', () => {
    const home = shop.countries.find(({ code }) => code === shop.country)?.region;
    for (const { code, region, orderLimit } of shop.countries) expect(orderLimit, code).toBe(region !== home);
  });

  it('sells in the currency of its country · I18N-7 · PRICE-7', () =>
    expect(shop.currency).toBe(shop.country === 'CH' ? 'CHF' : 'EUR'));

  it('formats amounts as is usual in its country · I18N-7', () => {
    const amount = formatMoney({ minor: 1234500 as Minor, currency: shop.currency }, shop.amountLocale);
    expect(amount.replace(/\s/g, ' ')).toBe(
      {
        okulino: "CHF 12'345.00",
        linsenwerk: '12.345,00 €',
        viszola: '12.345,00 €',
        opalys: '12 345,00 €',
        augental: '€ 12.345,00',
      }[id],
    );
  });

  it('is found by its local host name and by its own hosts · I18N-3', () => {
    expect(brandOfHost()(`${id}.localhost:3000`)).toBe(id);
    expect(brandOfHost()(`WWW.${id}.example`)).toBe(id);
  });
});

describe('brands', () => {
  it('are not matched by a foreign host name', () =>
    expect(brandOfHost()('okulino.localhost.evil.test')).toBeUndefined());

  it('differ in hero, colour, typeface and corners, not in colour alone · UI-7', () => {
    const of = (pick: (id: (typeof brandIds)[number]) => unknown) => new Set(brandIds.map(pick)).size;
    expect(of((id) => brands[id].shop.hero)).toBe(5);
    expect(of((id) => brands[id].theme.colours.primary)).toBe(5);
    expect(of((id) => brands[id].theme.fonts.head + brands[id].theme.fonts.text)).toBe(5);
    expect(of((id) => JSON.stringify(brands[id].theme.corners))).toBe(5);
  });

  it('differ in the look of a listing and of a product page even without their names · UI-7', () => {
    const of = (pick: (look: Theme['look']) => unknown) =>
      new Set(brandIds.map((id) => JSON.stringify(pick(brands[id].theme.look)))).size;
    expect(of(({ bar, menu }) => [bar, menu])).toBe(5);
    expect(of(({ band, align, title }) => [band, align, title])).toBe(5);
    expect(of(({ card }) => card)).toBe(5);
    expect(of(({ gallery, panel, eye }) => [gallery, panel, eye])).toBe(5);
  });

  it('use the formal or informal style that is configured · I18N-3', () =>
    expect(brandIds.filter((id) => brands[id].shop.style === 'informal')).toEqual(['okulino', 'viszola']));

  it.each(brandIds)('send their theme as one block of custom properties: %s · UI-7', (id) => {
    const { colours, corners } = brands[id].theme;
    const css = themeCss(brands[id].theme);
    expect(css).toMatch(/^:root\{.*\}$/);
    expect(css).not.toContain('undefined');
    for (const name of ['primary', 'secondary', 'ground', 'surface', 'text', 'footer'] as const)
      expect(css).toContain(`--${name}:${colours[name]};`);
    expect(css).toContain(`--radius-m:${corners.m === 0 ? '0' : `${corners.m}px`};`);
  });
});

it.each(brandIds)('%s shows the badges of its available payment methods, and no others', (id) => {
  const { marks, country } = brands[id].shop;
  const offered = paymentMethodsOf(country, false).filter(({ unavailable }) => !unavailable);
  expect(new Set(marks.payment)).toEqual(new Set(offered.map(({ code }) => code)));
});
