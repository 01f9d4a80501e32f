import type { ProductId } from '../src/domain/catalogue/product.ts';
import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, eye } from './support/cart.ts';
import { shopperAt } from './support/shopper.ts';

const coloured = '10200' as ProductId;
const sunglasses = '30011' as ProductId;

test('a coloured lens is chosen from eyes of the shopper’s own shade · EYE-1 · EYE-2', async ({ page }) => {
  test.slow();
  const [brand, locale] = ['linsenwerk', 'fr'] as const;
  const shopper = shopperAt(page, brand, locale);
  const { say } = shopper;
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, shade] = /images\/eye\/(\w+)-/.exec(request.url()) ?? [];
    if (shade) fetched.push(shade);
  });
  await shopper.open(pathTo.product(locale, coloured));
  const right = eye(shopper, 'right');
  const honey = say('optionValue.honey');
  await right.scrollIntoViewIfNeeded();
  await expect(right.getByAltText(say('colours:worn.middle', { colour: honey }))).toBeVisible();
  expect(new Set(fetched)).toEqual(new Set(['middle']));

  // Chooses the shade by keyboard: the arrow moves on to the next one.
  await page.getByRole('radio', { name: say('colours:shade.middle') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(right.getByAltText(say('colours:worn.dark', { colour: honey }))).toBeVisible();
  await expect(right.getByAltText(say('colours:worn.middle', { colour: honey }))).toBeHidden();
  await right.getByRole('radio', { name: honey }).check({ force: true });
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(right.getByAltText(say('colours:worn.dark', { colour: honey }))).toBeVisible();
});

for (const [brand, face] of [
  ['augental', 0],
  ['viszola', 1],
] as const)
  test(`a drawn pair of eyes at ${brand} shows the colour chosen for each, and nothing else is loaded · EYE-7`, async ({
    page,
  }) => {
    const shopper = shopperAt(page, brand);
    const { say } = shopper;
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const [, one] = /\/drawings\/\w+\/((?:eye|person)-\w+-[0-9a-f]{6})/.exec(request.url()) ?? [];
      if (one) fetched.add(one);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.open(pathTo.product('de', coloured));
    const studio = page.getByRole('img', { name: say('colours:studio') });
    await expect(studio).toBeInViewport({ ratio: 1 });
    /** The layer on top at each eye, and whether it has loaded. */
    const worn = () =>
      studio.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.25, 0.75].map((share) => {
          const seen = document.elementFromPoint(left + width * share, top + height / 2);
          return seen instanceof HTMLImageElement && seen.complete ? seen.getAttribute('data-at') : null;
        });
      });
    await expect.poll(worn).toEqual(['0', '0']);
    expect(fetched.size).toBe(1 + face);
    expect([...fetched].filter((one) => one.startsWith('person'))).toHaveLength(face);

    await page.locator('[name="right[color]"][data-place="2"]').check({ force: true });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(worn).toEqual(['2', '2']);
    await page.locator('[name="left[color]"][data-place="1"]').check({ force: true });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(worn).toEqual(['2', '1']);
    expect(await barriers(page)).toEqual([]);
  });

test('glasses are shown in the chosen colour, and only its pictures are loaded · EYE-4 · EYE-5', async ({
  page,
}) => {
  const shopper = shopperAt(page);
  const { say } = shopper;
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, colour] = /[?&]colour=(\w+)/.exec(request.url()) ?? [];
    if (colour) fetched.push(colour);
  });
  await shopper.open(pathTo.product('de', sunglasses));
  const navy = page.getByRole('region', { name: RegExp(`, ${say('optionValue.navy')}`) });
  await expect(navy).toBeHidden();
  expect(fetched).toEqual([]);
  await page.getByRole('radio', { name: say('optionValue.navy') }).check({ force: true });
  await expect(navy.getByRole('img').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: say('catalogue:product.gallery', { title: '' }) }),
  ).toHaveCount(1);
  await expect.poll(() => fetched).toContain('navy');
  expect(new Set(fetched)).toEqual(new Set(['navy']));
  await page.getByText(say('colours:guide.title')).click();
  await expect(page.getByText('mm von Glasrand zu Glasrand')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await addToCart(shopper);
});

test('a face wears the current glasses in the chosen colour, on a phone · EYE-8', async ({ page }) => {
  const [brand, locale] = ['viszola', 'it'] as const;
  const shopper = shopperAt(page, brand, locale);
  const { say } = shopper;
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, face, , colour = 'usual'] = /\/(face-\w+)\.\w+\?([^#]*colour=(\w+))?/.exec(request.url()) ?? [];
    if (face) fetched.add(`${face} ${colour}`);
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await shopper.open(pathTo.product(locale, sunglasses));
  const gallery = page.getByRole('region', { name: say('catalogue:product.gallery', { title: '' }) });
  const face = gallery.getByRole('img', { name: say('colours:face') });
  await gallery.getByRole('link', { name: say('colours:face') }).click();
  await expect(face).toBeInViewport();
  await expect.poll(() => [...fetched]).toEqual([`face-${brand} usual`]);

  await page.getByRole('radio', { name: say('optionValue.navy') }).check({ force: true });
  await expect(gallery).toHaveCount(1);
  await expect(gallery).toHaveAccessibleName(RegExp(`, ${say('optionValue.navy')}`));
  await gallery.getByRole('link', { name: say('colours:face') }).click();
  await expect(face).toBeInViewport();
  await expect.poll(() => fetched.has(`face-${brand} navy`)).toBe(true);
  expect(
    await face.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth)),
  ).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('eyes and pictures follow the choice, and the colour is submitted · EYE-3 · EYE-4 · EYE-7 · EYE-8', async ({
    page,
  }) => {
    const shopper = shopperAt(page);
    const { say } = shopper;
    await page.goto(`${shopper.origin}${pathTo.product('de', coloured)}`);
    await page.getByRole('radio', { name: say('colours:shade.light') }).check({ force: true });
    const right = eye(shopper, 'right');
    const hazel = say('optionValue.hazel');
    await expect(right.getByAltText(say('colours:worn.light', { colour: hazel }))).toBeVisible();
    await page.locator('[name="right[color]"][value="hazel"]').check({ force: true });
    const place = await page.locator('[name="right[color]"][value="hazel"]').getAttribute('data-place');
    await expect(page.locator(`[data-studio] [data-on="light"] [data-at="${place}"]`).first()).toBeVisible();
    await page.getByRole('checkbox', { name: say('catalogue:product.same') }).check();
    await page.locator('[name="right[sphere]"]').selectOption('-2.00');
    await page.locator('[name="right[color]"][value="hazel"]').check({ force: true });
    await page
      .getByRole('button', { name: say('catalogue:product.add') })
      .first()
      .click();
    await expect(page.locator('main li').first()).toContainText(hazel);

    await page.goto(`${shopper.origin}${pathTo.product('de', sunglasses)}`);
    await page.getByRole('radio', { name: say('optionValue.navy') }).check({ force: true });
    await expect(
      page
        .getByRole('region', { name: RegExp(`, ${say('optionValue.navy')}`) })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: say('colours:face') })).toHaveCount(1);
  });
});
