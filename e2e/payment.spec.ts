import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { stepTitle } from './support/checkout.ts';
import { mailsWith } from './support/mailbox.ts';
import { chooseWay, endPayment, lightbox, payPage } from './support/payment.ts';
import { leaveToPay } from './support/prepared.ts';
import { ask, type Shopper, shopperAt } from './support/shopper.ts';

/** The order's page shows the state of its payment, and passes the accessibility check. */
const stands = async (shopper: Shopper, key: string) => {
  await expect(stepTitle(shopper, key)).toBeVisible();
  expect(await barriers(shopper.page), key).toEqual([]);
};

/** The only button that pays for an order again. */
const payAgain = ({ page }: Shopper) => page.getByRole('main').locator('form button[type=submit]');

interface Visit {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly width: number;
  /** A slow payment is first shown as pending, and takes eight seconds. */
  readonly last: 'slow' | 'succeed';
}
/** One shop redirects to the payment page, the other opens it over its own; each at a width and in a language of its own. */
const visits: readonly Visit[] = [
  { brand: 'okulino', locale: 'de', width: 390, last: 'slow' },
  { brand: 'opalys', locale: 'fr', width: 1280, last: 'succeed' },
];

for (const { brand, locale, width, last } of visits)
  test(`each outcome of a payment is shown with a next step, at ${brand} in ${locale}, ${width} px wide · CHK-11 · CHK-13`, async ({
    page,
  }, { retry }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    const email = `endings-${retry}+${brand}@example.org`;
    await leaveToPay(shopper, email);
    expect(await barriers(page), 'pay page').toEqual([]);

    await endPayment(shopper, 'decline');
    await stands(shopper, 'declined.title');
    await expect(page.getByText(say('checkout:declined.text'))).toBeVisible();
    await payAgain(shopper).click();
    await endPayment(shopper, 'cancel');
    await stands(shopper, 'cancelled.title');
    await page.reload();
    await hydrated(page);
    await expect(stepTitle(shopper, 'cancelled.title')).toBeVisible();
    await expect(page.getByText(say('checkout:cancelled.text'))).toBeVisible();
    expect(await mailsWith(shopper, email)).toEqual([]);
    await chooseWay(shopper, 'paypal');
    await payAgain(shopper).click();
    await expect((await payPage(shopper)).getByText('PayPal')).toBeVisible();
    await endPayment(shopper, last);
    if (last === 'slow') await stands(shopper, 'pending.title');
    await stands(shopper, 'thankYou.title');
    await expect(page.getByText(/PayPal \(/)).toBeVisible();
    expect(await mailsWith(shopper, email)).toHaveLength(1);
  });

test('closing the provider’s page leaves the order unpaid, and it is paid from there · CHK-11', async ({
  page,
}) => {
  const shopper = shopperAt(page, 'opalys');
  await leaveToPay(shopper, 'closed@example.org');
  await expect(lightbox(shopper).locator('main')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathTo.checkout('de', 'payment'));
  await page.keyboard.press('Escape');
  await stands(shopper, 'unpaid.title');
  await payAgain(shopper).click();
  await payPage(shopper);
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(payAgain(shopper)).toBeEnabled();
  await payAgain(shopper).click();
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
});

test('a provider’s page that cannot be shown over the shop’s is opened on its own · CHK-11', async ({
  page,
  complaints,
}) => {
  await page.route('**/pay/lightbox.js', (route) => route.abort());
  const shopper = shopperAt(page, 'augental');
  await leaveToPay(shopper, 'noscript@example.org');
  await expect(page).toHaveURL(/\/pay\/[\w-]+$/);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  // The browser itself logs the aborted script.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_FAILED')));
});

test('a pay page open in two tabs is paid once, and no other shop knows the order · CHK-11 · CHK-12 · CHK-13', async ({
  page,
  complaints,
}, { retry }) => {
  const shopper = shopperAt(page);
  const email = `two-tabs-${retry}@example.org`;
  await leaveToPay(shopper, email);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('button[value=succeed]').click();
  await expect(other).toHaveURL(/thank-you/);
  await endPayment(shopper, 'succeed');
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/pay\//);
  await page.reload();
  await expect(page.locator('button[name=ending]')).toHaveCount(0);
  expect(await barriers(page), 'ended pay page').toEqual([]);
  expect(await mailsWith(shopper, email)).toHaveLength(1);

  const elsewhere = shopperAt(page, 'opalys');
  await elsewhere.open(pathTo.thankYou('de', token));
  await stands(elsewhere, 'notFound.title');
  expect(await ask<{ number?: string }>(elsewhere, `/orders/${token}`)).not.toHaveProperty('number');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});

test('the link to an order shows its status in another browser · CHK-11 · CHK-13', async ({
  page,
  browser,
}) => {
  const shopper = shopperAt(page);
  await leaveToPay(shopper, 'elsewhere@example.org');
  await endPayment(shopper, 'cancel');
  await expect(stepTitle(shopper, 'cancelled.title')).toBeVisible();
  const address = page.url();
  const context = await browser.newContext();
  const there = shopperAt(await context.newPage());
  await there.page.goto(address);
  await hydrated(there.page);
  await expect(stepTitle(there, 'cancelled.title')).toBeVisible();
  await payAgain(there).click();
  await endPayment(there, 'succeed');
  await expect(stepTitle(there, 'thankYou.title')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
});
