import type { Page } from '@playwright/test';
import { patience } from '../scripts/pace.ts';
import { type FlagSeed, flagSeeds } from '../src/adapters/sandbox/seed/flags.ts';
import { bucketId, buckets, drawBucket } from '../src/domain/flags/bucket.ts';
import { variantFor } from '../src/domain/flags/variant.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, test } from './fixtures.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';

// A browser that identifies itself as a bot sees the default variant.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' });

const titles = {
  delivery: 'Deine Linsen. In\u00a0drei Schritten unterwegs.',
  saving: 'Deine Linsen. Je mehr, desto günstiger.',
};
type Side = keyof typeof titles;
const sides: readonly Side[] = ['delivery', 'saving'];

const [promise] = flagSeeds.filter(({ key }) => key === 'home-promise') as [FlagSeed];
/** The first bucket of a variant. */
const bucketOn = (side: Side): number => {
  const variants = promise.variants.map((one) => ({ ...one, variables: new Map() }));
  return Array.from({ length: buckets }, (_, bucket) => bucket).findIndex(
    (bucket) => variantFor(variants, promise.key, bucketId(drawBucket(bucket / buckets)))?.name === side,
  );
};
const bucketCookie = (side: Side, url: string) => ({ name: 'ab-bucket', value: `${bucketOn(side)}`, url });
const headingIn = (html: string): string => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

interface Watched {
  readonly headings: readonly string[];
  readonly moved: number;
}
declare global {
  /** A global of the watched page. */
  var watched: Watched;
}
/** TypeScript has no type for layout shifts. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
/**
 * Records every heading that the page ever shows, and how far the first section moves. The font stays the system's: web
 * fonts move neighbouring text, which is not tested here.
 */
const watchPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = { headings: [] as string[], moved: 0 };
    Object.assign(globalThis, { watched });
    const look = () => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading && watched.headings.at(-1) !== heading) watched.headings.push(heading);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    new MutationObserver(() => document.documentElement.removeAttribute('data-fonts')).observe(document, {
      subtree: true,
      attributeFilter: ['data-fonts'],
    });
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      const opening = document.querySelector('main h1')?.closest('[data-promotion]');
      for (const entry of list.getEntries().filter(isShift))
        if (entry.sources.some(({ node }) => node && opening?.contains(node))) watched.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const watchedOn = (page: Page): Promise<Watched> => page.evaluate(() => globalThis.watched);

/** Events of experiments that the page sends. */
const toldBy = ({ page }: Shopper): readonly string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/flags'))
      told.push(request.postData() ?? '');
  });
  return told;
};
const seen = (feature: string) =>
  JSON.stringify({ event: { name: 'experiment_seen', properties: { feature } } });

/** The variant and the cache policy of the home page for a visitor with the cookie of a group. */
const pageOn = async (page: Page, side: Side): Promise<readonly [Side | undefined, string | null]> => {
  await page.context().clearCookies({ name: /^ab-/ });
  await page.context().addCookies([bucketCookie(side, page.url())]);
  const [html, policy] = await page.evaluate(async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    return [await answer.text(), answer.headers.get('cache-control')] as const;
  });
  return [sides.find((one) => headingIn(html) === titles[one]), policy];
};

test.describe('a visitor who allows statistics', () => {
  test.use({ consent: ['statistics'] });

  test('gets each cached page in the variant of their group · CONT-3', async ({ page }) => {
    await page.goto(`${shopperAt(page).origin}/`);
    for (const side of [...sides, ...sides])
      expect(await pageOn(page, side)).toEqual([side, 'private, no-cache']);
  });

  for (const side of sides)
    test(`sees the variant “${side}” from the first byte on, without a layout shift, and is tracked once · CONT-3 · TRK-5`, async ({
      page,
    }) => {
      const shopper = shopperAt(page);
      const told = toldBy(shopper);
      await page.context().addCookies([bucketCookie(side, shopper.origin)]);
      await watchPage(page);
      const sent = page.waitForResponse(`${shopper.origin}/`);
      await shopper.open(pathTo.home('de'));
      expect(headingIn(await (await sent).text())).toBe(titles[side]);
      await expect.poll(() => told).toContain(seen('home-promise'));
      expect(await watchedOn(page)).toEqual({ headings: [titles[side]], moved: 0 });

      await page.locator('footer nav a').first().click();
      await expect(page.getByRole('heading', { level: 1, name: titles[side] })).toHaveCount(0);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: titles[side] })).toBeVisible();
      await page.waitForTimeout(patience(500));
      expect(told.filter((one) => one === seen('home-promise'))).toHaveLength(1);
    });
});

test.describe('a visitor who allows nothing', () => {
  test.use({ consent: [] });

  test('sees the default, is not identified, and is not tracked · CONT-3 · TRK-7', async ({ page }) => {
    const shopper = shopperAt(page);
    const told = toldBy(shopper);
    await watchPage(page);
    await shopper.open(pathTo.home('de'));
    await page.waitForTimeout(patience(1000));
    expect(await watchedOn(page)).toEqual({ headings: [titles.delivery], moved: 0 });
    expect(told).toEqual([]);
    const cookies = await page.context().cookies(shopper.origin);
    expect(cookies.map(({ name }) => name).filter((name) => name.startsWith('ab-'))).toEqual([]);
  });

  test('can view a variant in the sandbox, and none by the cookie of a group · CONT-3 · TRK-5', async ({
    page,
  }) => {
    const { origin } = shopperAt(page);
    await page.goto(`${origin}/sandbox/flags`);
    await page.locator(`form[action$="/${promise.key}/side"] button[value=saving]`).click();
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.saving);
    for (const side of sides) expect(await pageOn(page, side)).toEqual(['delivery', 'private, no-cache']);
  });
});
