import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, hamburg } from './support/checkout.ts';
import { coveredFocus } from './support/covered-focus.ts';
import { putLensesInCart } from './support/prepared.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

test.use({ consent: 'unasked' });

const bar = ({ page, say }: Shopper) => page.getByRole('region', { name: say('consent:bar.title') });
const press = (shopper: Shopper, key: string) =>
  bar(shopper)
    .getByRole('button', { name: shopper.say(`consent:${key}`) })
    .click();
/** The visitor shows presence: they scroll a little. */
const askedFor = async (shopper: Shopper, path: string): Promise<void> => {
  await shopper.open(path);
  await shopper.page.mouse.wheel(0, 10);
  await expect(bar(shopper)).toBeVisible();
};
const layer = (page: Page): Promise<readonly { readonly event?: string }[] | undefined> =>
  page.evaluate(() =>
    (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.map((one) => ({ ...one })),
  );
const namesIn = async (page: Page): Promise<readonly string[]> =>
  ((await layer(page)) ?? []).flatMap(({ event }) => event ?? []);
const cookieNames = async ({ page, origin }: Shopper): Promise<readonly string[]> =>
  (await page.context().cookies(origin)).map(({ name }) => name);

/** Requests that leave the shop's own origin. */
const strangers = (shopper: Shopper): readonly string[] => {
  const seen: string[] = [];
  shopper.page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== shopper.origin && protocol.startsWith('http')) seen.push(request.url());
  });
  return seen;
};

const shops: readonly (readonly [BrandId, Locale, number])[] = [
  ['okulino', 'de', 390],
  ['linsenwerk', 'en', 1280],
  ['viszola', 'it', 390],
  ['opalys', 'fr', 1280],
  ['augental', 'de', 320],
];
for (const [brand, locale, width] of shops)
  test(`${brand} asks on a phone without covering the first value of a product, and without a layout shift; at ${width} px in ${locale} it can be read meanwhile · FACE-15 · TRK-7`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const german = shopperAt(page, brand, 'de');
    await german.open('/p/10010');
    const value = page.locator('#main select').filter({ visible: true }).first();
    await expect(value).toBeVisible();
    const before = await value.boundingBox();
    await page.keyboard.press('Shift');
    await expect(bar(german)).toBeVisible();
    const [asked, after] = await Promise.all([bar(german).boundingBox(), value.boundingBox()]);
    expect(after).toEqual(before);
    expect(asked?.y).toBeGreaterThan(140);
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(after?.y ?? 0);

    // Who did not answer is asked on the next page.
    await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
    const shopper = shopperAt(page, brand, locale);
    await askedFor(shopper, pathTo.home(locale));
    const [box, [refuse, accept]] = await Promise.all([
      bar(shopper).boundingBox(),
      Promise.all(
        ['bar.refuse', 'bar.accept'].map((key) =>
          bar(shopper)
            .getByRole('button', { name: shopper.say(`consent:${key}`) })
            .boundingBox(),
        ),
      ),
    ]);
    // Both buttons are equally large, and most of the page stays visible.
    expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
    expect((box?.height ?? 999) / (page.viewportSize()?.height ?? 1)).toBeLessThan(0.4);
    expect(await barriers(page)).toEqual([]);
    await bar(shopper)
      .getByRole('button', { name: shopper.say('consent:bar.settings') })
      .click();
    const settings = page.getByRole('dialog', { name: shopper.say('consent:settings.title') });
    await expect(settings.getByRole('checkbox')).toHaveCount(5);
    for (const fold of await settings.locator('summary').all()) await fold.click();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await press(shopper, 'bar.refuse');
    await expect(bar(shopper)).toHaveCount(0);
    // The answer is in a cookie, which is the same in every shop.
    if (brand !== 'okulino') return;
    await page.reload();
    await page.mouse.wheel(0, 10);
    await page.waitForTimeout(patience(1000));
    await expect(bar(shopper)).toHaveCount(0);
  });

test('both answers are visible in a low window, and reachable by keyboard · FACE-15', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const shopper = shopperAt(page, 'opalys', 'fr');
  await askedFor(shopper, '/fr/p/10010');
  for (const key of ['bar.refuse', 'bar.accept']) {
    const answer = bar(shopper).getByRole('button', { name: shopper.say(`consent:${key}`) });
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.focus();
    await expect(answer).toBeFocused();
  }
  await press(shopper, 'bar.refuse');
  await expect(bar(shopper)).toHaveCount(0);
});

