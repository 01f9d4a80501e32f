import { rm } from 'node:fs/promises';
import { runShop } from '../scripts/running-shop.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, closeSidebar, sidebar } from './support/cart.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, stepTitle, zurich } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { ownFolder } from './support/own-shop.ts';
import { endPayment, orderAndLeave, orderButton, payPage, payWith } from './support/payment.ts';
import { demo, type Shopper, sharedPort, shopperAt } from './support/shopper.ts';

type Sold = 'CHF' | 'EUR';
const other = { CHF: /EUR|€/, EUR: /CHF/ } as const;

/** The page shows amounts in one currency and none in the other; the footer names payment methods and no amounts. */
const speaks = async (page: Shopper['page'], currency: Sold): Promise<void> => {
  const body = page.locator('body');
  await expect(body).toContainText(new RegExp(`${currency}\\s\\d`));
  await expect(body).not.toContainText(other[currency]);
};

/** A guest buys care products; each page on the way shows one currency. Returns the order's page and number. */
const buy = async (shopper: Shopper, currency: Sold, email: string) => {
  const { page, say, open, locale } = shopper;
  await open(pathTo.home(locale));
  await speaks(page, currency);
  await open(pathTo.product(locale, demo.care));
  await speaks(page, currency);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"priceCurrency":"${currency}"`);
  expect(data.join()).not.toMatch(other[currency]);
  await addToCart(shopper);
  await expect(sidebar(shopper)).toContainText(new RegExp(`${currency}\\s\\d`));
  await closeSidebar(shopper);
  await open(pathTo.cart(locale));
  await speaks(page, currency);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('cart:goToCheckout') })
    .click();
  await giveEmail(shopper, email);
  await fillAddress(shopper, zurich);
  await goToShipping(shopper);
  await speaks(page, currency);
  await goToPayment(shopper);
  await speaks(page, currency);
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
  const pay = await payPage(shopper);
  await expect(pay).toContainText(currency);
  await expect(pay).not.toContainText(other[currency]);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  await speaks(page, currency);
  const number =
    (await page
      .getByRole('main')
      .locator('dt', { hasText: say('checkout:thankYou.number') })
      .locator('+ dd')
      .textContent()) ?? 'none';
  const [mail = ''] = await mailsWith(shopper, number);
  const letter = await (await page.request.get(`${shopper.direct}${mail}/html`)).text();
  expect(letter).toContain(currency);
  expect(letter).not.toMatch(other[currency]);
  return { number, at: new URL(page.url()).pathname };
};

test('the Swiss shop sells in francs, from its first page to the mail · PRICE-7 · I18N-7', async ({
  page,
}) => {
  test.slow();
  await buy(shopperAt(page, 'okulino', 'fr'), 'CHF', 'francs@example.org');
});

test('after a change from euros to francs, orders stay as they were, and the open cart says what changed · PRICE-7 · PRICE-9 · I18N-7', async ({
  page,
}) => {
  test.slow();
  const port = sharedPort + 3;
  const folder = await ownFolder(port);
  const start = (settings: Record<string, string> = {}) =>
    runShop(port, { DIOPTRA_DATA: folder, ...settings });
  let server = await start({ DIOPTRA_CURRENCIES: 'okulino=EUR' });
  try {
    const shopper = shopperAt(page, 'okulino', 'de', port);
    const { say, open } = shopper;
    const order = await buy(shopper, 'EUR', 'euros@example.org');
    await open(pathTo.product('de', demo.care));
    await addToCart(shopper);
    await closeSidebar(shopper);
    await open(pathTo.cart('de'));
    await speaks(page, 'EUR');

    // An open page makes later requests, which would not be answered.
    await page.goto('about:blank');
    await server.stop();
    server = await start();
    await open(pathTo.cart('de'));
    const changed = page.getByRole('alert').filter({ hasText: say('cart:changed.title') });
    await expect(changed).toContainText(/CHF\s[\d.]+ .*EUR\s[\d.]+/);
    await changed.getByRole('button', { name: say('cart:changed.confirm') }).click();
    await expect(changed).toHaveCount(0);
    await speaks(page, 'CHF');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('cart:goToCheckout') })
      .click();
    await giveEmail(shopper, 'francs@example.org');
    await fillAddress(shopper, zurich);
    await goToShipping(shopper);
    await goToPayment(shopper);
    await payWith(shopper, 'visa');
    await expect(orderButton(shopper)).toBeEnabled();
    await orderAndLeave(shopper);
    await endPayment(shopper, 'succeed');
    await speaks(page, 'CHF');

    await open(order.at);
    const main = page.getByRole('main');
    await expect(main).toContainText(order.number);
    await expect(main).toContainText(/EUR\s\d/);
    await expect(main).not.toContainText('CHF');
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
