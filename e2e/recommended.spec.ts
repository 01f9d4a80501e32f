import { pathTo } from '../src/domain/shared/paths.ts';
import { barriers, expect, test } from './fixtures.ts';
import { addToCart, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

for (const [brand, locale, width] of [
  ['okulino', 'de', 320],
  ['viszola', 'it', 1280],
] as const)
  test(`a lens recommended for the cart is chosen and added in its card by keyboard, ${width} px · CART-7 · CART-11 · CAT-8`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = shopperAt(page, brand, locale);
    const { say } = shopper;
    await shopper.open(pathTo.product(locale, demo.care));
    await addToCart(shopper);
    const drawer = sidebar(shopper);
    const offered = drawer.getByRole('region', { name: say('cart:recommendation.title') });
    const choose = new RegExp(`^${say('cart:recommendation.choose', { title: '#' }).replace('#', '.+')}$`);
    const opener = offered.getByRole('button', { name: choose }).first();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await opener.focus();
    await page.keyboard.press('Enter');
    const form = offered.getByRole('form');
    const eyes = form.getByLabel(say('catalogue:product.eyes.legend'));
    await expect(eyes).toBeFocused();
    expect(scripts.length).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
    expect(await drawer.evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false);

    await eyes.selectOption('right');
    const add = form.getByRole('button', { name: say('catalogue:product.add') });
    await add.click();
    await expect(form.getByRole('alert')).toContainText(say('catalogue:product.error.MissingValues'));
    const sphere = form.getByLabel(say('option.sphere'));
    await expect(sphere).toBeFocused();
    const fields = await form.getByRole('combobox').all();
    for (const field of fields.slice(1)) await field.selectOption({ index: 1 });
    await expect(form.getByRole('alert')).toHaveCount(0);
    await add.focus();
    const sent = page.waitForRequest((request) => /\/carts\/[^/]+\/items/.test(request.url()));
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      items: [{ quantity: 1, meta: { eye: 'right' }, created_from: { type: 'recommendation' } }],
    });
    await expect(form).toHaveCount(0);
    await expect(drawer.getByRole('list', { name: say('cart:title') }).getByRole('listitem')).toHaveCount(2);
    // The focus stays in the cart, whichever part of it disappeared.
    await expect.poll(() => drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  });
