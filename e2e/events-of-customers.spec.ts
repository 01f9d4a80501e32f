import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addToCart, sidebar } from './support/cart.ts';
import { fillAddress, goToPayment, goToShipping, hamburg, stepTitle } from './support/checkout.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { keepPushed, pushedOn } from './support/pushed.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';
import { signOut } from './support/sign-out.ts';

const press = ({ page, say }: Shopper, key: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(`account:${key}`), exact: true })
    .click();

/** Registers, buys as the new customer, and signs out; `counts` waits for expected events before the next step. */
const buyAsNewCustomer = async (
  shopper: Shopper,
  email: string,
  counts: (event: string) => Promise<void>,
): Promise<void> => {
  const { page, say, locale } = shopper;
  await shopper.open(pathTo.account(locale));
  await press(shopper, 'login.register');
  const who = { firstName: 'Mara', lastName: 'Keller-Graf', email, password: 'Linse 2026' };
  for (const [field, text] of Object.entries(who))
    await page.getByLabel(say(`account:field.${field}`), { exact: true }).fill(text);
  await press(shopper, 'register.submit');
  await expect(page.getByText(say('account:register.welcome', { name: 'Mara' }))).toBeVisible();
  await shopper.open(pathTo.product(locale, demo.care));
  await counts('view_item');
  await addToCart(shopper);
  await sidebar(shopper)
    .getByRole('link', { name: say('cart:goToCheckout') })
    .click();
  await expect(stepTitle(shopper, 'steps.contact')).toBeVisible();
  await fillAddress(shopper, hamburg, 'Keller-Graf');
  await goToShipping(shopper);
  await goToPayment(shopper);
  await payWith(shopper, 'visa');
  await orderAndLeave(shopper);
  await endPayment(shopper, 'succeed');
  await expect(page.getByText(say('checkout:thankYou.paid')).first()).toBeVisible();
  await counts('purchase');
  await shopper.open(pathTo.account(locale));
  await signOut(shopper);
  await expect(page.getByRole('heading', { level: 1, name: say('account:login.title') })).toBeVisible();
};

test.use({ consent: ['statistics', 'marketing'] });

test('a new customer is tracked when registering, buying and signing out, without personal data · TRK-1 · CHK-5', async ({
  page,
}, { retry }) => {
  await keepPushed(page);
  const shopper = shopperAt(page, 'linsenwerk', 'en');
  const names = async () => (await pushedOn(page)).flatMap(({ event }) => event ?? []);
  await buyAsNewCustomer(shopper, `counted-${retry}@example.org`, (event) =>
    expect.poll(names).toContain(event),
  );
  await hydrated(page);
  await expect.poll(names).toContain('logout');
  const told = (await names()).filter(
    (name) => !['page_view', 'view_item_list', 'view_promotion'].includes(name),
  );
  expect(told).toEqual([
    'sign_up',
    'login',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
    'logout',
  ]);
  const all = JSON.stringify(await pushedOn(page)).toLowerCase();
  for (const secret of ['mara', 'keller', 'lindenweg', 'counted', '55512345', '20095'])
    expect(all).not.toContain(secret);
});
