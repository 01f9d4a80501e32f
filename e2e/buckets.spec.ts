import { patience } from '../scripts/pace.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { answerBefore } from './support/consent.ts';
import { ownShop } from './support/own-shop.ts';
import { type Shopper, sharedPort, shopperAt } from './support/shopper.ts';

const bucketOf = async ({ page, origin }: Shopper) =>
  (await page.context().cookies(origin)).find(({ name }) => name === 'ab-bucket');

/** Waits long enough for the code of consent to load and run. */
const settles = async ({ page }: Shopper): Promise<void> => {
  await page.mouse.wheel(0, 20);
  await page.waitForTimeout(patience(1500));
};

test.describe('a visitor who allows statistics', () => {
  test.use({ consent: ['statistics'] });

  test('gets a bucket for ninety days, and keeps it · TRK-5 · TRK-7', async ({ page }) => {
    const shopper = shopperAt(page);
    await shopper.open(pathTo.home('de'));
    await expect.poll(() => bucketOf(shopper)).toBeTruthy();
    const drawn = await bucketOf(shopper);
    const days = ((drawn?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThan(90.1);
    await page.reload();
    await hydrated(page);
    await settles(shopper);
    expect((await bucketOf(shopper))?.value).toBe(drawn?.value);
  });

  test('gets no bucket if feature flags are off · TRK-5', async ({ page }) => {
    const port = sharedPort + 5;
    const running = await ownShop(port, { DIOPTRA_FLAGS: 'off' });
    try {
      const shopper = shopperAt(page, 'okulino', 'de', port);
      await shopper.open(pathTo.home('de'));
      await settles(shopper);
      expect(await bucketOf(shopper)).toBeUndefined();
    } finally {
      await page.close();
      await running.stop();
    }
  });
});

test.describe('a visitor who does not allow statistics', () => {
  test.use({ consent: [] });

  test('gets no bucket · TRK-5 · TRK-7', async ({ page, context }) => {
    const shopper = shopperAt(page);
    for (const consent of [[], ['preferences'], ['marketing']] as const) {
      await answerBefore(context, consent);
      await shopper.open(pathTo.home('de'));
      await settles(shopper);
      expect(await bucketOf(shopper), `allows ${consent.join() || 'nothing'}`).toBeUndefined();
    }
  });
});
