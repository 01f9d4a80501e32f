import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, chooseLenses, closeSidebar, keptCart } from './support/cart.ts';
import { stepTitle } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderAndLeave, orderButton, payPage, payWith } from './support/payment.ts';
import { cartSoFar, startAtPayment } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

const count = ({ page, say }: Shopper, pieces: number) =>
  expect(page.getByRole('link', { name: say('header.cartCount', { count: pieces }) })).toBeVisible();
const lines = ({ page, say }: Shopper) =>
  page.getByRole('main').getByRole('list', { name: say('cart:title') });

/** A tab follows the others after the visitor shows presence in it. */
const openAndTouch = async (shopper: Shopper, path: string) => {
  await shopper.open(path);
  await shopper.page.keyboard.press('Shift');
};

test('two tabs show the same cart, and it is ordered once · CART-17 · CHK-12', async ({ page }) => {
  const size = { width: 390, height: 844 };
  await page.setViewportSize(size);
  const one = shopperAt(page);
  await chooseLenses(one);
  await closeSidebar(one);
  const second = await page.context().newPage();
  await second.setViewportSize(size);
  const two = shopperAt(second);
  await openAndTouch(two, pathTo.product('de', demo.care));
  await count(two, 2);
  await addToCart(two);
  await closeSidebar(two);
  await count(one, 3);

  await openAndTouch(one, pathTo.cart('de'));
  await lines(one).getByRole('combobox').first().selectOption('3');
  await count(two, 5);
  await openAndTouch(two, pathTo.cart('de'));
  await second.getByText(two.say('cart:coupon.open')).click();
  await second.getByLabel(two.say('cart:coupon.label')).fill('SEHEN10');
  await second.getByRole('button', { name: two.say('cart:coupon.apply') }).click();
  await expect(page.getByText(one.say('cart:coupon.applied', { code: 'SEHEN10' }))).toBeVisible();
  await lines(two).getByRole('button', { name: /./ }).last().click();
  await expect(lines(one).getByRole('listitem')).toHaveCount(1);

  const email = 'tabs@example.org';
  await startAtPayment(one, { email, fill: cartSoFar });
  await payWith(one, 'visa');
  await openAndTouch(two, pathTo.checkout('de', 'payment'));
  await payWith(two, 'visa');
  await orderAndLeave(one);
  await expect(orderButton(two)).toHaveCount(0);
  expect(await keptCart(two)).toBeUndefined();
  await endPayment(one, 'succeed');
  await expect(stepTitle(one, 'thankYou.title')).toBeVisible();
  expect(await mailsWith(one, email)).toHaveLength(1);
});

test('two tabs that order at the same time both end at the same order · CHK-12', async ({ page }) => {
  test.slow();
  const one = shopperAt(page);
  const email = 'at-once@example.org';
  await startAtPayment(one, { email });
  const second = await page.context().newPage();
  const two = shopperAt(second);
  await openAndTouch(two, pathTo.checkout('de', 'payment'));
  await payWith(one, 'visa');
  await payWith(two, 'visa');
  // The first request of the second press reaches the shop after the first tab has its order.
  const isOrdered = Promise.withResolvers<void>();
  await second.route(/\/payment-method\?/, async (route) => {
    await isOrdered.promise;
    await route.continue();
  });
  await orderButton(two).click();
  await orderAndLeave(one);
  isOrdered.resolve();
  await payPage(two);
  await endPayment(two, 'succeed');
  await expect(stepTitle(two, 'thankYou.title')).toBeVisible();
  expect(await mailsWith(two, email)).toHaveLength(1);
});
