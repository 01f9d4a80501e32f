import { readFileSync } from 'node:fs';
import type { BrandId } from '../src/domain/shared/brand-id.ts';
import type { Locale } from '../src/domain/shared/locale.ts';
import { pagePath } from '../src/domain/shared/page-path.ts';
import { pathTo, prefixOf } from '../src/domain/shared/paths.ts';
import { wishlistPath } from '../src/domain/shared/wishlist-path.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, chooseEye, eye } from './support/cart.ts';
import { fillAddress, giveEmail, goToPayment, goToShipping, hamburg, zurich } from './support/checkout.ts';
import { comeIn } from './support/come-in.ts';
import { endPayment, orderAndLeave, payWith } from './support/payment.ts';
import { putLensesInCart } from './support/prepared.ts';
import { movedOn, watchShifts } from './support/shifts.ts';
import { demo, type Shopper, shopperAt } from './support/shopper.ts';

const visits = [
  ['okulino', 'de', 390],
  ['opalys', 'fr', 1280],
] as const satisfies readonly (readonly [BrandId, Locale, number])[];

/** Opens each path, and a second time for personal pages; returns what moved on which page. */
const movedAt = async ({ page, origin }: Shopper, paths: readonly string[], again = false) => {
  const moved: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(origin + path);
    const first = await movedOn(page);
    if (first.length > 0) moved[path] = first;
    if (!again) continue;
    await page.reload();
    const second = await movedOn(page);
    if (second.length > 0) moved[`${path} once more`] = second;
  }
  return moved;
};

/** Kinds of public pages on which something moved once, distributed so that every shop and both widths are tested. */
const publicPages = [
  [
    'okulino',
    'de',
    390,
    [
      pathTo.home('de'),
      pathTo.search('de', 'zzxqy'),
      pathTo.product('de', demo.stopped),
      pathTo.findOrder('de'),
      pagePath('de', 'legal'),
    ],
  ],
  [
    'linsenwerk',
    'en',
    1280,
    [
      pathTo.product('en', demo.daily),
      pathTo.find('en'),
      pagePath('en', 'help'),
      `${prefixOf('en')}/compare?products=${demo.daily},${demo.toric}`,
    ],
  ],
  [
    'viszola',
    'it',
    390,
    [
      pathTo.home('it'),
      pathTo.product('it', demo.care),
      pathTo.withdrawal('it'),
      pagePath('it', 'gibt-es-nicht'),
    ],
  ],
  [
    'opalys',
    'fr',
    1280,
    [
      pathTo.home('fr'),
      pathTo.search('fr', 'hydralis'),
      pathTo.find('fr'),
      pathTo.product('fr', demo.gone),
      pagePath('fr', 'terms'),
    ],
  ],
  [
    'augental',
    'de',
    390,
    [pathTo.product('de', demo.toric), pagePath('de', 'help'), wishlistPath('de'), pathTo.cart('de')],
  ],
] as const satisfies readonly (readonly [BrandId, Locale, number, readonly string[]])[];

for (const [brand, locale, width, paths] of publicPages)
  test(`no page of ${brand} shifts while it loads at ${width} px · MOTION-1`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const shopper = shopperAt(page, brand, locale);
    expect(await movedAt(shopper, paths)).toEqual({});
    const category = await page.locator('nav a[href*="/c/"]').first().getAttribute('href');
    expect(await movedAt(shopper, [category ?? 'none'])).toEqual({});
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
  });

for (const [brand, locale, width] of visits) {
  test(`no step to an order at ${brand} shifts at ${width} px, nor after a reload · MOTION-1 · CHK-28`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const shopper = shopperAt(page, brand, locale);
    // Letters of the header may move a little, nothing below it.
    const again = async () => {
      await page.reload();
      return movedOn(page, 0.001);
    };
    await putLensesInCart(shopper);
    expect(await movedAt(shopper, [pathTo.cart(locale), pathTo.checkout(locale)], true)).toEqual({});
    await giveEmail(shopper, `stillness-${brand}@example.org`);
    await fillAddress(shopper, brand === 'okulino' ? zurich : hamburg);
    expect(await again(), 'contact').toEqual([]);
    await goToShipping(shopper);
    await goToPayment(shopper);
    expect(await again(), 'paying').toEqual([]);
    await goToPayment(shopper);
    await payWith(shopper, 'paypal');
    expect(await again(), 'order').toEqual([]);
    await orderAndLeave(shopper);
    await endPayment(shopper, 'succeed');
    expect(await again(), 'thanks').toEqual([]);
  });
}

