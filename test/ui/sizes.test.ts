import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imageWidths } from '../../src/domain/content/content-image.ts';
import { imageSizes } from '../../src/ui/shared/image-url.ts';

const sheets = globSync('src/ui/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const);
const sheet = (name: string): string =>
  sheets.find(([file]) => file.endsWith(`/${name}.module.css`))?.[1] ?? '';

describe('product pictures', () => {
  it.each([
    ['cover', 300, 300],
    ['cart', 140, 140],
    ['order', 140, 200],
    ['card', 216, 268],
    ['gallery', 1080, 1340],
    ['banner', 1240, 300],
    ['thumbnail', 34, 34],
    ['square', 1000, 1000],
    ['landscape', 1200, 900],
    ['wide', 1600, 900],
  ] as const)('%s are %i by %i px · CAT-13', (name, width, height) =>
    expect(imageSizes[name]).toEqual([width, height]),
  );

  it('are in no other size, except for drawn eyes · CAT-13', () =>
    expect(Object.keys(imageSizes).filter((name) => name !== 'eye')).toHaveLength(10));

  it('set by editors are in ten widths from 320 to 1920 px · CONT-6', () =>
    expect(imageWidths).toEqual([320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920]));
});

describe('parts of a page', () => {
  it.each([
    ['the bar above the header is 50 px high', 'TopBar', /\.inner \{[^}]*min-height: 50px;/],
    ['the logo is 43 px high', 'Header', /@media \(width >= 64em\) \{[^@]*\.logo \{\s*height: 43px;/],
    ['the pictures of suggestions are 34 px', 'suggestions', /width: 34px;\s*height: 34px;/],
    ['the cart is 32 rem wide beside the page', 'Dialog', /\.end \{\s*width: min\(32rem, 100%\);/],
    ['notices are 320 px wide', 'Notes', /width: min\(320px, 100vw - 32px\);/],
    ['the page of a cart is 1280 px wide with its edges', 'CartPage', /max-width: 1280px;/],
    ['the checkout is 1240 px wide', 'CheckoutLayout', /\.page \{[^}]*max-width: 1240px;/],
    ['an account is 1240 px wide', 'account', /\.page \{[^}]*max-width: 1240px;/],
    ['an order is 960 px wide', 'ThankYouPage', /\.page \{[^}]*max-width: 960px;/],
    ['the page of an error is 960 px wide', 'errors', /\.error \{[^}]*max-width: 960px;/],
    ['the introduction of a page is 600 px wide', 'hero', /\.claim \{[^}]*max-width: 600px;/],
    ['a text is 600 px wide', 'Text', /\.text \{\s*max-width: 37\.5rem;/],
    ['a form of one order is 600 px wide', 'order-form', /\.page \{[^}]*max-width: 600px;/],
    ['signing in is 480 px wide', 'account', /\.narrow \{[^}]*max-width: 480px;/],
    ['prices by quantity are 300 px wide', 'price-block', /\.bulk \{[^}]*max-width: 300px;/],
  ])('%s · UI-7', (_, name, size) => expect(sheet(name)).toMatch(size));

  it('are at most 300, 480, 600, 960 or 1240 px wide, or 1280 with their padding · UI-7', () => {
    const widths = sheets.flatMap(([, css]) =>
      [...css.matchAll(/max-width: ([\d.]+)(px|rem);/g)].map(
        ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
      ),
    );
    // A narrower one belongs to a part of something.
    const wide = new Set(widths.filter((width) => width >= 300));
    expect([...wide].toSorted((a, b) => a - b)).toEqual([300, 480, 600, 960, 1240, 1280]);
  });
});
