import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import {
  ask,
  endPayment,
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  mailsWith,
  orderAndLeave,
  orderButton,
  payWith,
  putLensesInCart,
  type Shopper,
  shopperAt,
  toPayment,
  zurich,
} from './support/shopper.ts';

const title = ({ page, say }: Shopper, key: string) =>
  page.getByRole('heading', { level: 1, name: say(`checkout:${key}`) });

/** From an empty cart to the pay page. */
const leaveToPay = async (shopper: Shopper, email: string) => {
  await putLensesInCart(shopper);
  await toPayment(shopper, { email });
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
};

test('a declined payment is explained, and another way to pay ends well · CHK-11 · CHK-13', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const email = 'declined@example.org';
  await leaveToPay(shopper, email);
  await endPayment(shopper, 'decline');
  await expect(title(shopper, 'declined.title')).toBeVisible();
  await expect(page.getByText(say('checkout:declined.text'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await mailsWith(shopper, email)).toEqual([]);
  await payWith(shopper, 'paypal');
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByText('PayPal')).toBeVisible();
  await endPayment(shopper, 'succeed');
  await expect(title(shopper, 'thankYou.title')).toBeVisible();
  await expect(page.getByText('PayPal (bezahlt)')).toBeVisible();
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});

test('a cancelled payment keeps the order, also after a reload · CHK-13', async ({ page }) => {
  const shopper = shopperAt(page, 'linsenwerk');
  const { say } = shopper;
  await leaveToPay(shopper, 'cancelled@example.org');
  await endPayment(shopper, 'cancel');
  await expect(title(shopper, 'cancelled.title')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(title(shopper, 'cancelled.title')).toBeVisible();
  await expect(page.getByText(say('checkout:cancelled.text'))).toBeVisible();
  expect(await mailsWith(shopper, 'cancelled@example.org')).toEqual([]);
});

test('a slow payment is waited for, and thanked for when it is there · CHK-13', async ({ page }) => {
  const shopper = shopperAt(page);
  await leaveToPay(shopper, 'slow@example.org');
  await endPayment(shopper, 'slow');
  await expect(title(shopper, 'pending.title')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await expect(title(shopper, 'thankYou.title')).toBeVisible({ timeout: 20_000 });
  expect(await mailsWith(shopper, 'slow@example.org')).toHaveLength(1);
});

test('an invoice is for those who bought before · CHK-10', async ({ page }) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const invoice = page.getByRole('radio', { name: say('payment.invoice') });
  await putLensesInCart(shopper);
  await toPayment(shopper, { email: 'first-time@example.org' });
  await expect(invoice).toBeDisabled();
  await expect(page.getByText(say('checkout:unavailable.new_customer'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.goto(shopper.origin + pathTo.checkout('de'));
  await giveEmail(shopper, 'stammgast@example.org');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await expect(invoice).toBeEnabled();
  await invoice.check();
  await orderButton(shopper).click();
  await expect(title(shopper, 'thankYou.title')).toBeVisible();
  await expect(page.getByText(say('checkout:payment.invoice'))).toHaveCount(0);
});

test('where nothing is to be paid, nothing is asked · CHK-1 · CHK-12', async ({ page }) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const email = 'gift@example.org';
  await putLensesInCart(shopper);
  await shopper.open(pathTo.cart('de'));
  const main = page.getByRole('main');
  await main.getByText(say('cart:coupon.open')).click();
  await main.getByLabel(say('cart:coupon.label')).fill('GESCHENKT');
  await main.getByRole('button', { name: say('cart:coupon.apply') }).click();
  await expect(main.getByText(say('cart:coupon.applied', { code: 'GESCHENKT' }))).toBeVisible();
  await shopper.open(pathTo.checkout('de'));
  await giveEmail(shopper, email);
  await fillAddress(shopper, zurich);
  await page.getByRole('radio', { name: say('checkout:address.to.partner') }).check();
  await page.getByRole('radio', { name: 'Optik am Limmatufer' }).check();
  await goToShipping(shopper);
  await page.getByRole('radio', { name: say('checkout:method.pickup') }).check();
  await goToPayment(shopper);
  await expect(page.getByText(say('checkout:payment.nothing'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await orderButton(shopper).click();
  await expect(title(shopper, 'thankYou.title')).toBeVisible();
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});

test('the order button pressed twenty times orders once · CHK-12', async ({ page }) => {
  const shopper = shopperAt(page);
  const email = 'twenty@example.org';
  const orders = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/orders') || response.request().method() !== 'POST') return;
    const { token } = (await response.json().catch(() => ({}))) as { token?: string };
    if (token) orders.add(token);
  });
  await putLensesInCart(shopper);
  await toPayment(shopper, { email });
  await payWith(shopper, 'visa');
  await orderButton(shopper).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page).toHaveURL(/\/pay\//);
  await endPayment(shopper, 'succeed');
  await expect(title(shopper, 'thankYou.title')).toBeVisible();
  expect(orders.size).toBeLessThanOrEqual(1);
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});

test('an order belongs to its shop: another one does not know it · CHK-13', async ({ page, complaints }) => {
  const shopper = shopperAt(page);
  await leaveToPay(shopper, 'mine@example.org');
  await endPayment(shopper, 'succeed');
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const other = shopperAt(page, 'opalys');
  await other.open(pathTo.thankYou('de', token));
  await expect(title(other, 'notFound.title')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await ask<{ number?: string }>(other, `/orders/${token}`)).not.toHaveProperty('number');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});
