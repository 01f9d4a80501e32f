import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, keptCart } from './support/cart.ts';
import { vienna } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { cartSoFar, putLensesInCart, startAtPayment } from './support/prepared.ts';
import { demo, type Shopper, shopperAt, titleOf } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

const gift = '20180';

const quantity = ({ page, say }: Shopper) =>
  page
    .getByRole('main')
    .getByRole('list', { name: say('cart:title') })
    .getByRole('combobox')
    .last();
const dialog = ({ page, say }: Shopper) => page.getByRole('dialog', { name: say('cart:gift.title') });
const inOrder = async ({ page }: Shopper, where: string) => {
  expect.soft(await barriers(page), where).toEqual([]);
  expect.soft(await widthsThatOverflow(page), where).toEqual([]);
};

/** A cart with lenses and one bottle; the number of bottles decides on the gift. */
const atCart = async (shopper: Shopper) => {
  await putLensesInCart(shopper);
  await shopper.open(pathTo.product(shopper.locale, demo.care));
  await addToCart(shopper);
  await shopper.open(pathTo.cart(shopper.locale));
};

test('a gift is announced once, declined, and accepted after all · CART-14 · UI-6', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page, 'augental');
  const { say } = shopper;
  const title = await titleOf(shopper, gift);
  const given = async () => (await keptCart(shopper))?.items.some(({ product_id }) => product_id === gift);
  await atCart(shopper);
  const missing = page.getByText(say('cart:gift.missing', { amount: '#', title }).split('#')[1] ?? title);
  const declined = page.getByText(say('cart:gift.declined', { title }));
  const decline = page.getByRole('button', { name: say('cart:gift.declineTitle', { title }) });
  await expect(missing).toBeVisible();

  await quantity(shopper).selectOption('8');
  await expect(dialog(shopper).getByText(title)).toBeVisible();
  await inOrder(shopper, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog(shopper)).toBeHidden();
  await page.reload();
  await decline.click();
  await expect(declined).toBeVisible();
  expect(await given()).toBe(false);
  await quantity(shopper).selectOption('9');
  await page.reload();
  await expect(declined).toBeVisible();
  await page.getByRole('button', { name: say('cart:gift.take') }).click();
  await expect(decline).toBeVisible();
  // A target half below the bar at the bottom does not count as smaller.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await barriers(page), 'cart').toEqual([]);
  await quantity(shopper).selectOption('1');
  await expect(missing).toBeVisible();
  expect(await given()).toBe(false);
  await quantity(shopper).selectOption('9');
  await expect(decline).toBeVisible();
  await expect(dialog(shopper)).toBeHidden();
});

test('a gift is ordered, and mentioned on the thank-you page and in the mail · CART-14', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page, 'augental');
  const { say } = shopper;
  const title = await titleOf(shopper, gift);
  await atCart(shopper);
  await quantity(shopper).selectOption('8');
  await dialog(shopper)
    .getByRole('button', { name: say('cart:gift.accept') })
    .click();
  await expect(dialog(shopper)).toBeHidden();
  await expect
    .poll(async () => (await keptCart(shopper))?.items.some(({ product_id }) => product_id === gift))
    .toBe(true);

  const email = 'gift-augental@example.org';
  await startAtPayment(shopper, { email, to: vienna, fill: cartSoFar });
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
  await endPayment(shopper, 'succeed');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(say('cart:gift.badge'));
  await expect(line).toContainText(say('cart:gift.free'));
  const [mail = ''] = await mailsWith(shopper, email);
  const letter = await (await page.request.get(shopper.direct + mail)).text();
  expect(letter).toContain(title);
  expect(letter).toContain(say('cart:gift.badge'));
});
