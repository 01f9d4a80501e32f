import type { Locator, Page } from '@playwright/test';
import { brands } from '../src/config/brands/brands.ts';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addButton, chooseEye, chooseLenses, sidebar } from './support/cart.ts';
import { hamburg, sendings, toPayment, zurich } from './support/checkout.ts';
import { comeIn } from './support/come-in.ts';
import { putLensesInCart } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

const phone = { width: 390, height: 844 };
/** A window of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

/** The share of the window's height that is taken by elements pinned to its edges, after some scrolling. */
const pinned = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    scrollTo({ top: 600, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const inWindow = (box: DOMRect) => Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      if (!/fixed|sticky/.test(position) || visibility === 'hidden') return false;
      const { width, top, bottom } = element.getBoundingClientRect();
      return width === innerWidth && (top <= 0 || bottom >= innerHeight);
    });
    return stays.reduce((sum, one) => sum + inWindow(one.getBoundingClientRect()), 0) / innerHeight;
  });

const bottomOf = async (target: Locator): Promise<number> => {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
  return y + height;
};

const firstValue = ({ page }: Shopper): Locator =>
  page.locator('main form :is(select, label:has([type=radio][name*="["]))').first();

/** Lines of text in the bar at the bottom, without its buttons. */
const rowsOf = (bar: Locator): Promise<number> =>
  bar.evaluate((element) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Set<number>();
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('button')) continue;
      range.selectNodeContents(texts.currentNode);
      // Letters of two sizes in one line have different tops, and almost the same bottom.
      for (const { bottom, width } of range.getClientRects())
        if (width > 1) lines.add(Math.round(bottom / 12));
    }
    return lines.size;
  });

interface Visit {
  readonly brand: BrandId;
  readonly locale: Locale;
  /** Languages in which the first screen of the home page shows a product. */
  readonly goods: readonly Locale[];
}
const visits: readonly Visit[] = [
  { brand: 'okulino', locale: 'de', goods: [] },
  { brand: 'linsenwerk', locale: 'en', goods: ['de', 'fr'] },
  { brand: 'viszola', locale: 'it', goods: [] },
  { brand: 'opalys', locale: 'fr', goods: [] },
  { brand: 'augental', locale: 'de', goods: ['de', 'it'] },
];

for (const { brand, locale, goods } of visits)
  test(`the first screen of a phone at ${brand}: ${goods.length > 0 ? 'a product and ' : ''}the first link of the claim; name, price, delivery and first value of a product; a bar of at most two lines; the reorder link of an account · UI-16 · ACC-13`, async ({
    page,
  }) => {
    test.slow();
    const shopper = shopperAt(page, brand, locale);
    const main = page.getByRole('main');
    const bar = addButton(shopper).locator('..');

    await test.step('home page', async () => {
      await page.setViewportSize(phone);
      for (const language of new Set<Locale>(['de', ...goods])) {
        await shopper.open(pathTo.home(language));
        if (language === 'de')
          expect(await bottomOf(main.locator('a[href*="/c/"]').first())).toBeLessThanOrEqual(
            phone.height - 58,
          );
        if (!goods.includes(language)) continue;
        const picture = await main.locator('a[href*="/p/"] img').first().boundingBox();
        // Above the bar at the bottom of the window.
        expect(picture?.y ?? Number.POSITIVE_INFINITY, language).toBeLessThanOrEqual(phone.height - 58 - 32);
      }
    });

    const german = shopperAt(page, brand);
    for (const id of [demo.daily, demo.toric, demo.reduced])
      await test.step(`product ${id}`, async () => {
        await page.goto(german.origin + pathTo.product('de', id));
        await expect(addButton(german)).toBeInViewport({ ratio: 1 });
        const top = (await addButton(german).locator('..').boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThanOrEqual(phone.height - 72);
        for (const seen of [
          main.getByRole('heading', { level: 1 }),
          main.locator('header + div strong').first(),
          firstValue(german),
        ])
          expect(await bottomOf(seen)).toBeLessThanOrEqual(top);
        await expect(addButton(german).locator('..')).toContainText(
          german.say('layout.delivery', { ...brands[brand].shop.deliveryDays }),
        );
        expect(await pinned(page)).toBeLessThanOrEqual(0.15);
        await expect(addButton(german)).toBeInViewport({ ratio: 1 });
      });

    await test.step('bar of a product at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await shopper.open(pathTo.product(locale, demo.daily));
      await expect.poll(() => rowsOf(bar)).toBeLessThanOrEqual(2);
      await chooseEye(shopper, 'right', { sphere: '-2.50' });
      await chooseEye(shopper, 'left', { sphere: '-3.25' });
      await expect(bar).toContainText(/\d\d\.\d\d/);
      await expect.poll(() => rowsOf(bar)).toBeLessThanOrEqual(2);
    });

    await test.step('account', async () => {
      await page.setViewportSize(phone);
      await comeIn(shopper, 'stammgast@example.org');
      await shopper.open(pathTo.account(locale, 'overview'));
      const again = main.getByRole('link', { name: shopper.say('supply:again') }).first();
      await expect(again).toBeVisible();
      // Above the bar at the bottom of the window.
      expect(await bottomOf(again)).toBeLessThanOrEqual(phone.height - 58);
    });
  });

