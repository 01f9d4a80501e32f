import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { departments } from '../src/ui/shared/departments.ts';
import { expect, test } from './fixtures.ts';
import { shopperAt } from './support/shopper.ts';

for (const brand of brandIds)
  test(`the products of each department of ${brand} begin near the top on a phone, two of them in the window · FACE-12`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { origin } = shopperAt(page, brand);
    for (const { path } of departments) {
      await page.goto(origin + pathTo.category('de', path.de));
      const [first, second] = await page
        .locator('#results article')
        .evaluateAll((goods) => goods.map((one) => one.getBoundingClientRect().top));
      expect(first, path.de).toBeLessThanOrEqual(530);
      expect(second, path.de).toBeLessThanOrEqual(760);
    }
  });

for (const brand of brandIds)
  test(`a product on the home page of ${brand} is in the first two windows of a phone · FACE-21`, async ({
    page,
  }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    const { origin } = shopperAt(page, brand);
    await page.goto(origin + pathTo.home('de'));
    const tops = await page
      .getByRole('main')
      .locator('a[href*="/p/"]:visible')
      .evaluateAll((links) => links.map((one) => one.getBoundingClientRect().top).filter((top) => top > 0));
    expect(Math.min(...tops)).toBeLessThan(2 * height - 100);
  });
