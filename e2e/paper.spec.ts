import type { Page } from '@playwright/test';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, closeSidebar } from './support/cart.ts';
import { overlapsOnPaper } from './support/paper.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Elements that belong to the screen and not to the page: on paper they would be a fault. */
const screenOnly = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'footer, aside, dialog, header nav, main nav, #main ~ nav, [data-consent], main button:not(:has(img))',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

const inks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    ...['h1', 'main p, main dd, main td'].map((of) => {
      const found = document.querySelector(of);
      return found ? getComputedStyle(found).color : '';
    }),
  ]);

/** Rows and entries that a page break may tear, and headings that one may part from their text. */
const tornApart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (of: string) =>
      [...document.querySelectorAll(`main :is(${of})`)].filter((element) => element.checkVisibility());
    return [
      ...seen('tr, li').filter((row) => getComputedStyle(row).breakInside !== 'avoid'),
      ...seen('h1, h2, h3').filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

const black = 'rgb(0, 0, 0)';

test.describe('a visitor with dark pages', () => {
  test.use({ colorScheme: 'dark' });

  for (const brand of brandIds)
    test(`prints ${brand} black on white, without elements for screens only · PRINT-1`, async ({ page }) => {
      test.slow();
      const shopper = shopperAt(page, brand);
      await shopper.open(pathTo.product('de', demo.care));
      await addToCart(shopper);
      await closeSidebar(shopper);
      for (const path of [pathTo.product('de', demo.daily), pathTo.cart('de'), '/agb']) {
        await page.emulateMedia({ media: null });
        await shopper.open(path);
        await page.emulateMedia({ media: 'print' });
        expect(await screenOnly(page), path).toEqual([]);
        const [ground, head] = await inks(page);
        expect([ground, head], path).toEqual(['rgba(0, 0, 0, 0)', black]);
        expect(await overlapsOnPaper(page), path).toEqual([]);
      }
      const [, , text] = await inks(page);
      expect(text).toBe(black);
    });
});

test('prints no broken table rows, and prints the addresses of external links · PRINT-1', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await shopper.open('/agb');
  await page.emulateMedia({ media: 'print' });
  const outside = page.locator('main a[href^=http]');
  const printed = await outside.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content]),
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const [address = '', text] of printed) expect(text).toContain(address);
  expect(await tornApart(page)).toEqual([]);
  await shopper.open(pathTo.product('de', demo.daily));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main tr').count()).toBeGreaterThan(1);
  expect(await tornApart(page)).toEqual([]);
});
