import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { nextButton, payments, stepTitle } from './support/checkout.ts';
import { endPayment, orderAndLeave, orderButton, payWith } from './support/payment.ts';
import { startAtPayment } from './support/prepared.ts';
import { shopperAt } from './support/shopper.ts';

test('the payment address leads to its part, and the button stays in reach on a low screen too · CHK-28 · UI-10', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const shopper = shopperAt(page);
  const { say, locale } = shopper;
  await startAtPayment(shopper, { email: 'low@example.org' });
  const part = page.getByRole('heading', { level: 2, name: say('checkout:payment.title') });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  const next = nextButton(shopper, 'review');
  await expect(next).toBeInViewport({ ratio: 1 });
  /** The space between the parts fixed at both ends of the window, once it is scrolled. */
  const left = async () => {
    const [header, bar] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator('main form div:has(> button[type=submit])').last().boundingBox(),
    ]);
    return 256 - (bar?.height ?? 256) - (header?.height ?? 256);
  };
  expect(await left()).toBeGreaterThanOrEqual(128);
  expect(await barriers(page)).toEqual([]);
  await payments(shopper).first().focus();
  await page.keyboard.press('Space');
  await next.click();
  await expect(stepTitle(shopper, 'steps.review')).toBeFocused();
  await expect(orderButton(shopper)).toBeInViewport({ ratio: 1 });
  expect(await left()).toBeGreaterThanOrEqual(128);
  expect(await barriers(page)).toEqual([]);
  await page.goto(shopper.origin + pathTo.checkout(locale, 'address'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: say('checkout:address.billing') })).toBeFocused();
});

test('a guest saves the order in an account with one password, by keyboard alone · CHK-29', async ({ page }, {
  retry,
}) => {
  const shopper = shopperAt(page, 'opalys', 'fr');
  const { say, locale } = shopper;
  await startAtPayment(shopper, { email: `one-password-${retry}@example.org` });
  await payWith(shopper, 'paypal');
  await orderAndLeave(shopper);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  const number = await page
    .locator('dt', { hasText: say('checkout:thankYou.number') })
    .locator('+ dd')
    .textContent();
  await page.getByText(say('checkout:account.title')).focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(say('account:field.password'), { exact: true });
  await field.fill('kurz');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page)).toEqual([]);
  await field.fill('tilleul numero 12');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('checkout:account.made'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await shopper.open(pathTo.account(locale, 'history'));
  await expect(
    page
      .getByRole('main')
      .getByText(number ?? 'none')
      .first(),
  ).toBeVisible();
});
