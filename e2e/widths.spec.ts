import { type BrandId, brandIds } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { wishlistPath } from '../src/domain/shared/wishlist-path.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { chooseLenses, chooseLensesHere, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';
import { frameSizes, specifiedSizes } from './support/sizes.ts';
import { widthsThatOverflow, widthsThatOverflowOrMisplace } from './support/widths.ts';

const languages = { okulino: 'de', linsenwerk: 'de', viszola: 'it', opalys: 'fr', augental: 'en' } as const;
/**
 * Screens of which no shop has a layout of its own, each in the shop in which all of them are checked for barriers, and in
 * another language; long words of German in both styles.
 */
const withoutLayoutOfTheirOwn: Readonly<
  Record<string, { readonly shops: readonly BrandId[]; readonly path: (locale: Locale) => string }>
> = {
  help: { shops: ['okulino', 'linsenwerk', 'viszola'], path: (locale) => pagePath(locale, 'help') },
  shipping: { shops: ['okulino', 'linsenwerk', 'opalys'], path: (locale) => pagePath(locale, 'shipping') },
  care: { shops: ['okulino', 'augental'], path: (locale) => pathTo.search(locale, 'Hydralis Drops') },
  wishlist: { shops: ['okulino', 'opalys'], path: wishlistPath },
  nowhere: { shops: ['okulino', 'viszola'], path: (locale) => pagePath(locale, 'gibt-es-nicht') },
};
/** Screens with a full row of cards. */
const withGrids: readonly string[] = ['home', 'search'];

test('the shop’s logo is centred in its header and the links beside it have visible labels, in every language · UI-2', async ({
  page,
}) => {
  for (const locale of ['de', 'en', 'it', 'fr'] as const) {
    await page.goto(shopperAt(page, 'opalys', locale).origin + pathTo.home(locale));
    for (const width of [768, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const middle = await page.getByRole('banner').locator('img[src$="logo.svg"]').boundingBox();
      const off = (middle?.x ?? 0) + (middle?.width ?? 0) / 2 - width / 2;
      expect(Math.abs(off), `${locale} ${width}`).toBeLessThan(1);
      const reorder = page
        .getByRole('banner')
        .locator(`a[href="${pathTo.account(locale, 'history')}"]:visible`);
      if (width >= 1024) await expect(reorder, `${locale} ${width}`).toHaveCSS('font-size', '12px');
    }
  }
});

for (const brand of brandIds)
  test(`no screen of ${brand} is wider than its window from 320 to 1600 px, and its lists have one column below 350 px, then two, three from 480 px, four from 1024 px; top bar, logo, suggestions, cart and notifications have the specified sizes · UI-2 · UI-7 · CAT-11`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    const locale = languages[brand];
    const shopper = shopperAt(page, brand, locale);
    const screens = {
      home: pathTo.home(locale),
      search: pathTo.search(locale, 'a'),
      lens: pathTo.product(locale, demo.toric),
      ...Object.fromEntries(
        Object.entries(withoutLayoutOfTheirOwn)
          .filter(([, { shops }]) => shops.includes(brand))
          .map(([name, { path }]) => [name, path(locale)]),
      ),
    };
    for (const [name, path] of Object.entries(screens)) {
      await shopper.open(path);
      const faults = withGrids.includes(name) ? widthsThatOverflowOrMisplace : widthsThatOverflow;
      expect(await faults(page), name).toEqual([]);
      if (brand === 'okulino') expect.soft(await barriers(page), name).toEqual([]);
    }
    await page
      .getByRole('navigation')
      .locator('a[href*="/c/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/c\//);
    await hydrated(page);
    expect(await widthsThatOverflowOrMisplace(page), 'category').toEqual([]);
    expect.soft(await barriers(page), 'category').toEqual([]);
    await shopper.open(pathTo.product(locale, demo.daily));
    // Cards replace links when the visitor scrolls near them: larger boxes first, then a whole row of similar ones.
    const neighbours = page.locator('[data-island="neighbours"]');
    await neighbours.locator('section').first().scrollIntoViewIfNeeded();
    await expect(neighbours.locator('article').nth(4)).toBeVisible();
    expect(await widthsThatOverflowOrMisplace(page), 'product').toEqual([]);
    await chooseLensesHere(shopper);
    expect(await widthsThatOverflow(page), 'sidebar').toEqual([]);
    await expect(sidebar(shopper)).toBeVisible();
    expect(await frameSizes(shopper), 'sizes').toEqual(specifiedSizes);
    await shopper.open(pathTo.cart(locale));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('main').getByText(shopper.say('cart:coupon.open')).click();
    expect(await widthsThatOverflow(page), 'cart').toEqual([]);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|status of 422/.test(text)));
  });

test('no button of an eye covers its price in a cart of 320 px · UI-2', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const shopper = shopperAt(page, 'augental');
  await chooseLenses(shopper);
  await shopper.open(pathTo.cart(shopper.locale));
  const buttons = page.getByRole('main').locator('[aria-busy] button');
  await expect(buttons.nth(3)).toBeVisible();
  const covered = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const side = button.closest('[aria-busy]') as HTMLElement;
      const own = button.getBoundingClientRect();
      const walker = document.createTreeWalker(side, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (button.contains(text) || !/\d[.,]\d\d/.test(text.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const price = range.getBoundingClientRect();
        const apart =
          price.right <= own.left ||
          own.right <= price.left ||
          price.bottom <= own.top ||
          own.bottom <= price.top;
        if (!apart) found.push(text.textContent ?? '');
      }
      return found;
    }),
  );
  expect(covered).toEqual([]);
});
