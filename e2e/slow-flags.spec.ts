import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import type { RunningShop } from '../scripts/running-shop.ts';
import { barriers, expect, test } from './fixtures.ts';
import { ownShop } from './support/own-shop.ts';
import { type Shopper, sharedPort, shopperAt } from './support/shopper.ts';

// A browser that identifies itself as a bot sees the default variant.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' });
test.describe.configure({ mode: 'serial' });

const port = sharedPort + 11;
const titles = {
  delivery: 'Deine Linsen. In\u00a0drei Schritten unterwegs.',
  saving: 'Deine Linsen. Je mehr, desto günstiger.',
};

/** A slow flag service; even buckets save. Buckets from 90 on are never answered. Units: ms. */
const slow = 700;
let service: Server;
let shop: RunningShop;
test.beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { context } = JSON.parse(Buffer.concat(parts).toString()) as {
        context: { targetingKey?: string };
      };
      const bucket = Number(context.targetingKey?.split('-')[1] ?? 1);
      if (bucket >= 90) return;
      const answer = { value: { promise: bucket % 2 === 0 ? 'saving' : 'delivery' } };
      setTimeout(() => response.end(JSON.stringify(answer)), slow);
    });
  });
  await new Promise<void>((resolve) => service.listen(port + 1, resolve));
  shop = await ownShop(port, { DIOPTRA_FLAGS: `http://localhost:${port + 1}` });
});
test.afterAll(async () => {
  await shop.stop();
  service.closeAllConnections();
  service.close();
});

/** The home page for a visitor in a bucket, whose scripts load when they are released. */
const openHome = async (page: Page, bucket: number) => {
  const shopper = shopperAt(page, 'okulino', 'de', port);
  await page.context().addCookies([{ name: 'ab-bucket', value: `${bucket}`, url: shopper.origin }]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route(/\/assets\/entry-page-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${shopper.origin}/`);
  return { shopper, release };
};
const opening = ({ page }: Shopper) => page.locator('main [aria-busy=true]');
const heading = ({ page }: Shopper, side: keyof typeof titles) =>
  page.getByRole('heading', { level: 1, name: titles[side] });

test.describe('a visitor in the experiment', () => {
  test.use({ consent: ['statistics'] });

  for (const [whose, bucket] of [
    ['is the default one', 11],
    ['never arrives', 95],
  ] as const)
    test(`sees an overlay as large as what it covers, and without a layout shift where their variant ${whose} · CONT-3`, async ({
      page,
    }) => {
      const { shopper, release } = await openHome(page, bucket);
      const busy = opening(shopper);
      await expect(busy).toBeVisible();
      await expect(page.getByText(shopper.say('home:experiment.loading'))).toBeAttached();
      // The content below it keeps its space, and can be neither read nor reached.
      await expect(heading(shopper, 'delivery')).toHaveCount(0);
      const [beneath, above] = await busy.evaluate((whole) => {
        const boxes = [whole, whole.lastElementChild].map((part) => part?.getBoundingClientRect());
        return boxes.map((box) =>
          [box?.left, box?.top, box?.width, box?.height].map((edge) => Math.round(edge ?? -1)),
        );
      });
      expect(above).toEqual(beneath);
      expect(beneath?.[3]).toBeGreaterThan(200);
      expect(await barriers(page, 'waiting')).toEqual([]);
      const next = page.locator('main dl').first();
      const before = await next.boundingBox();
      release();
      await expect(heading(shopper, 'delivery')).toBeVisible();
      await expect(busy).toHaveCount(0);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([titles.delivery]);
      expect(await next.boundingBox()).toEqual(before);
    });

  test('sees their own variant after the overlay, and on the next page from its first byte on · CONT-3', async ({
    page,
  }) => {
    let bucket = 10;
    // A busy machine may answer too late for 300 ms: then the default variant is shown, and for five seconds nobody asks.
    await expect(async () => {
      bucket += 2;
      const { shopper, release } = await openHome(page, bucket);
      await expect(opening(shopper)).toBeVisible({ timeout: patience(5000) });
      await page.waitForTimeout(slow);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.saving, {
        timeout: patience(5000),
      });
      await expect(opening(shopper)).toHaveCount(0);
    }).toPass({ timeout: patience(90_000) });
    await page.unrouteAll();
    await page.reload();
    expect(await page.locator('main h1').allTextContents()).toEqual([titles.saving]);
  });
});

test.describe('a visitor who allows nothing', () => {
  test.use({ consent: [] });
  test('sees the default at once · CONT-3', async ({ page }) => {
    const shopper = shopperAt(page, 'okulino', 'de', port);
    await page.goto(`${shopper.origin}/`);
    await expect(heading(shopper, 'delivery')).toBeVisible();
    expect(await opening(shopper).count()).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, consent: ['statistics'] });
  test('the default can be read and used · CONT-3', async ({ page }) => {
    const { shopper } = await openHome(page, 13);
    await expect(opening(shopper)).toHaveCount(1);
    await expect(heading(shopper, 'delivery')).toBeVisible();
    await page.locator('main a').first().click();
    await expect(page).not.toHaveURL(`${shopper.origin}/`);
  });
});
