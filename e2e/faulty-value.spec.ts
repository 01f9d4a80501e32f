import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addButton } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

for (const brand of brandIds)
  test(`a missing value is requested at its field at ${brand}, not covered by any bar · CAT-27`, async ({
    page,
  }) => {
    test.slow();
    const shopper = shopperAt(page, brand);
    for (const size of windows) {
      await page.setViewportSize(size);
      await shopper.open(pathTo.product('de', demo.toric));
      await addButton(shopper).click();
      const field = page.locator('select[aria-invalid]').first();
      await expect(field).toBeFocused();
      const message = field
        .locator('xpath=ancestor-or-self::*[following-sibling::p]/following-sibling::p')
        .first();
      await expect(message).toBeInViewport({ ratio: 1 });
      // Nothing covers it.
      expect(
        await message.evaluate((said) => {
          const { left, top, height } = said.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + height / 2) === said;
        }),
      ).toBe(true);
    }
  });
