import { brands } from '../src/config/brands/brands.ts';
import { carrierOf } from '../src/domain/checkout/carrier.ts';
import { asksForNotice, usualAnnouncers } from '../src/domain/checkout/delivery-notice.ts';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pageLanguage } from '../src/domain/shared/page-language.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, chooseEye, closeSidebar, sidebar } from './support/cart.ts';
import {
  type Destination,
  fillAddress,
  giveEmail,
  goToPayment,
  goToShipping,
  hamburg,
  zurich,
} from './support/checkout.ts';
import { inTheDark } from './support/dark.ts';
import { mailsWith } from './support/mailbox.ts';
import { faultsOnPaper, overlapsOnPaper } from './support/paper.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { untracked } from './support/pushed.ts';
import { demo, type Shopper, shopperAt, titleOf } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

interface Purchase {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly width: 390 | 1280;
  readonly to: Destination;
  readonly way: 'search' | 'category';
  readonly coupon: 'SEHEN10' | 'FUENF';
  readonly method: string;
}

/** Both countries at both widths, every shop, every language, both payment pages, two kinds of coupon. */
const purchases: readonly Purchase[] = [
  {
    brand: 'okulino',
    locale: 'de',
    width: 390,
    to: zurich,
    way: 'search',
    coupon: 'SEHEN10',
    method: 'twint',
  },
  {
    brand: 'linsenwerk',
    locale: 'en',
    width: 1280,
    to: hamburg,
    way: 'category',
    coupon: 'FUENF',
    method: 'paypal',
  },
  {
    brand: 'viszola',
    locale: 'it',
    width: 390,
    to: hamburg,
    way: 'category',
    coupon: 'SEHEN10',
    method: 'visa',
  },
  {
    brand: 'opalys',
    locale: 'fr',
    width: 1280,
    to: zurich,
    way: 'search',
    coupon: 'FUENF',
    method: 'master_card',
  },
  {
    brand: 'augental',
    locale: 'de',
    width: 1280,
    to: zurich,
    way: 'category',
    coupon: 'SEHEN10',
    method: 'visa',
  },
];

const isOpen = async ({ page }: Shopper, where: string) =>
  expect.soft(await barriers(page), where).toEqual([]);

/** Pages before the checkout are tested at other widths in a journey of their own. */
const isOpenAndFits = async (shopper: Shopper, where: string) => {
  await isOpen(shopper, where);
  expect.soft(await widthsThatOverflow(shopper.page), where).toEqual([]);
};

const isSeenInTheDark = async ({ page }: Shopper, where: string) =>
  expect.soft(await barriers(page, 'recoloured'), `${where} in dark colours`).toEqual([]);

/** The same in the dark colours of the state that is on the screen, which was checked in light ones. */
const isOpenInTheDark = (shopper: Shopper, where: string) =>
  inTheDark(shopper, () => isSeenInTheDark(shopper, where));

/** Dark pages are printed black on white. */
const isPrintedFromTheDark = (shopper: Shopper, where: string) =>
  inTheDark(shopper, async () => {
    await isSeenInTheDark(shopper, where);
    expect.soft(await faultsOnPaper(shopper.page), `${where} on paper`).toEqual([]);
  });

const searchFor = async ({ page, say }: Shopper, title: string) => {
  const field = page.getByLabel(say('search.label')).first();
  await field.fill(title);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/s\?/);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
};

