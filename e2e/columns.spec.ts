import type { Page } from '@playwright/test';
import { pathTo } from '../src/domain/shared/paths.ts';
import { departments } from '../src/ui/shared/departments.ts';
import { expect, test } from './fixtures.ts';
import { demo, shopperAt } from './support/shopper.ts';

/** The width of the window from which on a grid has this many columns. Units: CSS px. */
const columns = [
  [320, 1],
  [349, 1],
  [350, 2],
  [479, 2],
  [480, 3],
  [1023, 3],
  [1024, 4],
  [1280, 4],
  [1600, 4],
] as const;

/** For every grid of cards with a full row: the number of its columns, and what sticks out of a card. */
const gridsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main ul[data-view=grid]')]
      .filter((grid) => grid.children.length >= 4)
      .map((grid) => {
        const cards = [...grid.querySelectorAll('article')].filter((card) => card.checkVisibility());
        const lefts = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)));
        const sticksOut = cards.filter((card) => card.scrollWidth > card.clientWidth + 1);
        return { columns: lefts.size, sticksOut: sticksOut.map(({ textContent }) => textContent) };
      }),
  );

for (const [brand, locale] of [
  ['okulino', 'de'],
  ['linsenwerk', 'de'],
  ['viszola', 'it'],
  ['opalys', 'fr'],
  ['augental', 'en'],
] as const)
  test(`every product list of ${brand} has one column below 350 px, then two, three from 480 px, four from 1024 px · CAT-11`, async ({
    page,
  }) => {
    const shopper = shopperAt(page, brand, locale);
    const paths = {
      category: pathTo.category(locale, departments[0]?.path[locale] ?? ''),
      search: pathTo.search(locale, 'Hydralis'),
      content: pathTo.home(locale),
      product: pathTo.product(locale, demo.daily),
    };
    for (const [name, path] of Object.entries(paths)) {
      await shopper.open(path);
      if (name === 'product') {
        // Cards replace links when the visitor scrolls near them.
        const neighbours = page.locator('[data-island="neighbours"]');
        await neighbours.locator('section').first().scrollIntoViewIfNeeded();
        // Larger boxes first, then a whole row of similar ones.
        await expect(neighbours.locator('article').nth(4)).toBeVisible();
      }
      // Some shops show lists as rows first.
      await page.evaluate(() => {
        for (const list of document.querySelectorAll<HTMLElement>('main ul[data-view]'))
          list.dataset.view = 'grid';
      });
      for (const [width, count] of columns) {
        await page.setViewportSize({ width, height: 900 });
        const grids = await gridsOn(page);
        expect(grids.length, name).toBeGreaterThan(0);
        for (const grid of grids)
          expect(grid, `${name} at ${width}`).toEqual({ columns: count, sticksOut: [] });
      }
    }
  });
