import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Whether an element is visible at its own middle. */
const isFree = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const corners = [
      [0.02, 0.1],
      [0.5, 0.5],
      [0.98, 0.9],
    ] as const;
    return corners.every(([x, y]) => {
      const seen = document.elementFromPoint(left + x * width, top + y * height);
      return element.contains(seen) || seen?.contains(element) === true;
    });
  });

/** The browser itself logs every refusal, as it should. */
const expected = (complaints: string[]): void => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('status of 422')));
};

const notesIn = (ground: Page | Locator, name: string) =>
  ground.getByRole('region', { name, exact: true }).getByRole('listitem');

const visits = [
  { brand: 'okulino', locale: 'de', width: 390 },
  { brand: 'opalys', locale: 'fr', width: 1280 },
] as const;

for (const { brand, locale, width } of visits) {
  test(`a refused coupon is one notification that counts up and covers nothing it is about, in the drawer and on the cart page, ${width} px · NOTE-8 · NOTE-9`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    await shopper.open(pathTo.product(locale, demo.care));
    await addToCart(shopper);
    const drawer = sidebar(shopper);
    await drawer.getByText(say('cart:coupon.open')).click();
    await drawer.getByLabel(say('cart:coupon.label')).fill('NIRGENDS');
    const apply = drawer.getByRole('button', { name: say('cart:coupon.apply') });
    const notes = notesIn(drawer, say('notification.region'));
    for (const count of [1, 2, 3]) {
      await apply.click();
      await expect(notes).toHaveText(count === 1 ? /[^×]$/ : new RegExp(` ${count}×$`));
    }
    await expect(notes).toHaveCount(1);
    for (const target of [
      apply,
      drawer.getByLabel(say('cart:coupon.label')),
      drawer.getByRole('alert').first(),
    ])
      expect(await isFree(target)).toBe(true);
    expect(await isFree(drawer.getByRole('link', { name: say('cart:goToCheckout') }))).toBe(true);

    // The cart page keeps its total and its checkout button visible.
    await shopper.open(pathTo.cart(locale));
    const main = page.getByRole('main');
    await main.getByText(say('cart:coupon.open')).click();
    const code = main.getByLabel(say('cart:coupon.label'));
    await code.fill('NIRGENDS');
    await code.press('Enter');
    await expect(notesIn(page, say('notification.region'))).toHaveCount(1);
    const way = main.getByRole('link', { name: say('cart:goToCheckout') }).filter({ visible: true });
    for (const target of [code, way.last(), main.getByRole('status').filter({ visible: true }).last()])
      expect(await isFree(target)).toBe(true);
    expected(complaints);
  });
}