const followMenu = async ({ page, say }: Shopper, title: string, width: number) => {
  const first = say('navigation.lenses');
  const second = say('stories:navigation.daily');
  if (width < 1000) {
    await page.getByRole('button', { name: say('header.openMenu') }).click();
    await page.getByRole('button', { name: say('frame:categories') }).click();
    const categories = page.getByRole('dialog', { name: say('frame:categories') });
    await categories.getByRole('link', { name: second, exact: true }).click();
  } else {
    const bar = page.getByRole('navigation', { name: say('header.menu') });
    await bar.getByText(first, { exact: true }).hover();
    // Some shops show the number of products behind it.
    await bar
      .getByRole('link', { name: new RegExp(`^${second}`) })
      .first()
      .click();
  }
  await expect(page.getByLabel(say('listing:sort'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
};

/** A picture of one point: a letter says how large its pictures are. */
const point = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Reads an amount in any notation, in minor units: `EUR 1'234.50`, `-5,00 €`. */
const minor = (text: string): number => Number(text.replace(/[^\d]/g, '')) * (/[-−]/.test(text) ? -1 : 1);

/** The costs of an order on the page, by the label of each amount; 0 if an amount is not shown or free. */
const sums = async ({ page, say }: Shopper) => {
  const rows = page.getByRole('main').locator('dl > div');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? ''] as const),
  );
  const amount = (label: string) => {
    const text =
      texts.find(([name]) => name === label || name === `${label} ${say('cart:sum.vat')}`)?.[1] ?? '';
    return /\d/.test(text) ? minor(text) : 0;
  };
  return {
    items: amount(say('cart:sum.items')),
    shipping: amount(say('cart:sum.shipping')),
    total: amount(say('cart:sum.total')),
    coupon: (code: string) => amount(say('cart:sum.coupon', { code })),
  };
};

/**
 * For a carrier that announces deliveries, consent is requested with an unticked checkbox; the answer is kept on
 * reload. Returns what the review shows then.
 */
const letAnnounce = async ({ page, say, locale, open }: Shopper): Promise<string | undefined> => {
  const method = await page.locator('input[name=shipping]:checked').inputValue();
  const carrier = say(`carrier.${carrierOf(method)}`);
  const question = page.getByRole('checkbox', { name: say('checkout:notice.ask', { carrier }) });
  if (!asksForNotice(usualAnnouncers, method)) {
    await expect(question).toHaveCount(0);
    return undefined;
  }
  await expect(question).not.toBeChecked();
  await question.check();
  await open(pathTo.checkout(locale, 'shipping'));
  await expect(question).toBeChecked();
  return say('checkout:notice.yes', { carrier });
};

/** Of their own for each shop: all shops sell from one stock, which other journeys buy from as well. Units: D. */
const spheres: Readonly<Record<BrandId, readonly [right: string, left: string]>> = {
  okulino: ['-2.75', '-3.50'],
  linsenwerk: ['-3.00', '-3.75'],
  viszola: ['-1.25', '-4.25'],
  opalys: ['-1.75', '-4.50'],
  augental: ['-2.25', '-4.75'],
};
const asShown = (sphere: string) => new RegExp(sphere.replace('-', '[-−]').replace('.', '[.,]'));

