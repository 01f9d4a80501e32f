import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { wishlistPath } from '../src/domain/shared/wishlist-path.ts';
import { barriers, expect, test } from './fixtures.ts';
import { chooseLenses, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

const languages = { okulino: 'de', linsenwerk: 'de', viszola: 'it', opalys: 'fr', augental: 'en' } as const;

test('the name of a shop stands in the middle of its header, in every language · UI-2', async ({ page }) => {
  for (const locale of ['de', 'en', 'it', 'fr'] as const) {
    const { open } = shopperAt(page, 'opalys', locale);
    for (const width of [768, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(pathTo.home(locale));
      const middle = await page.getByRole('banner').locator('img[src$="logo.svg"]').boundingBox();
      const off = (middle?.x ?? 0) + (middle?.width ?? 0) / 2 - width / 2;
      expect(Math.abs(off), `${locale} ${width}`).toBeLessThan(1);
    }
  }
});

for (const brand of brandIds)
  test(`no screen of ${brand} is wider than its window, from 320 to 1600 px · UI-2`, async ({
    page,
    complaints,
  }) => {
    const locale = languages[brand];
    const shopper = shopperAt(page, brand, locale);
    const screens = {
      home: pathTo.home(locale),
      search: pathTo.search(locale, 'a'),
      lens: pathTo.product(locale, demo.toric),
      help: pagePath(locale, 'help'),
      shipping: pagePath(locale, 'shipping'),
      care: pathTo.search(locale, 'Hydralis Drops'),
      wishlist: wishlistPath(locale),
      nowhere: pagePath(locale, 'gibt-es-nicht'),
    };
    for (const [name, path] of Object.entries(screens)) {
      await shopper.open(path);
      expect(await widthsThatOverflow(page), name).toEqual([]);
      if (brand === 'okulino') expect.soft(await barriers(page), name).toEqual([]);
    }
    await page
      .getByRole('navigation')
      .locator('a[href*="/c/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/c\//);
    expect(await widthsThatOverflow(page), 'category').toEqual([]);
    expect.soft(await barriers(page), 'category').toEqual([]);
    await chooseLenses(shopper);
    expect(await widthsThatOverflow(page), 'sidebar').toEqual([]);
    await expect(sidebar(shopper)).toBeVisible();
    await shopper.open(pathTo.cart(locale));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('main').getByText(shopper.say('cart:coupon.open')).click();
    expect(await widthsThatOverflow(page), 'cart').toEqual([]);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
  });
