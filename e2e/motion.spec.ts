import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, closeSidebar, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** Records what is animated and intercepts presses when a page replaces another, and what moves on it by itself. */
const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const glided: string[] = [];
    const moved = new Set<string>();
    Object.assign(globalThis, { glided, moved });
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { readonly viewTransition?: ViewTransition | null };
      viewTransition?.ready.then(
        () => {
          // A page that fades as a whole returns its root in a hit test at any point.
          if (document.elementFromPoint(innerWidth / 2, 4) === document.documentElement) return;
          for (const { effect } of document.getAnimations()) {
            const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            if (name?.startsWith('::view-transition-group')) glided.push(name.slice(24, -1));
          }
        },
        () => undefined,
      );
    });
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const { duration } = effect?.getTiming() ?? {};
        if (!(effect instanceof KeyframeEffect) || Number(duration) <= 1) continue;
        const name = animation instanceof CSSAnimation ? animation.animationName : 'transition';
        moved.add(`${name} of ${effect.target?.className}`);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const glided = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'glided') as readonly string[]);
const moved = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as ReadonlySet<string>)]);

const category = pathTo.category('de', 'kontaktlinsen');

test('sorted cards glide to their places, and a picture from its card to its page, keeping focus and scroll position · MOTION-3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const { open, say } = shopperAt(page);
  await watchMotion(page);
  await open(category);
  const sort = page.getByLabel(say('listing:sort'));
  await page.evaluate(() => scrollTo({ top: 180, behavior: 'instant' }));
  await sort.focus();
  await sort.selectOption('newest');
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect(sort).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(180);
  await sort.selectOption('rating');
  await expect(page).toHaveURL(/\?sort=rating$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=newest$/);
  await expect.poll(() => glided(page)).toContainEqual(expect.stringMatching(/^p\d+$/));
  expect(await page.evaluate(() => scrollY)).toBe(180);

  const card = page.locator('#results article a').first();
  const id = /\/p\/(\d+)/.exec((await card.getAttribute('href')) ?? '')?.[1];
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/p/${id}`));
  await expect.poll(() => glided(page)).toContain(`p${id}`);
  await page.goBack();
  await expect.poll(() => glided(page)).toContain(`p${id}`);
});

test('adding to the cart is animated: the box lands, and the count grows · MOTION-4', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const shopper = shopperAt(page);
  await watchMotion(page);
  await shopper.open(pathTo.product('de', demo.care));
  await addButton(shopper).click();
  await expect(sidebar(shopper)).toBeVisible();
  await expect.poll(async () => (await moved(page)).length).toBeGreaterThanOrEqual(2);
  await closeSidebar(shopper);
});

test.describe('a visitor who prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees no animation · MOTION-5', async ({ page }) => {
    const shopper = shopperAt(page);
    await watchMotion(page);
    await shopper.open(category);
    await page.locator('#results article a').first().click();
    await expect(page).toHaveURL(/\/p\//);
    expect(await glided(page)).toEqual([]);
    await shopper.open(pathTo.product('de', demo.care));
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.say('wishes.add') })
      .first()
      .click();
    await addButton(shopper).click();
    await expect(sidebar(shopper)).toBeVisible();
    await expect(sidebar(shopper).getByText(shopper.say('cart:line.adding'))).toHaveCount(0);
    await closeSidebar(shopper);
    expect(await moved(page)).toEqual([]);
    await page.goto(shopper.origin + pathTo.checkout('de'));
    await hydrated(page);
    expect(await moved(page)).toEqual([]);
  });
});
