import { comparePath } from '../../src/domain/catalogue/compared.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import { brandIds } from '../../src/domain/shared/brand-id.ts';
import { eyeCheckPath } from '../../src/domain/shared/eye-check-path.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { pagePath } from '../../src/domain/shared/page-path.ts';
import { pathTo } from '../../src/domain/shared/paths.ts';
import { wishlistPath } from '../../src/domain/shared/wishlist-path.ts';
import { departments } from '../../src/ui/shared/departments.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { addButton, addToCart, chooseLenses, closeSidebar } from '../support/cart.ts';
import {
  type Destination,
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  hamburg,
  nextButton,
  zurich,
} from '../support/checkout.ts';
import { mailsWith } from '../support/mailbox.ts';
import { endPayment, orderAndLeave, payWith } from '../support/payment.ts';
import { demo, type Shopper, shopperAt } from '../support/shopper.ts';
import { lookAt } from './look.ts';

/** Two languages of each shop: its own, and one with long words. */
const languages: Readonly<Record<BrandId, readonly [Locale, Locale]>> = {
  okulino: ['de', 'fr'],
  linsenwerk: ['de', 'en'],
  viszola: ['it', 'de'],
  opalys: ['fr', 'de'],
  augental: ['de', 'it'],
};
/** Where most customers of a shop live: the options there are what they see. */
const atHome: Readonly<Record<BrandId, Destination>> = {
  okulino: zurich,
  linsenwerk: hamburg,
  viszola: { country: 'IT', postcode: '20121', city: 'Milano', phone: '02 5555 1234', province: 'MI' },
  opalys: { country: 'FR', postcode: '69002', city: 'Lyon', phone: '04 72 55 12 34' },
  augental: { country: 'AT', postcode: '5020', city: 'Salzburg', phone: '0662 555123' },
};
const colour = '10200';

const each = (part: string, look: (shopper: Shopper) => Promise<void>): void => {
  for (const brand of brandIds)
    for (const locale of languages[brand])
      test(`${part} of ${brand} in ${locale}`, async ({ page, complaints }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await look(shopperAt(page, brand, locale));
        // Some of the pages do not exist.
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
      });
};

/** The first product of a list. */
const firstOf = async (shopper: Shopper, path: string): Promise<string> => {
  await shopper.open(path);
  return (
    (await shopper.page.getByRole('main').locator('a[href*="/p/"]').first().getAttribute('href')) ?? path
  );
};

each('the pages to find and choose', async (shopper) => {
  const { page, locale, open, say } = shopper;
  const look = lookAt(shopper);
  const category = (i: number) => pathTo.category(locale, departments[i]?.path[locale] ?? '');
  await open(pathTo.home(locale));
  await look('home');
  await page.getByRole('button', { name: say('header.openMenu') }).click();
  await page.waitForTimeout(500);
  await look('menu', { isDialog: true });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = page.getByRole('navigation', { name: say('header.menu') });
  await bar.getByText(say('navigation.lenses'), { exact: true }).hover();
  await page.waitForTimeout(800);
  await look('menu', { isDialog: true });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [i, name] of ['lenses', 'care', 'sunglasses', 'reading'].entries()) {
    await open(category(i));
    await look(`category-${name}`);
  }
  await page.getByLabel(say('search.label')).first().fill('hyd');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('suggestions', { isDialog: true });
  await open(pathTo.search(locale, 'Hydralis'));
  await look('search');
  await open(pathTo.search(locale, 'xyzxyz'));
  await look('search-none');
  await open(pathTo.find(locale));
  await look('find');
  await open(comparePath(locale, ['10010', '10020', '10120'] as ProductId[]));
  await look('compare');
  const products = {
    lens: pathTo.product(locale, demo.daily),
    colour: pathTo.product(locale, colour),
    sunglasses: await firstOf(shopper, category(2)),
    reading: await firstOf(shopper, category(3)),
    care: pathTo.product(locale, demo.care),
    gone: pathTo.product(locale, demo.gone),
    'sold-out': pathTo.product(locale, demo.soldOut),
  };
  for (const [name, path] of Object.entries(products)) {
    await open(path);
    await look(`product-${name}`);
  }
  await open(pathTo.product(locale, demo.toric));
  await addButton(shopper).click();
  await page.waitForTimeout(300);
  await look('product-errors');
  await open(wishlistPath(locale));
  await look('wishlist');
});

