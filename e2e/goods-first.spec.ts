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