// The narrowest forms and the longest sentences of the five shops.
for (const [brand, locale, width] of [
  ...visits,
  ['viszola', 'it', 1280],
  ['viszola', 'fr', 1024],
  ['augental', 'de', 768],
] as const)
  test(`choosing values at ${brand} shifts neither the button nor the content below with slow responses at ${width} px · MOTION-2`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    await page.route(/\/api\/(pricing|delivery)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await shopper.open(pathTo.product(locale, demo.daily));
    const isWide = width >= 768;
    // On a phone the button is in its bar; there, what follows the offer counts.
    const follows = isWide ? addButton(shopper) : page.getByText(shopper.say('product:keep'));
    const places: number[] = [];
    const notePlace = async () =>
      places.push(await follows.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    if (isWide) await notePlace();
    await chooseEye(shopper, 'right', { sphere: '-6.00' });
    if (isWide) await notePlace();
    await chooseEye(shopper, 'left', { sphere: '-6.50' });
    await expect(page.getByText(shopper.say('product:asking'))).toBeVisible();
    await notePlace();
    await expect(page.getByText(shopper.say('product:asking'))).toBeHidden();
    await notePlace();
    if (isWide) {
      // Values that differ so much between the eyes are asked about once more.
      await chooseEye(shopper, 'left', { sphere: '+4.00' });
      await expect(page.getByText(shopper.say('eyes:check.title'))).toBeVisible();
      await notePlace();
    }
    expect(places.map((top) => top - (places[0] ?? 0))).toEqual(places.map(() => 0));
  });

for (const [brand, locale, other] of [
  ['okulino', 'de', 'it'],
  ['linsenwerk', 'de', 'en'],
  ['viszola', 'it', 'fr'],
  ['opalys', 'fr', 'de'],
  ['augental', 'de', 'it'],
] as const)
  test(`what is told about chosen values moves nothing on wide windows at ${brand} · MOTION-2`, async ({
    page,
  }) => {
    for (const [language, width] of [
      [locale, 1280],
      [other, 1280],
      [locale, 768],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const shopper = shopperAt(page, brand, language);
      const follows = page.getByRole('main').getByText(shopper.say('footer.original'));
      const places = () =>
        Promise.all(
          [addButton(shopper), follows].map((one) =>
            one.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
          ),
        );
      await shopper.open(pathTo.product(language, demo.daily));
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      await chooseEye(shopper, 'right', { sphere: '-6.00' });
      await chooseEye(shopper, 'left', { sphere: '-6.50' });
      await expect(page.getByText(shopper.say('product:lastsUntil', { day: '' }).slice(0, 12))).toBeVisible();
      await expect(page.getByRole('checkbox', { name: shopper.say('product:keep') })).toBeVisible();
      expect(await places(), `known at ${width} in ${language}`).toEqual(before);
      // The eyes differ, and more is said.
      await eye(shopper, 'left')
        .getByRole('button', { name: shopper.say('quantity.more') })
        .click();
      await expect(page.getByText(shopper.say('product:rightFirst'))).toBeVisible();
      await expect(
        eye(shopper, 'left').getByText(shopper.say('product:supply', { count: 60 })),
      ).toBeVisible();
      expect(await places(), `differing at ${width} in ${language}`).toEqual(before);
      await chooseEye(shopper, 'left', { sphere: '+4.00' });
      await expect(page.getByText(shopper.say('eyes:check.title'))).toBeVisible();
      expect(await places(), `odd at ${width} in ${language}`).toEqual(before);
      await expect(page.getByRole('checkbox', { name: shopper.say('product:keep') })).toBeHidden();
      await page.getByRole('button', { name: shopper.say('eyes:check.right') }).click();
      await expect(page.getByRole('checkbox', { name: shopper.say('product:keep') })).toBeVisible();
      expect(await places(), `confirmed at ${width} in ${language}`).toEqual(before);
    }
  });

for (const [brand, locale, width] of [
  ['okulino', 'de', 390],
  ['viszola', 'fr', 390],
  ['augental', 'it', 320],
] as const)
  test(`a warning about unusual values moves nothing at ${brand} on a phone of ${width} px · MOTION-2`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const shopper = shopperAt(page, brand, locale);
    const follows = page.getByRole('main').getByText(shopper.say('footer.original'));
    const place = () => follows.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
    await shopper.open(pathTo.product(locale, demo.daily));
    await page.evaluate(() => document.fonts.ready);
    await chooseEye(shopper, 'right', { sphere: '-6.00' });
    await chooseEye(shopper, 'left', { sphere: '-6.50' });
    await expect(page.getByText(shopper.say('product:lastsUntil', { day: '' }).slice(0, 12))).toBeVisible();
    const before = await place();
    await chooseEye(shopper, 'left', { sphere: '+4.00' });
    await expect(page.getByText(shopper.say('eyes:check.title'))).toBeVisible();
    expect(await place()).toBe(before);
  });

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['linsenwerk', 'fr'],
] as const)
  test(`the button of ${brand} keeps its place when its form is hydrated, at 1024 and 1280 px · MOTION-2`, async ({
    page,
  }) => {
    const shopper = shopperAt(page, brand, locale);
    const place = () =>
      addButton(shopper).evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
    const came = {
      [demo.daily]: page.getByRole('button', { name: shopper.say('product:swap') }),
      [demo.care]: page.getByText(/\d\d\.\d\d\.\d{4}|\d\d\/\d\d\/\d{4}/).first(),
    };
    for (const width of [1024, 1280])
      for (const [product, what] of Object.entries(came)) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(shopper.origin + pathTo.product(locale, product));
        await page.evaluate(() => document.fonts.ready);
        const before = await place();
        await hydrated(page);
        await addButton(shopper).hover();
        await expect(what).toBeVisible();
        await expect(page.locator('main form [aria-busy=true]')).toHaveCount(0);
        expect(await place(), `${product} at ${width}`).toBe(before);
      }
  });