each('the pages of the house', async (shopper) => {
  const { locale, open } = shopper;
  const look = lookAt(shopper);
  for (const slug of ['about', 'help', 'shipping', 'returns', 'terms', 'accessibility'])
    await open(pagePath(locale, slug)).then(() => look(`text-${slug}`));
  await open(eyeCheckPath(locale));
  await look('eye-check');
  await open(pathTo.findOrder(locale));
  await look('find-order');
  await open(pathTo.withdrawal(locale));
  await look('withdrawal');
  await open(pagePath(locale, 'gibt-es-nicht'));
  await look('not-found');
});

each('the way to buy', async (shopper) => {
  const { page, locale, open, say, direct } = shopper;
  const look = lookAt(shopper);
  const email = `screens-${shopper.brand}-${locale}@example.org`;
  await open(pathTo.cart(locale));
  await look('cart-empty');
  await chooseLenses(shopper);
  await look('drawer', { isDialog: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await look('drawer', { isDialog: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await closeSidebar(shopper);
  await open(pathTo.product(locale, demo.care));
  await addToCart(shopper);
  await open(pathTo.cart(locale));
  await look('cart');
  await open(pathTo.checkout(locale));
  await look('contact');
  await nextButton(shopper, 'paying').click();
  await page.waitForTimeout(300);
  await look('contact-errors');
  await giveEmail(shopper, email);
  await fillAddress(shopper, atHome[shopper.brand]);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await look('paying');
  await payWith(shopper, 'visa');
  const issued = page.getByLabel(say('checkout:prescription.issuedOn'));
  if (await issued.isVisible()) {
    await issued.fill(new Date().toISOString().slice(0, 10));
    await page.getByLabel(say('checkout:prescription.prescriber')).fill('Dr. Hélène Marchand');
  }
  await look('review');
  await orderAndLeave(shopper);
  await look('pay-page', { isOurs: false });
  await endPayment(shopper, 'succeed');
  await expect(page.getByRole('heading', { level: 1, name: say('checkout:thankYou.title') })).toBeVisible();
  await look('thank-you');
  const [mail] = await mailsWith(shopper, email);
  if (mail) await page.goto(`${direct}${mail}/html`).then(() => look('mail', { isOurs: false }));
});

each('the account', async (shopper) => {
  const { page, locale, open, say, origin } = shopper;
  const look = lookAt(shopper);
  const main = page.getByRole('main');
  await open(pathTo.account(locale));
  await look('sign-in');
  await page.getByLabel(say('account:field.email'), { exact: true }).fill('stammgast@example.org');
  await page.getByLabel(say('account:field.password'), { exact: true }).fill('Linse 2026');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('account:field.password'), { exact: true })).toHaveCount(0);
  const parts = ['overview', 'history', 'my-subscriptions', 'lens-pass', 'reminder-alarms', 'bonus-points'];
  const more = ['profile', 'address-book', 'payment-aliases', 'my-optician', 'eye-checks', 'own-data'];
  for (const part of [...parts, ...more]) {
    await open(pathTo.account(locale, part));
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await look(`account-${part}`);
  }
  await open(pathTo.account(locale, 'history'));
  const order = main.locator('a[href*="/my-account/order/"]').first();
  // This customer has not bought in every shop.
  const found = await order.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  const href = found ? await order.getAttribute('href') : undefined;
  if (href) {
    await page.goto(origin + href);
    await hydrated(page);
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await look('account-order');
  }
  await open(pathTo.home(locale));
  await look('home-signed-in');
  await open(pathTo.product(locale, demo.daily));
  await look('product-signed-in');
});

test.describe('a visitor who has not answered yet', () => {
  test.use({ consent: 'unasked' });
  each('the question of cookies', async (shopper) => {
    await shopper.open(pathTo.home(shopper.locale));
    await shopper.page.mouse.wheel(0, 10);
    await shopper.page.waitForTimeout(1000);
    await lookAt(shopper)('consent', { isDialog: true });
  });
});
