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
  test(`a refused change is one notification that counts up and covers nothing it is about, in the drawer and on the cart page, ${width} px · NOTE-8 · NOTE-9`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    await page.route('**/api/carts/*/items/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { code: 'x', message: 'Non.', violations: [] } })
        : route.fallback(),
    );
    await shopper.open(pathTo.product(locale, demo.care));
    await addToCart(shopper);
    const drawer = sidebar(shopper);
    const quantity = drawer.getByRole('combobox');
    const notes = notesIn(drawer, say('notification.region'));
    for (const count of [1, 2, 3]) {
      await expect(quantity).toHaveValue('1');
      await quantity.selectOption('2');
      await expect(notes).toHaveText(count === 1 ? /[^×]$/ : new RegExp(` ${count}×$`));
    }
    await expect(notes).toHaveCount(1);
    for (const target of [quantity, drawer.getByRole('link', { name: say('cart:goToCheckout') })])
      expect(await isFree(target)).toBe(true);

    // The cart page keeps its total and its checkout button visible.
    await shopper.open(pathTo.cart(locale));
    const main = page.getByRole('main');
    const again = main.getByRole('list', { name: say('cart:title') }).getByRole('combobox');
    await again.focus();
    await again.selectOption('2');
    await expect(notesIn(page, say('notification.region'))).toHaveCount(1);
    const way = main.getByRole('link', { name: say('cart:goToCheckout') }).filter({ visible: true });
    for (const target of [again, way.last(), main.getByRole('status').filter({ visible: true }).last()])
      expect(await isFree(target)).toBe(true);
    expected(complaints);
  });

  test(`a refused coupon is said once, at its field, in the drawer and on the cart page, ${width} px · COUP-3`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    await shopper.open(pathTo.product(locale, demo.care));
    await addToCart(shopper);
    const refused = async (ground: Locator) => {
      await ground.getByText(say('cart:coupon.open')).click();
      await ground.getByLabel(say('cart:coupon.label')).fill('NIRGENDS');
      await ground.getByRole('button', { name: say('cart:coupon.apply') }).click();
      const said = ground.getByText(say('cart:coupon.does_not_exist'));
      await expect(said).toHaveRole('alert');
      expect(await isFree(said)).toBe(true);
      await expect(page.getByText(say('cart:coupon.does_not_exist'))).toHaveCount(1);
    };
    await refused(sidebar(shopper));
    await shopper.open(pathTo.cart(locale));
    await refused(page.getByRole('main'));
    expected(complaints);
  });
}