test('no page of an account shifts, nor after a reload · MOTION-1', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = shopperAt(page);
  const { origin } = shopper;
  await comeIn(shopper, 'stammgast@example.org');
  await watchShifts(page);
  const sections = ['overview', 'history', 'my-subscriptions', 'lens-pass', 'profile', 'address-book'];
  const moved = await movedAt(
    shopper,
    [...sections, 'payment-aliases', 'newsletter', 'sessions', 'own-data'].map((section) =>
      pathTo.account('de', section),
    ),
  );
  expect(moved).toEqual({});
  // A reload is a load with a position to return to: one section stands for all.
  expect(await movedAt(shopper, [pathTo.account('de', 'address-book')], true)).toEqual({});
  const order = await page
    .goto(origin + pathTo.account('de', 'history'))
    .then(() => page.locator('main a[href*="/my-account/order/"]').first().getAttribute('href'));
  expect(await movedAt(shopper, [order ?? 'none', pathTo.home('de')], true)).toEqual({});
});

test('a line of text is as high in a fallback font as in the web font, with bold words as well · MOTION-1', async ({
  page,
}) => {
  const fonts = readFileSync('src/ui/fonts.css', 'utf8').replace(
    /url\("(.*?)"\)/g,
    (_, file) => `url(data:font/woff2;base64,${readFileSync(`src/ui/${file}`, 'base64')})`,
  );
  await page.setContent(`<style>${fonts}</style>`);
  const found = await page.evaluate(async () => {
    const line = (family: string, size: number): string => {
      const text = document.createElement('p');
      text.style.font = `${size}px/1.5 "${family}"`;
      text.innerHTML =
        'Hg <b style="font-weight: 700">Hg</b> <b style="font-weight: 800">Hg</b><i style="display: inline-block"></i>';
      document.body.replaceChildren(text);
      const baseline = text.querySelector('i')?.offsetTop ?? 0;
      return `${text.offsetHeight} px high, baseline at ${baseline - text.offsetTop}`;
    };
    const faces = [...document.fonts];
    await Promise.allSettled(faces.map((face) => face.load()));
    // This machine may lack the system fonts of some families.
    const families = new Set(faces.map(({ family }) => family.replaceAll('"', '')));
    const isThere = (family: string) =>
      faces.every((face) => face.family.replaceAll('"', '') !== family || face.status === 'loaded');
    const fallbacks = [...families].filter((family) => !family.endsWith(' Variable') && isThere(family));
    const different: string[] = [];
    for (const fallback of fallbacks) {
      const web = fallback.replace(/ (Fallback|Wide)$/, ' Variable');
      for (let size = 11; size < 30; size += 1) {
        const [one, other] = [line(web, size), line(fallback, size)];
        if (one !== other) different.push(`${fallback} at ${size} px: ${other} instead of ${one}`);
      }
    }
    return { fallbacks, different };
  });
  expect(found.fallbacks).not.toEqual([]);
  expect(found.different).toEqual([]);
});
