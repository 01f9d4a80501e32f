import { isWithin } from '../src/domain/catalogue/timed-content.ts';
import type { Placement } from '../src/domain/content/banner.ts';
import { brandIds } from '../src/domain/shared/brand-id.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { shopTime } from '../src/domain/shared/shop-day.ts';
import { barriers, expect, hydrated, test } from './fixtures.ts';
import { type Shopper, shopperAt } from './support/shopper.ts';
import { widthsThatOverflow } from './support/widths.ts';

interface Written {
  readonly kind: string;
  readonly items?: readonly { readonly title: string; readonly placement: Placement }[];
  /** For an experiment: whether this is the default variant, and its content. */
  readonly defaultVariant?: boolean;
  readonly blocks?: readonly Written[];
}
/** The blocks that visitors see who take part in no experiment. */
const byDefault = (blocks: readonly Written[]): readonly Written[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'experiment') return [block];
    return block.defaultVariant ? (block.blocks ?? []) : [];
  });
const offersOf = (blocks: readonly Written[]) =>
  byDefault(blocks).flatMap(({ kind, items }) => (kind === 'banners' ? (items ?? []) : []));
interface MenuEntry {
  readonly display_name: string;
  readonly children: readonly MenuEntry[];
}

/** Content of editors, requested like the shop's own front end does. */
const written = async <A>(
  { page, brand, locale, direct }: Shopper,
  what: string,
  values: Record<string, string> = {},
) =>
  (await (
    await page.request.get(`${direct}/api/content/${what}`, {
      params: { brand_channel: brand, locale, ...values },
    })
  ).json()) as A;

const homes = [
  ['okulino', 'de'],
  ['linsenwerk', 'de'],
  ['viszola', 'it'],
  ['opalys', 'fr'],
  ['augental', 'en'],
] as const;

test('each home page is rendered from its own story, with the current offers · CONT-1', async ({ page }) => {
  const claims = new Set<string>();
  const limited = new Set<string>();
  for (const [brand, locale] of homes) {
    const shopper = shopperAt(page, brand, locale);
    const { title, blocks } = await written<{ title: string; blocks: readonly Written[] }>(shopper, 'story', {
      slug: 'home',
    });
    const firstOf = (kind: string) =>
      byDefault(blocks).find((block) => block.kind === kind)?.items?.[0]?.title ?? '';
    await shopper.open(locale === 'de' ? '/' : `/${locale}`);
    await expect(page).toHaveTitle(title);
    const claim = firstOf('hero');
    claims.add(claim);
    await expect(page.getByRole('heading', { level: 1, name: claim, exact: true })).toBeVisible();
    const now = shopTime(Date.now());
    for (const { title: offer, placement } of offersOf(blocks)) {
      expect(isWithin(placement, now), offer).toBe(true);
      await expect(page.getByRole('heading', { name: offer, exact: true })).toBeVisible();
      if (placement.end) limited.add(offer);
    }
  }
  // Some of them end, and others have not begun.
  expect(limited.size).toBeGreaterThan(0);
  expect(claims.size).toBe(brandIds.length);
});

test('an editor’s draft is visible in a preview, and to shoppers as soon as it is published · CONT-4 · ROUTE-13', async ({
  page,
}) => {
  const locale = 'en';
  const shopper = shopperAt(page, 'augental', locale);
  const { direct } = shopper;
  const title = (): Promise<string> =>
    written<{ title: string }>(shopper, 'story', { slug: 'about' }).then((story) => story.title);
  const before = await title();
  const after = `Augental ${locale} ${Date.now()}`;
  await page.goto(`${direct}/sandbox/content?brand=augental&locale=${locale}`);
  await page.getByRole('link', { name: 'about', exact: true }).click();
  await page.getByLabel('title', { exact: true }).fill(after);
  await page.getByRole('button', { name: 'Keep draft' }).click();
  await expect(page.getByText('a newer draft')).toBeVisible();
  const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
  const desk = page.url();

  const shown = page.getByRole('heading', { level: 1 });
  // The server caches this page from now on.
  await shopper.open(pagePath(locale, 'about'));
  await expect(shown).toHaveText(before);
  const bar = page.locator('#preview-bar');
  const answer = await page.goto(preview ?? '');
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await hydrated(page);
  await expect(shown).toHaveText(after);
  await expect(bar).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // A signature does not cover another time: the link was not signed for it.
  const other = (preview ?? '').replace(
    /_preview=\d{12}\d/,
    (at) => `${at.slice(0, -1)}${at.endsWith('0') ? 1 : 0}`,
  );
  expect(other).not.toBe(preview);
  await page.goto(other);
  await hydrated(page);
  await expect(shown).toHaveText(before);
  await expect(bar).toBeVisible();
  expect(await title()).toBe(before);

  await page.goto(desk);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('· published ·')).toBeVisible();
  expect(await title()).toBe(after);
  await shopper.open(pagePath(locale, 'about'));
  // This browser may show a cached page for half a minute; a reload does not wait.
  await page.reload();
  await expect(shown).toHaveText(after);
  await expect(bar).toHaveCount(0);
});

test('the menu is that of the editors, and links to a category · CONT-5', async ({ page }) => {
  const shopper = shopperAt(page, 'viszola', 'it');
  const [first] = await written<readonly MenuEntry[]>(shopper, 'navigation');
  await shopper.open('/it');
  const below = first?.children[0];
  const bar = page.getByRole('navigation', { name: shopper.say('header.menu') });
  await bar.getByText(first?.display_name ?? '', { exact: true }).hover();
  await bar.getByRole('link', { name: below?.display_name ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: below?.display_name ?? '' })).toBeVisible();
  await expect(page).toHaveURL(/\/it\/c\//);
});

test('a category shows its editors’ text, however it is reached · CONT-1', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const shopper = shopperAt(page, 'augental', 'de');
  const head = page.locator('main header > div');
  const told = async (id: string) =>
    (await written<{ description: string }>(shopper, 'story', { slug: `head/${id}` })).description;
  const [lens, care] = [await told('lens'), await told('care')];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/content/')) asked.push(request.url());
  });
  await shopper.open('/c/kontaktlinsen');
  await expect(head).toHaveText(lens);
  // If only texts were edited, the picture is the shop's own.
  await expect(page.getByRole('main').locator('img[src*="/drawings/"]').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // Filtering requests only products.
  await page.getByRole('checkbox', { name: /Torisch/ }).click();
  await expect(page).toHaveURL(/lens_type/);
  await expect(head).toHaveText(lens);
  expect(asked).toEqual([]);
  const menu = page.getByRole('navigation', { name: shopper.say('header.menu') });
  await menu.locator('a[href="/c/pflegemittel"]').evaluate((link: HTMLElement) => link.click());
  await expect(head).toHaveText(care);
  await page.goBack({ waitUntil: 'commit' });
  await expect(head).toHaveText(lens);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthsThatOverflow(page)).toEqual([]);
});

for (const [brand, path, checked] of [
  ['okulino', '/sandbox/blocks', 1280],
  ['opalys', '/fr/sandbox/blocks', 390],
] as const)
  test(`every block of ${brand} fits, and is accessible in every state at ${checked} px · CONT-1`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: checked, height: 900 });
    await shopperAt(page, brand).open(path);
    expect(await barriers(page)).toEqual([]);
    expect(await widthsThatOverflow(page)).toEqual([]);
    // The unknown block is reported, and nothing else.
    expect(complaints.filter((text) => !text.includes('from-tomorrow'))).toEqual([]);
    complaints.length = 0;
  });