for (const { brand, locale } of visits)
  test(`the first viewport of a product at ${brand}, 1280 × 800 px, has its first value, and its panel of stock and delivery no empty space · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const language of new Set<Locale>([locale, 'fr']))
      for (const id of [demo.daily, demo.toric, demo.reduced]) {
        const shopper = shopperAt(page, brand, language);
        await page.goto(shopper.origin + pathTo.product(language, id));
        await page.evaluate(() => document.fonts.ready);
        expect(await bottomOf(firstValue(shopper)), `${id} in ${language}`).toBeLessThanOrEqual(800);
        const arrival = shopper.say('layout.delivery', { ...brands[brand].shop.deliveryDays });
        const panel = page.locator('main form > div').filter({ hasText: arrival }).last();
        const room = await panel.evaluate((box) => {
          const lines = [...box.querySelectorAll('p, span')].map((one) => one.getBoundingClientRect());
          const { top, bottom } = box.getBoundingClientRect();
          return (
            bottom -
            top -
            (Math.max(...lines.map((one) => one.bottom)) - Math.min(...lines.map((one) => one.top)))
          );
        });
        expect(room, `${id} in ${language}`).toBeLessThanOrEqual(32);
      }
  });

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['opalys', 'fr'],
] as const)
  test(`the first way to pay at ${brand} is in the first viewport of a phone, below the shipping methods · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page, brand, locale);
    await putLensesInCart(shopper);
    await toPayment(shopper, {
      email: `fold-${brand}@example.org`,
      to: brand === 'okulino' ? zurich : hamburg,
    });
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    expect(await sendings(shopper).count()).toBeGreaterThan(1);
    // Above the bar of the button.
    expect(await bottomOf(page.locator('label:has([name=payment])').first())).toBeLessThanOrEqual(
      phone.height - 68,
    );
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the bottom bar of a product can be used to buy on a phone · UI-16', async ({ page }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page);
    await page.goto(shopper.origin + pathTo.product('de', demo.care));
    await expect(addButton(shopper)).toBeInViewport({ ratio: 1 });
    await addButton(shopper).click();
    await expect(page).toHaveURL(/\/cart/);
  });
});

test('the bars of a page leave enough of the window to its content, also at 400 % zoom · UI-16', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const paths = [pathTo.home('de'), pathTo.product('de', demo.daily), pagePath('de', 'help')];
  for (const path of paths) {
    await shopper.open(path);
    for (const size of [phone, enlarged]) {
      await page.setViewportSize(size);
      expect(await pinned(page), `${path} at ${size.width}`).toBeLessThanOrEqual(size === phone ? 0.15 : 0.5);
    }
  }
});

/** The share of a dialog that its header and footer leave free. Unit: share of the window. */
const left = (dialog: Locator): Promise<number> =>
  dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const boxes = [...element.querySelectorAll('*')]
      .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
      .map((one) => one.getBoundingClientRect());
    const taken = boxes.reduce(
      (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
      0,
    );
    return (Math.min(element.clientHeight, innerHeight) - taken) / innerHeight;
  });

test('the cart drawer and a dialog keep half of the window for their content at 400 % zoom · UI-16', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  await page.setViewportSize(phone);
  await chooseLenses(shopper);
  await page.setViewportSize(enlarged);
  expect(await left(sidebar(shopper))).toBeGreaterThanOrEqual(0.5);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shopper.say('catalogue:product.photo') }).click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  expect(await left(dialog)).toBeGreaterThanOrEqual(0.5);
});
