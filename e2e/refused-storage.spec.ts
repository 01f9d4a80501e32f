import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { locales } from '../src/domain/shared/locale.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, addToCart, closeSidebar, sidebar } from './support/cart.ts';
import { toPayment } from './support/checkout.ts';
import { orderButton, payWith } from './support/payment.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** As in browsers that block site data: accessing a storage throws. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });

const switchCookiesOff = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
};

test('everything up to the order works if the browser refuses storage', async ({ page }) => {
  test.setTimeout(patience(60_000));
  await refuseStorage(page);
  const shopper = shopperAt(page, 'okulino', 'de');
  const paths = [pathTo.home('de'), '/c/kontaktlinsen', '/s?search=daily', pathTo.account('de')];
  for (const path of paths) {
    await shopper.open(path);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-fonts');
  }
  await shopper.open(pathTo.product('de', demo.care));
  await addToCart(shopper);
  await closeSidebar(shopper);
  await toPayment(shopper, { email: 'refused-storage@example.org' });
  await payWith(shopper, 'visa');
  await expect(orderButton(shopper)).toBeVisible();
});

test('a browser without cookies is told in the cart, in each language, that it is not kept · CART-27', async ({
  page,
}) => {
  test.slow();
  await switchCookiesOff(page);
  await refuseStorage(page);
  for (const locale of locales) {
    const shopper = shopperAt(page, 'okulino', locale);
    await shopper.open(pathTo.product(locale, demo.care));
    await hydrated(page);
    await addButton(shopper).click();
    const note = sidebar(shopper).getByText(shopper.say('cart:notKept'));
    await expect(note).toBeVisible();
    await closeSidebar(shopper);
    await addButton(shopper).click();
    await expect(note).toBeVisible();
    await closeSidebar(shopper);
    const link = page.getByRole('link', { name: shopper.say('header.cartCount', { count: 2 }) });
    await expect(link).toBeVisible();
  }
});
