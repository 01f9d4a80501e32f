import { pagePath } from '../src/domain/shared/page-path.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { boughtOnce } from './support/bought-once.ts';
import { stepTitle } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { orderButton } from './support/payment.ts';
import { shopperAt } from './support/shopper.ts';

test('a customer with a stored card gets from a mail to a paid order with two presses · REO-1 · REO-2 · ACC-7', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { origin, say } = shopper;
  const email = `again-${retry}@example.org`;
  await shopper.open(pagePath('de', 'privacy'));
  await boughtOnce(shopper, email);
  // After the announcement of the account.
  await expect.poll(() => mailsWith(shopper, email)).toHaveLength(2);
  const [letter = ''] = await mailsWith(shopper, email);
  await page.goto(origin + letter);
  const mail = page.frameLocator('iframe');
  const link = mail.getByRole('link', { name: 'Das Gleiche erneut bestellen' });

  // The first press, in a mail program.
  await page.goto((await link.getAttribute('href')) ?? '');
  await hydrated(page);
  await expect(stepTitle(shopper, 'reordered.title')).toBeVisible();
  const name = say('checkout:payment.ending', { name: 'Visa', digits: '4242' });
  await expect(page.locator('#reorder').getByText(name)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // The second.
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/?]+$/);
  await expect(page.getByText(say('checkout:thankYou.paid')).first()).toBeVisible();
});
