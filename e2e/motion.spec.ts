import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addButton, closeSidebar, sidebar } from './support/cart.ts';
import { demo, shopperAt } from './support/shopper.ts';

/**
 * Records what is animated and intercepts presses when a page replaces another, and what moves on it by itself. A page
 * from the back/forward cache starts a new record.
 */
const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const glided: string[] = [];
    const moved = new Set<string>();
    const say = (arrival: string | undefined) => Object.assign(globalThis, { arrival });
    Object.assign(globalThis, { glided, moved });
    addEventListener('pageswap', () => {
      say(undefined);
      sessionStorage.setItem('left', String(Date.now()));
    });
    addEventListener('pagereveal', (event) => {
      glided.length = 0;
      const { viewTransition } = event as Event & { readonly viewTransition?: ViewTransition | null };
      // The browser gives up a transition to a page that takes longer than four seconds.
      if (!viewTransition) {
        say(Date.now() - Number(sessionStorage.getItem('left')) > 3500 ? 'dropped' : 'still');
        return;
      }
      viewTransition.ready.then(
        () => {
          say('moving');
          // A page that fades as a whole returns its root in a hit test at any point.
          if (document.elementFromPoint(innerWidth / 2, 4) === document.documentElement) return;
          for (const { effect } of document.getAnimations()) {
            const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            if (name?.startsWith('::view-transition-group')) glided.push(name.slice(24, -1));
          }
        },
        () => say('dropped'),
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
/** How the page came: with a transition (`moving`), without one (`still`), or the browser gave it up (`dropped`). */
const arrival = async (page: Page): Promise<string> => {
  const found = await page.waitForFunction(() => Reflect.get(globalThis, 'arrival') as string | undefined);
  return String(await found.jsonValue());
};
const glided = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'glided') as readonly string[]);
const moved = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'moved') as ReadonlySet<string>)]);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Goes to another page and checks what glides. Where a slow machine had its transition given up, it goes again. */
const glidesOn = async (
  page: Page,
  { go, back, to }: Readonly<Record<'go' | 'back', () => Promise<unknown>>> & { readonly to: RegExp },
  names: RegExp,
): Promise<void> => {
  const from = page.url();
  for (;;) {
    await go();
    await expect(page).toHaveURL(to);
    if ((await arrival(page)) !== 'dropped') break;
    await back();
    await expect(page).toHaveURL(from);
    await arrival(page);
  }
  expect(await glided(page)).toContainEqual(expect.stringMatching(names));
};

const category = pathTo.category('de', 'kontaktlinsen');

test('sorted cards glide to their places, and a picture from its card to its page, keeping focus and scroll position · MOTION-3', async ({
  page,
}) => {
  // A list that a window shows whole: other journeys may rate and buy what they like, the same cards are in sight.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const { open, say } = shopperAt(page);
  const [back, forward] = [() => page.goBack(), () => page.goForward()];
  await watchMotion(page);
  await open(pathTo.category('de', 'pflegemittel/peroxidsysteme'));
  const sort = page.getByLabel(say('listing:sort'));
  const sortBy = (order: string) => async () => {
    await sort.focus();
    await sort.selectOption(order);
  };
  await page.evaluate(() => scrollTo({ top: 180, behavior: 'instant' }));
  await glidesOn(page, { go: sortBy('newest'), back, to: /\?sort=newest$/ }, /^p\d+$/);
  await expect(sort).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(180);
  await glidesOn(page, { go: sortBy('rating'), back, to: /\?sort=rating$/ }, /^p\d+$/);
  await glidesOn(page, { go: back, back: forward, to: /\?sort=newest$/ }, /^p\d+$/);
  await expect.poll(() => scrolled(page)).toBe(180);

  const card = page.locator('#results article a').first();
  const id = /\/p\/(\d+)/.exec((await card.getAttribute('href')) ?? '')?.[1];
  const picture = RegExp(`^p${id}$`);
  const toCard = async () => {
    // A card below the viewport is scrolled into it by the click.
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('scrolled at click', String(scrollY)), {
        capture: true,
      });
    });
    await card.click();
  };
  await glidesOn(page, { go: toCard, back, to: RegExp(`/p/${id}`) }, picture);
  await glidesOn(page, { go: back, back: forward, to: /\?sort=newest$/ }, picture);
  const left = Number(await page.evaluate(() => sessionStorage.getItem('scrolled at click')));
  await expect.poll(() => scrolled(page)).toBe(left);
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
    expect(await arrival(page)).toBe('still');
    expect(await glided(page)).toEqual([]);
    await shopper.open(pathTo.product('de', demo.care));
    await page
      .getByRole('main')
      .getByRole('button', { name: shopper.say('wishes.add') })
      .first()
      .click();
    // The wish list opens as soon as its code is loaded. If that came after the cart, Escape would close it instead.
    const wishes = page.getByRole('dialog', { name: shopper.say('wishes.title') });
    await expect(wishes).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wishes).toBeHidden();
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