for (const purchase of purchases) {
  const { brand, locale, width, to, way, coupon, method } = purchase;
  test(`a guest buys lenses and care at ${brand} in ${locale}, ${width} px wide, to ${to.country} · ROUTE-1 · ROUTE-2 · ROUTE-3 · CART-7 · CHK-9 · CHK-13 · I18N-3 · MAIL-4 · DARK-1 · PRINT-1 · TRK-7`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const shopper = shopperAt(page, brand, locale);
    const { say, open } = shopper;
    const isUntracked = await untracked(shopper);
    const [right, left] = spheres[brand];
    const email = `mara+${brand}-${locale}@example.org`;
    const [lens, care] = [await titleOf(shopper, demo.daily), await titleOf(shopper, demo.care)];

    await open(pathTo.home(locale));
    await isOpen(shopper, 'home');
    if (way === 'search') await searchFor(shopper, lens);
    else await followMenu(shopper, lens, width);
    await expect(page.getByRole('heading', { level: 1, name: lens, exact: true })).toBeVisible();
    await chooseEye(shopper, 'right', { sphere: right });
    await chooseEye(shopper, 'left', { sphere: left });
    await isOpen(shopper, 'product');
    await isPrintedFromTheDark(shopper, 'product');
    await addToCart(shopper);
    await expect(sidebar(shopper).getByRole('listitem').filter({ hasText: lens })).toHaveCount(1);
    await isOpen(shopper, 'sidebar');
    await isOpenInTheDark(shopper, 'sidebar');
    await closeSidebar(shopper);

    await open(pathTo.product(locale, demo.care));
    await expect(page.getByRole('heading', { level: 1, name: care, exact: true })).toBeVisible();
    await addToCart(shopper);
    await sidebar(shopper)
      .getByRole('link', { name: say('cart:viewCart') })
      .click();

    await expect(page).toHaveURL(new RegExp(`${pathTo.cart(locale)}$`));
    const cart = page.getByRole('main').getByRole('list', { name: say('cart:title') });
    await expect(cart.getByRole('listitem').filter({ hasText: lens })).toHaveCount(1);
    await expect(cart).toContainText(asShown(right));
    await expect(cart).toContainText(asShown(left));
    const main = page.getByRole('main');
    await main.getByText(say('cart:coupon.open')).click();
    await main.getByLabel(say('cart:coupon.label')).fill(coupon.toLowerCase());
    await main.getByRole('button', { name: say('cart:coupon.apply') }).click();
    await expect(main.getByText(say('cart:coupon.applied', { code: coupon }))).toBeVisible();
    // At any scroll position the bar at the bottom may cover half of a button.
    await page.evaluate(() => scrollTo(0, 0));
    await isOpen(shopper, 'cart');
    await isPrintedFromTheDark(shopper, 'cart');
    await main.getByRole('link', { name: say('cart:goToCheckout') }).click();

    await giveEmail(shopper, email);
    await fillAddress(shopper, to);
    await isOpenAndFits(shopper, 'address');
    await isOpenInTheDark(shopper, 'address');
    await goToShipping(shopper);
    const announced = await letAnnounce(shopper);
    expect(announced !== undefined, 'carriers to Germany announce').toBe(to === hamburg);
    await isOpenAndFits(shopper, 'shipping');
    await goToPayment(shopper);
    await payWith(shopper, method);
    if (announced) await expect(page.getByText(announced)).toBeVisible();
    await isOpenAndFits(shopper, 'order');
    await orderAndLeave(shopper);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}(-|$)`));
    await isOpen(shopper, 'pay page');
    // The same page in every shop, by itself and over the shop's own.
    if (brand === 'viszola' || brand === 'opalys')
      expect(await widthsThatOverflow(page), 'pay page').toEqual([]);
    await endPayment(shopper, 'succeed');

    await expect(page.getByRole('heading', { level: 1, name: say('checkout:thankYou.title') })).toBeVisible();
    await expect(page.getByText(say('checkout:thankYou.mail', { email }))).toBeVisible();
    if (announced) await expect(page.getByText(announced)).toBeVisible();
    await isOpenAndFits(shopper, 'thank-you');
    await isUntracked();
    expect(await overlapsOnPaper(page), 'on paper').toEqual([]);
    const paid = await sums(shopper);
    const discount = paid.coupon(coupon);
    expect(paid.items).toBeGreaterThan(0);
    expect(discount).toBeLessThan(0);
    expect(paid.items + discount + paid.shipping).toBe(paid.total);
    expect((await page.context().cookies(shopper.origin)).map(({ name }) => name)).not.toContain('cart_id');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.locator('a[href*="/download?file="]').first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const calendar = main.locator('a[href*="/reorder.ics?day="]');
    expect((await page.request.get(`${shopper.direct}${await calendar.getAttribute('href')}`)).ok()).toBe(
      true,
    );

    const number = await main
      .locator('dt', { hasText: say('checkout:thankYou.number') })
      .locator('+ dd')
      .textContent();
    const [mail = '', ...more] = await mailsWith(shopper, number ?? 'none');
    expect(more).toEqual([]);
    // The mail is shown in a frame without scripts, which also blocks a browser driver: it is read as it was sent.
    const letter = await (await page.request.get(`${shopper.direct}${mail}/html`)).text();
    expect(letter).toContain(`lang="${pageLanguage(locale, brands[brand].shop.country)}"`);
    for (const text of [number ?? 'none', lens, care, to.city]) expect(letter).toContain(text);
    // The page that is left forbids styles of elements, which a letter has; pictures come from none but the shop's pages.
    await page.goto('about:blank');
    await page.setContent(letter.replaceAll(/src="[^"]*"/g, `src="${point}"`));
    expect(await widthsThatOverflow(page)).toEqual([]);
  });
}