for (const [brand, width, path] of [
  ['okulino', 1280, '/p/10010'],
  ['augental', 390, '/c/kontaktlinsen'],
] as const)
  test(`with the bar of ${brand} open the keyboard passes ${path}, and no focused element is covered, at ${width} px · UI-10 · FACE-15`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shopper = shopperAt(page, brand, 'de');
    await askedFor(shopper, path);
    const inBar = () => bar(shopper).evaluate((region) => region.contains(document.activeElement));
    await page.keyboard.press('Tab');
    for (let press = 0; press < 160 && !(await inBar()); press += 1) {
      expect(await coveredFocus(page)).toBe('');
      // Where the element with the focus is replaced, its replacement has it.
      await expect(page.locator('h1:focus, h2:focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
    }
    expect(await inBar()).toBe(true);
  });

test('no tracking data is sent or stored before consent, nor after a refusal · TRK-7', async ({ page }) => {
  const shopper = shopperAt(page);
  const others = strangers(shopper);
  await askedFor(shopper, `${pathTo.product('de', demo.care)}?gclid=abc&utm_source=news&uid=42`);
  const counted: string[] = [];
  page.on('request', (request) => request.url().includes('/sandbox/events') && counted.push(request.url()));
  expect(await layer(page)).toBeUndefined();
  await press(shopper, 'bar.refuse');
  await page
    .getByRole('link', { name: shopper.say('breadcrumb.label') })
    .or(page.locator('footer a'))
    .first()
    .hover();
  await shopper.open(pathTo.search('de', 'linse'));
  await page.waitForTimeout(patience(1500));
  expect(await layer(page)).toBeUndefined();
  expect([...others, ...counted]).toEqual([]);
  const cookies = await cookieNames(shopper);
  expect(cookies).toContain('consent');
  expect(cookies).not.toContain('vsf-tracking');
  expect(cookies).not.toContain('vsf-uid');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.seen')))).toEqual(
    [],
  );
});

test('consent applies from then on, other tabs follow, and withdrawal removes everything · TRK-7 · TRK-2 · TRK-3', async ({
  page,
  context,
}) => {
  const shopper = shopperAt(page);
  const others = strangers(shopper);
  await askedFor(shopper, `${pathTo.product('de', demo.care)}?gclid=abc&utm_source=news&uid=42&other=1`);
  const second = shopperAt(await context.newPage());
  await askedFor(second, pathTo.home('de'));
  await press(shopper, 'bar.accept');
  await expect.poll(() => namesIn(page)).toEqual(expect.arrayContaining(['page_view', 'view_item']));
  await expect(bar(second)).toHaveCount(0);
  await expect.poll(() => namesIn(second.page)).toContain('page_view');
  const kept = await context.cookies(shopper.origin);
  const tracking = kept.find(({ name }) => name === 'vsf-tracking');
  expect(JSON.parse(decodeURIComponent(tracking?.value ?? ''))).toEqual({ gclid: 'abc', utm_source: 'news' });
  expect((tracking?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_700);
  expect(kept.find(({ name }) => name === 'vsf-uid')?.value).toBe('42');

  await page
    .locator('footer')
    .getByRole('link', { name: shopper.say('frame:footer.cookies') })
    .click();
  const settings = page.getByRole('dialog', { name: shopper.say('consent:settings.title') });
  await settings.getByRole('button', { name: shopper.say('consent:bar.refuse') }).click();
  await expect(settings).toBeHidden();
  await expect.poll(() => cookieNames(shopper)).not.toContain('vsf-tracking');
  expect(await cookieNames(shopper)).not.toContain('vsf-uid');
  await page.locator('footer nav a').first().click();
  await page.waitForTimeout(patience(1000));
  expect(await layer(page)).toBeUndefined();
  expect(others).toEqual([]);
});

test('the consent question does not block the way to the payment in a low and narrow window · TRK-7', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const shopper = shopperAt(page, 'opalys', 'fr');
  await putLensesInCart(shopper);
  await askedFor(shopper, pathTo.checkout('fr'));
  // Each press fails if something covers its button.
  await giveEmail(shopper, 'unasked@example.org');
  await fillAddress(shopper, hamburg);
  await goToShipping(shopper);
  await goToPayment(shopper);
  await expect(bar(shopper)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
