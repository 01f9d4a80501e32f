import type { Page } from '@playwright/test';
import { signedIn, signedInKey } from '../src/adapters/browser/was-signed-in.ts';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { boughtOnce } from './support/bought-once.ts';
import { comeIn } from './support/come-in.ts';
import { orderButton } from './support/payment.ts';
import { ask, demo, shopperAt } from './support/shopper.ts';

const card = (page: Page) => page.locator('section[data-supply]');

/** Records what moves within the page's main part after its fonts have loaded: late fonts move their surroundings. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    let lettered = Number.POSITIVE_INFINITY;
    document.addEventListener('DOMContentLoaded', async () => {
      await document.fonts.ready;
      lettered = performance.now() + 100;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < lettered) continue;
        const { sources = [] } = entry as unknown as { sources?: readonly { node?: Node | null }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The page's first section shares its place with the card: within it, letters may move.
          const opening = document.querySelector('[data-island=supply]')?.parentElement?.nextElementSibling;
          if (element?.closest('main') && !opening?.contains(element))
            moved.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** What moved, and where the page continues below its first section. */
const moved = (page: Page) =>
  page.evaluate(() => ({
    moved: Reflect.get(window, 'moved') as readonly string[],
    below: document
      .querySelector('[data-island=supply]')
      ?.parentElement?.nextElementSibling?.nextElementSibling?.getBoundingClientRect().top,
  }));

test('a customer with a stored card gets from the home page to a paid order with two presses · HOME-2 · HOME-3 · STOCK-6', async ({
  page,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { say, origin } = shopper;
  await shopper.open(pagePath('de', 'privacy'));
  const { options } = await ask<{ options: readonly { code: string; values: readonly string[] }[] }>(
    shopper,
    `/products/${demo.daily}`,
  );
  await boughtOnce(shopper, `home-${retry}@example.org`, {
    id: demo.daily,
    option: Object.fromEntries(options.map(({ code, values }) => [code, values[0]])),
    meta: { eye: 'both' },
    quantity: 2,
  });
  await page.evaluate(({ key, mark }) => localStorage.setItem(key, mark), {
    key: signedInKey,
    mark: signedIn,
  });
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() =>
    addEventListener('click', () => void Reflect.get(window, 'pressed')(), true),
  );
  await page.goto(origin);
  await expect(card(page).getByText(/^(Heute bis|Bis .*) 16:00 Uhr,? bestellt, /)).toBeVisible();
  await card(page)
    .getByRole('link', { name: say('supply:again') })
    .click();

  await expect(page).toHaveURL(/\/checkout\/payment\?isReorder=true#reorder$/);
  const express = page.locator('#reorder');
  await expect(express.getByRole('heading', { level: 1 })).toBeFocused();
  const name = say('checkout:payment.ending', { name: 'Visa', digits: '4242' });
  await expect(express.getByText(name)).toBeVisible();
  await expect(orderButton(shopper)).toBeInViewport({ ratio: 1 });
  expect(await barriers(page)).toEqual([]);
  await orderButton(shopper).click();
  await expect(page).toHaveURL(/\/checkout\/thank-you\/[^/?]+$/);
  await expect(page.getByText(say('checkout:thankYou.paid')).first()).toBeVisible();
  expect(presses).toBe(2);
});

/** The position of an element, or that it is below the window. */
const inSight = (top: number | undefined) => (top === undefined || top < 844 ? top : 'below');

const places: readonly (readonly [BrandId, Locale, number])[] = [
  ['okulino', 'de', 390],
  ['linsenwerk', 'de', 1280],
  ['viszola', 'it', 390],
  ['opalys', 'fr', 1280],
  ['augental', 'de', 768],
];
for (const [brand, locale, width] of places)
  test(`the home page of ${brand} at ${width} says which lenses run out when, without a layout shift · HOME-1 · HOME-2`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    await watchShifts(page);
    // As visitors without personal content see it.
    await shopper.open(pathTo.home(locale));
    await page.evaluate(() => document.fonts.ready);
    const before = await moved(page);
    await comeIn(shopper, 'stammgast@example.org');
    await page.goto(shopper.origin + pathTo.home(locale));
    await expect(card(page).getByRole('heading', { level: 1 })).toHaveText(/Hydralis Toric.*\d+/);
    await expect(card(page).getByText('−2,25')).toBeVisible();
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    const after = await moved(page);
    // Visible content keeps its place, and no empty window is left below the card.
    expect(inSight(after.below)).toBe(inSight(before.below));
    const emptied = await card(page).evaluate(
      (section) =>
        section.getBoundingClientRect().bottom -
        (section.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    );
    expect(emptied).toBeLessThan(844);
    expect(after.moved.filter((one) => !before.moved.includes(one))).toEqual([]);
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
  });

test('the card that comes late to a customer who has scrolled moves nothing · HOME-2', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  await comeIn(shopper, 'stammgast@example.org');
  await watchShifts(page);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/assets\/supply-[^/]+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(shopper.origin);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 422);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(422);
  const before = await moved(page);
  arrive();
  await expect(card(page).getByRole('heading', { level: 1 })).toBeAttached();
  await expect(card(page).getByText('−2,25')).toBeAttached();
  expect((await moved(page)).below).toBe(before.below);
  expect((await moved(page)).moved).toEqual(before.moved);
});

test('the customer’s card has one tab stop from reordering to the orders, and disappears on sign-out in another tab · HOME-2', async ({
  page,
  context,
}) => {
  const shopper = shopperAt(page);
  await comeIn(shopper, 'stammgast@example.org');
  await page.goto(shopper.origin);
  const again = card(page).getByRole('link', { name: shopper.say('supply:again') });
  await again.focus();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: shopper.say('supply:orders') })).toBeFocused();
  const other = await context.newPage();
  await other.goto(shopper.origin + pagePath('de', 'privacy'));
  await other.evaluate(async (key) => {
    await fetch('/api/customers/session?brand_channel=okulino&locale=de', { method: 'DELETE' });
    localStorage.removeItem(key);
  }, signedInKey);
  await other.close();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
});

test('the home page is the public one if scripts or responses fail · HOME-2', async ({
  page,
  browser,
  complaints,
}) => {
  const shopper = shopperAt(page);
  await comeIn(shopper, 'stammgast@example.org');
  await page.route('**/customers/me/orders**', (route) => route.abort());
  await page.goto(shopper.origin);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  // The starter was loaded, and nothing after it.
  await page.unrouteAll();
  await page.route(/\/assets\/(?!.*\.css).*/, (route) =>
    /starter/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(shopper.origin);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto('about:blank');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const silent = await plain.newPage();
  await silent.goto(shopper.origin);
  await expect(silent.locator('main h1')).toBeVisible();
  await plain.close();
  complaints.length = 0;
});
