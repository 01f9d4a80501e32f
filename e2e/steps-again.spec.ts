import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import {
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  hamburg,
  sendings,
  stepTitle,
} from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderAndLeave, orderButton, payWith } from './support/payment.ts';
import { putLensesInCart, startAtPayment } from './support/prepared.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

const field = ({ page, say }: Shopper, name: string) =>
  page.getByLabel(say(`checkout:field.${name}`), { exact: true });
const again = async ({ page }: Shopper) => {
  await page.reload();
  await hydrated(page);
};

test('each checkout step is restored after a reload on a phone, and back navigation leads through all of them in a wide window · CHK-2 · CHK-3 · CHK-33', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [locale, to] = ['fr', hamburg] as const;
  const shopper = shopperAt(page, 'opalys', locale);
  const email = 'again@example.org';
  await putLensesInCart(shopper);
  await shopper.open(pathTo.cart(locale));
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('cart:goToCheckout') })
    .filter({ visible: true })
    .click();
  await field(shopper, 'email').fill(email);
  await again(shopper);
  await expect(field(shopper, 'email')).toHaveValue(email);
  await giveEmail(shopper, email);
  await fillAddress(shopper, to);
  await again(shopper);
  await expect(field(shopper, 'city')).toHaveValue(to.city);
  await goToShipping(shopper);
  await sendings(shopper).last().check();
  const method = await sendings(shopper).last().getAttribute('value');
  await goToPayment(shopper);
  await payWith(shopper, 'paypal');
  await again(shopper);
  await expect(stepTitle(shopper, 'steps.review')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 844 });
  const isChosen = async () => {
    await expect(page.locator('input[name=shipping]:checked')).toHaveValue(method ?? 'none');
    await expect(page.locator('input[name=payment]:checked')).toHaveValue('paypal');
  };
  await page.goBack();
  await expect(stepTitle(shopper, 'steps.paying')).toBeVisible();
  await isChosen();
  await again(shopper);
  await isChosen();
  // Another shipping method changes the total at once, and is the one ordered, also after the browser's forward
  // button.
  const other = sendings(shopper).first();
  await other.check();
  const sent = async () => {
    const cart = await keptCart(shopper);
    return `${cart?.shipments[0]?.method} ${cart?.total}`;
  };
  await expect.poll(sent).toContain(`${await other.getAttribute('value')} `);
  const { total = 0 } = (await keptCart(shopper)) ?? {};
  const euros = String(Math.floor(total / 100));
  const cents = String(total % 100).padStart(2, '0');
  const sum = new RegExp(`${euros}[.,]${cents}`);
  await expect(
    page.getByRole('complementary').getByText(sum).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.goForward();
  await expect(stepTitle(shopper, 'steps.review')).toBeVisible();
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible();
  await page.goBack();
  await sendings(shopper).last().check();
  await expect.poll(sent).toContain(`${method} `);

  await page.goBack();
  await expect(field(shopper, 'city')).toHaveValue(to.city);
  await expect(field(shopper, 'email')).toHaveValue(email);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${pathTo.cart(locale)}$`));
  await page.goForward();
  await expect(field(shopper, 'city')).toHaveValue(to.city);
  await page.goForward();
  await page.goForward();
  await expect(stepTitle(shopper, 'steps.review')).toBeVisible();
  await expect(orderButton(shopper)).toBeEnabled();
});

// A shop that redirects its buyers to the payment provider's own page.
test('going back from the payment or the thank-you page places no second order · CHK-12 · CART-3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [locale, to] = ['en', hamburg] as const;
  const shopper = shopperAt(page, 'linsenwerk', locale);
  const email = 'back@example.org';
  await startAtPayment(shopper, { email, to });
  await payWith(shopper, 'paypal');
  await orderAndLeave(shopper);
  // It comes from the back/forward cache, and loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await expect(stepTitle(shopper, 'unpaid.title')).toBeVisible();
  await expect(orderButton(shopper)).toHaveCount(0);
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/pay\//);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  await again(shopper);
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  await shopper.open(pathTo.checkout(locale, 'payment'));
  await expect(orderButton(shopper)).toHaveCount(0);
  expect(await keptCart(shopper)).toBeUndefined();
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});
