import { barriers, expect, test } from './fixtures.ts';
import { mailsWith } from './support/mailbox.ts';
import { shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

test('a customer resumes a subscription, and cancels it by number and e-mail without signing in, as the law requires · ACC-5', async ({
  page,
  browser,
}, { retry }) => {
  test.slow();
  // Each attempt ends a different subscription.
  const shopper = shopperAt(page, (['linsenwerk', 'opalys'] as const)[retry] ?? 'augental');
  const { say, open } = shopper;
  const main = page.getByRole('main');
  const email = 'wechselgast@example.org';
  await open('/subscription/mail/secret');
  await main.getByLabel(say('account:field.email')).fill(email);
  await main.getByLabel(say('account:field.password'), { exact: true }).fill('Linse 2026');
  await main.getByLabel(say('account:field.password'), { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/my-account\/my-subscriptions$/);
  await main.getByRole('link', { name: say('personal:subscription.open') }).click();
  await main.getByRole('button', { name: say('personal:subscription.activate') }).click();
  await expect(main.getByText(say('personal:subscription.done.activate'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await widthsThatOverflow(page)).toEqual([]);
  const number = (await main.getByRole('heading', { level: 1 }).textContent())?.match(/ABO[\d-]+/)?.[0] ?? '';

  // Another browser, in which nobody is signed in.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const stranger = shopperAt(other, shopper.brand);
  await stranger.open('/');
  expect((await other.request.get(`${shopper.origin}/api/customers/me`)).ok()).toBe(false);
  await other
    .getByRole('contentinfo')
    .getByRole('link', { name: say('pages.cancellation') })
    .click();
  const form = other.getByRole('main');
  await form.getByLabel(say('orders:field.name')).fill('Jonas Harms');
  await form.getByLabel(say('orders:cancellation.number')).fill(number);
  await form.getByLabel(say('orders:field.email')).fill(email);
  expect(await barriers(other)).toEqual([]);
  await form.getByRole('button', { name: say('orders:withdrawal.check') }).click();
  await form.getByRole('button', { name: say('orders:cancellation.confirm') }).click();
  await expect(form.getByRole('heading', { name: say('orders:cancellation.doneTitle') })).toBeVisible();
  expect(await barriers(other)).toEqual([]);
  await elsewhere.close();
  expect(await mailsWith(shopper, number)).not.toEqual([]);
  await open(`/my-account/subscription/${number}`);
  await expect(main.getByText(say('personal:subscription.state.cancelled'), { exact: true })).toBeVisible();
});
