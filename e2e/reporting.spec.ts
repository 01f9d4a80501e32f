import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import type { RunningShop } from '../scripts/running-shop.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addToCart } from './support/cart.ts';
import { type Envelopes, openEnvelopes } from './support/envelopes.ts';
import { ownShop } from './support/own-shop.ts';
import { demo, type Shopper, sharedPort, shopperAt, titleOf } from './support/shopper.ts';

test.describe.configure({ mode: 'default' });

const port = sharedPort + 7;
let sentry: Envelopes;
let running: RunningShop;
test.beforeAll(async () => {
  test.slow();
  sentry = await openEnvelopes();
  running = await ownShop(port, { DIOPTRA_ERRORS: sentry.dsn });
});
test.afterAll(async () => {
  await running.stop();
  sentry.close();
});
test.beforeEach(() => sentry.forget());

const secrets = ['mara.keller', 'Keller-Graf', 'AbC123def456GhI789jk', '-2.25', 'sehr geheim'];

/** The random number of every visit: below a hundredth plus a two-thousandth, a whole visit is recorded. */
const chance = { recorded: 0.0102, neither: 0.5 };
const visitWith = (page: Page, random: number): Promise<unknown> =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, random);

/** Code that was loaded for error reports. */
const reportingCode = ({ page }: Shopper): readonly string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/(sentry[a-z-]*)-/.exec(request.url())?.[1];
    if (name) seen.push(name);
  });
  return seen;
};

/** Throws an error in the page that nothing catches. */
const throwOn = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

/** Browses a product, types personal text, and meets an error. */
const meetError = async (shopper: Shopper, message: string): Promise<void> => {
  const { page } = shopper;
  await shopper.open(`${pathTo.product('de', demo.care)}?token=AbC123def456GhI789jk`);
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(patience(800));
  await addToCart(shopper);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('sehr geheim');
  await throwOn(page, message);
};
const broken = 'No cart AbC123def456GhI789jk of mara.keller@example.org Keller with -2.25';

const says = async (complaints: string[]) => {
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
};

test.describe('a visitor who allows nothing', () => {
  test.use({ consent: [] });

  test('is not recorded, even if sampled, and an error is reported without personal data · TRK-6 · TRK-7', async ({
    page,
    complaints,
  }) => {
    await visitWith(page, chance.recorded);
    const shopper = shopperAt(page, 'okulino', 'de', port);
    const code = reportingCode(shopper);
    await shopper.open(pathTo.product('de', demo.care));
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(patience(1000));
    expect(code).toEqual([]);
    expect(sentry.count()).toBe(0);
    await meetError(shopper, broken);
    await expect.poll(() => sentry.of('event')).toHaveLength(1);
    await page.waitForTimeout(patience(300));
    expect(code).toEqual(['sentry']);
    expect(sentry.count()).toBe(1);
    for (const secret of secrets) expect(sentry.all()).not.toContain(secret);
    await says(complaints);
  });
});

test.describe('a visitor who allows statistics', () => {
  test.use({ consent: ['statistics'] });

  test('is recorded if sampled, without readable personal data, and no longer once consent is withdrawn · TRK-6 · TRK-7', async ({
    page,
    complaints,
  }) => {
    await visitWith(page, chance.recorded);
    const shopper = shopperAt(page, 'okulino', 'de', port);
    await meetError(shopper, broken);
    await expect.poll(() => sentry.of('event')).toHaveLength(1);
    await expect.poll(() => sentry.of('replay_recording').length).toBeGreaterThan(0);
    const told = sentry.all();
    for (const text of ['TypeError', '"tag":"performanceSpan"', '/p/20012']) expect(told).toContain(text);
    for (const secret of [...secrets, await titleOf(shopper, demo.care)]) expect(told).not.toContain(secret);
    await says(complaints);

    await page.locator('a[href$="#cookies"]').first().click();
    await page
      .getByRole('dialog', { name: shopper.say('consent:settings.title') })
      .getByRole('button', { name: shopper.say('consent:bar.refuse') })
      .click();
    await page.waitForTimeout(patience(1000));
    sentry.forget();
    await page.clock.install();
    await page.locator('footer nav a').first().click();
    await page.waitForLoadState();
    await hydrated(page);
    // A recording is sent every five seconds, which the browser's clock skips.
    await page.clock.runFor(11_000);
    await page.waitForTimeout(patience(500));
    expect(sentry.count()).toBe(0);
  });

  test('has a single error reported if not sampled, and meaningless errors dropped · TRK-6', async ({
    page,
    complaints,
  }) => {
    await visitWith(page, chance.neither);
    const shopper = shopperAt(page, 'okulino', 'de', port);
    const code = reportingCode(shopper);
    await shopper.open(pathTo.product('de', demo.care));
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(patience(500));
    for (const text of ['ResizeObserver loop limit exceeded', 'ChunkLoadError: Loading chunk 7 failed.'])
      await throwOn(page, text);
    await throwOn(page, broken);
    await expect.poll(() => sentry.of('event')).toHaveLength(1);
    await page.waitForTimeout(patience(500));
    expect(sentry.count()).toBe(1);
    expect(sentry.all()).not.toMatch(/ResizeObserver|ChunkLoad/);
    expect(code).toEqual(['sentry']);
    await says(complaints);
  });
});
