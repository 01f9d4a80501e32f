import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import {
  fillAddress,
  giveEmail,
  goToPayment,
  goToReview,
  goToShipping,
  payments,
  regular,
  stepTitle,
  zurich,
} from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { endPayment, orderButton, payPage, payWith } from './support/payment.ts';
import { putLensesInCart, startAtPayment } from './support/prepared.ts';
import { ask, shopperAt } from './support/shopper.ts';

test('an invoice is offered to a returning customer, not to a visitor who types that customer’s e-mail · CHK-10 · CHK-19', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const invoice = page.getByRole('radio', { name: say('payment.invoice') });
  await startAtPayment(shopper, { email: 'first-time@example.org' });
  await expect(invoice).toBeDisabled();
  await expect(page.getByText(say('checkout:unavailable.new_customer'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.goto(shopper.origin + pathTo.checkout('de'));
  await giveEmail(shopper, regular.email);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await expect(invoice).toBeDisabled();
  await expect(page.getByText(say('checkout:unavailable.new_customer'))).toBeVisible();

  await page.goto(shopper.origin + pathTo.checkout('de', 'address'));
  await fillAddress(shopper, regular.to, regular.lastName);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await expect(invoice).toBeEnabled();
  await invoice.check();
  await goToReview(shopper);
  await orderButton(shopper).click();
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  await expect(page.getByText(say('checkout:payment.invoice'))).toHaveCount(0);
});

test('a free order asks for no payment · CHK-1 · CHK-12', async ({ page }, { retry }) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const email = `gift-${retry}@example.org`;
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
  await expect(page.getByText(say('checkout:payment.nothing'))).toBeVisible();
  await expect(payments(shopper)).toHaveCount(0);
  await goToReview(shopper);
  await orderButton(shopper).click();
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});

test('twenty presses of the order button place one order · CHK-12', async ({ page }, { retry }) => {
  const shopper = shopperAt(page);
  const email = `twenty-${retry}@example.org`;
  const orders = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/orders') || response.request().method() !== 'POST') return;
    const { token } = (await response.json().catch(() => ({}))) as { token?: string };
    if (token) orders.add(token);
  });
  await startAtPayment(shopper, { email });
  await payWith(shopper, 'visa');
  await orderButton(shopper).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page).toHaveURL(/\/pay\//);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  expect(orders.size).toBeLessThanOrEqual(1);
  expect(await mailsWith(shopper, email)).toHaveLength(1);
});

test('the payment step keeps the chosen method, and says when it is no longer available · CHK-10', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const radio = (method: string) => page.getByRole('radio', { name: say(`payment.${method}`) });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('no-wallet'))
      Object.defineProperty(window, 'ApplePaySession', {
        configurable: true,
        value: Object.assign(() => undefined, { canMakePayments: () => true }),
      });
  });
  await startAtPayment(shopper, { email: 'chooser@example.org' });
  await radio('apple_pay').check();
  await page.reload();
  await hydrated(page);
  await expect(radio('apple_pay')).toBeChecked();
  await page.evaluate(() => sessionStorage.setItem('no-wallet', 'yes'));
  await page.reload();
  await hydrated(page);
  const why = say('checkout:unavailable.apple_pay');
  await expect(page.getByText(say('checkout:payment.gone', { why }))).toBeVisible();
  await expect(radio('apple_pay')).toBeDisabled();
  expect(await barriers(page), 'wallet gone').toEqual([]);
  await radio('twint').check();
  await page.goto(shopper.origin + pathTo.checkout('de', 'shipping'));
  await page.goBack({ waitUntil: 'commit' });
  await hydrated(page);
  await expect(radio('twint')).toBeChecked();
  await goToReview(shopper);
  await expect(orderButton(shopper)).toBeEnabled();
});

test('a total that changes in the background is shown before the order · CHK-20', async ({ page }) => {
  const shopper = shopperAt(page);
  const { say, brand, locale, direct } = shopper;
  await startAtPayment(shopper, { email: 'unseen@example.org' });
  await payWith(shopper, 'visa');
  const seen = await keptCart(shopper);
  const shipment = `/carts/${seen?.token_value}/shipments/${seen?.shipments[0]?.id}`;
  const methods = await ask<{ key: string; price: number }[]>(shopper, `${shipment}/methods`);
  const other = methods.find(({ price }) => price > 0 && price !== seen?.shipping_total);
  const answer = await page.request.put(`${direct}/api${shipment}/method`, {
    data: { method: other?.key },
    params: { brand_channel: brand, locale },
  });
  expect(answer.status()).toBe(200);
  const ordered: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/orders\?/.test(request.url())) ordered.push(request.url());
  });
  await orderButton(shopper).click();
  const changed = page.getByRole('alert').filter({ hasText: say('checkout:failure.changed') });
  await expect(changed).toBeVisible();
  const now = await keptCart(shopper);
  expect(now?.total).not.toBe(seen?.total);
  await expect(changed).toContainText(((now?.total ?? 0) / 100).toFixed(2));
  expect(ordered).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await expect(page).toHaveURL(/\/checkout\/payment/);
  await orderButton(shopper).click();
  await payPage(shopper);
  expect(ordered).toHaveLength(1);
});
