import type { Locator, Page } from '@playwright/test';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { addButton, chooseEye, chooseLenses, sidebar } from './support/cart.ts';
import { comeIn } from './support/come-in.ts';
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

for (const brand of brandIds)
  test(`name, price, delivery and first value of a product of ${brand} fit on the first screen of a phone · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page, brand);
    const main = page.getByRole('main');
    for (const id of [demo.daily, demo.toric]) {
      await page.goto(shopper.origin + pathTo.product('de', id));
      await expect(addButton(shopper)).toBeInViewport({ ratio: 1 });
      const bar = (await addButton(shopper).locator('..').boundingBox())?.y ?? 0;
      expect(bar).toBeGreaterThanOrEqual(phone.height - 72);
      for (const seen of [
        main.getByRole('heading', { level: 1 }),
        main.locator('header + div strong').first(),
        firstValue(shopper),
      ])
        expect(await bottomOf(seen)).toBeLessThanOrEqual(bar);
      await expect(addButton(shopper).locator('..')).toContainText(shopper.say('layout.delivery'));
      expect(await pinned(page)).toBeLessThanOrEqual(0.15);
      await expect(addButton(shopper)).toBeInViewport({ ratio: 1 });
    }
  });

for (const [brand, locale] of [
  ['linsenwerk', 'de'],
  ['linsenwerk', 'fr'],
  ['augental', 'de'],
  ['augental', 'it'],
] as const)
  test(`the home page of ${brand} in ${locale} shows a product on the first screen of a phone · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page, brand, locale);
    await shopper.open(pathTo.home(locale));
    const picture = page.getByRole('main').locator('a[href*="/p/"] img').first();
    const { y } = (await picture.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    // Above the bar at the bottom of the window.
    expect(y).toBeLessThanOrEqual(phone.height - 58 - 32);
  });

for (const brand of brandIds)
  test(`the first link of the claim of ${brand} is on the first screen of a phone · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page, brand);
    await shopper.open(pathTo.home('de'));
    const link = page.getByRole('main').locator('a[href*="/c/"]').first();
    expect(await bottomOf(link)).toBeLessThanOrEqual(phone.height - 58);
  });

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['linsenwerk', 'en'],
  ['viszola', 'it'],
  ['opalys', 'fr'],
  ['augental', 'de'],
] as const) {
  test(`the bottom bar of a product of ${brand} has at most two lines of text on a phone of 320 px · UI-16`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const shopper = shopperAt(page, brand, locale);
    await shopper.open(pathTo.product(locale, demo.daily));
    const bar = addButton(shopper).locator('..');
    const rows = () =>
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
    await expect.poll(rows).toBeLessThanOrEqual(2);
    await chooseEye(shopper, 'right', { sphere: '-2.50' });
    await chooseEye(shopper, 'left', { sphere: '-3.25' });
    await expect(bar).toContainText(/\d\d\.\d\d/);
    await expect.poll(rows).toBeLessThanOrEqual(2);
  });

  test(`the account overview of ${brand} shows the reorder link on the first screen of a phone · ACC-13`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shopper = shopperAt(page, brand, locale);
    await comeIn(shopper, 'stammgast@example.org');
    await shopper.open(pathTo.account(locale, 'overview'));
    const again = page
      .getByRole('main')
      .getByRole('link', { name: shopper.say('supply:again') })
      .first();
    await expect(again).toBeVisible();
    // Above the bar at the bottom of the window.
    expect(await bottomOf(again)).toBeLessThanOrEqual(phone.height - 58);
  });
}

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
