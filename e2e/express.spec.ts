import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { keptCart } from './support/cart.ts';
import { goToPayment, goToShipping, stepTitle } from './support/checkout.ts';
import { orderButton, payWith } from './support/payment.ts';
import { putCareInCart } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

const wallet = ({ page, say }: Shopper, code: 'paypal' | 'twint') =>
  page.getByRole('main').getByRole('button', { name: say(`payment.${code}`), exact: true });

/** How the demonstration's wallet is left: by which button, with which address. */
const leaveWallet = async ({ page }: Shopper, ending: 'approve' | 'decline' | 'cancel', address = 'home') => {
  const main = page.locator('main[data-wallet]');
  await main.locator(`input[value=${address}]`).check();
  await main.locator(`button[value=${ending}]`).click();
};

test('a wallet leads from the cart to the last step, whose button orders, on a phone · EXP-1 · EXP-2 · EXP-3 · EXP-6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  const [locale, code] = ['fr', 'twint'] as const;
  const shopper = shopperAt(page, 'okulino', locale);
  const { say } = shopper;
  await putCareInCart(shopper);
  await shopper.open(pathTo.cart(locale));
  await expect(wallet(shopper, code)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await wallet(shopper, code).press('Enter');
  await expect(page.locator('main[data-wallet]')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await leaveWallet(shopper, 'approve');
  await expect(page).toHaveURL(
    new RegExp(`${pathTo.checkout(locale, 'payment')}\\?approved=${code}#review$`),
  );
  await expect(
    page.getByText(say('cart:express.approved', { wallet: say(`payment.${code}`) })),
  ).toBeVisible();
  await expect(page.getByText(say(`payment.${code}`), { exact: true }).first()).toBeVisible();
  await expect(page.getByText('lena.brandt@example.org')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await orderButton(shopper).click();
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
  expect(page.url()).not.toContain('/pay/');
});

test('a closed wallet, or one with an address out of reach, leads back to the unchanged cart · EXP-4 · EXP-5', async ({
  page,
}) => {
  // Shows the whole cart, so that no part of it is half below the header while it is checked.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const shopper = shopperAt(page, 'linsenwerk');
  const { say } = shopper;
  await putCareInCart(shopper);
  await shopper.open(pathTo.cart('de'));
  for (const [ending, address, end] of [
    ['cancel', 'home', 'closed'],
    ['decline', 'home', 'declined'],
    ['approve', 'abroad', 'country'],
    ['approve', 'po_box', 'po_box'],
  ] as const) {
    await wallet(shopper, 'paypal').click();
    await leaveWallet(shopper, ending, address);
    await expect(page.getByRole('alert').getByText(say(`cart:express.end.${end}`))).toBeVisible();
    await expect(wallet(shopper, 'paypal')).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
});

test('a wallet fills in everything else if the bill needs a tax number · EXP-3 · EXP-6', async ({ page }) => {
  const shopper = shopperAt(page, 'viszola', 'en');
  const { say } = shopper;
  await putCareInCart(shopper);
  await shopper.open(pathTo.cart('en'));
  await wallet(shopper, 'paypal').click();
  await leaveWallet(shopper, 'approve');
  await expect(page).toHaveURL(/\/en\/checkout\/address\?approved=paypal$/);
  await expect(page.getByText(say('cart:express.approvedBill', { wallet: 'PayPal' }))).toBeVisible();
  await expect(page.getByLabel(say('checkout:field.city')).first()).toHaveValue('Milano');
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel(say('checkout:field.taxNumberPrivate')).fill('KLLMRA80A41F205X');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await payWith(shopper, 'paypal');
  await orderButton(shopper).click();
  await expect(stepTitle(shopper, 'thankYou.title')).toBeVisible();
});

test('a product’s wallet asks for missing values at their field, and adds them once · EXP-2', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await shopper.open(pathTo.product('de', demo.care));
  await page.getByRole('button', { name: 'PayPal Express' }).click();
  await leaveWallet(shopper, 'cancel');
  await expect(page.getByRole('list', { name: shopper.say('cart:title') }).getByRole('listitem')).toHaveCount(
    1,
  );

  await shopper.open(pathTo.product('de', demo.daily));
  await page.getByRole('button', { name: 'TWINT Express' }).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('select:focus')).toHaveCount(1);
});

test('a product’s wallet adds the same choice once after the browser’s back button, and another as well · EXP-8', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const kept = async () => (await keptCart(shopper))?.items.map(({ quantity }) => quantity);
  const press = async () => {
    await page.getByRole('button', { name: 'PayPal Express' }).click();
    await expect(page.locator('main[data-wallet]')).toBeVisible();
  };
  await shopper.open(pathTo.product('de', demo.care));
  await press();
  await page.goBack();
  await press();
  expect(await kept()).toEqual([1]);
  await shopper.open(pathTo.product('de', demo.care));
  await press();
  expect(await kept()).toEqual([1]);
  await page.goBack();
  await page.locator('main [name="item[quantity]"]').fill('2');
  await press();
  expect(await kept()).toEqual([3]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s wallet can be used, and missing values are named · EXP-2 · EXP-5', async ({
    page,
    complaints,
  }) => {
    const shopper = shopperAt(page);
    await page.goto(shopper.origin + pathTo.product('de', demo.daily));
    await page.getByRole('button', { name: 'PayPal Express' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('select[aria-invalid="true"]').first()).toBeFocused();
    await expect.poll(() => complaints).toEqual([expect.stringContaining('422')]);
    complaints.splice(0);
    await page.goto(shopper.origin + pathTo.product('de', demo.care));
    await page.getByRole('button', { name: 'PayPal Express' }).click();
    await leaveWallet(shopper, 'approve');
    // Ordering needs scripts: the page without scripts shows the cart and a phone number.
    await expect(page).toHaveURL(/\/cart\/plain$/);
    await expect(page.getByRole('main')).toContainText('Zum Bestellen brauchst du JavaScript');
  });
});
