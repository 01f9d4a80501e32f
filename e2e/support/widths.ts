import type { Page } from '@playwright/test';

const widths = [320, 360, 390, 480, 768, 1024, 1280, 1600];

/** The window is restored afterwards. */
const atWidths = async (
  page: Page,
  tried: readonly number[],
  faultsAt: (width: number) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of tried) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    const faults = await faultsAt(width);
    if (faults.length > 0) found.push(`${width}: ${faults.join(' ')}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
};

const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 90)),
    ];
  });

/** Pictures that are broader or narrower than what they show: a limited height needs `object-fit`. */
const outOfShape = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { naturalWidth, naturalHeight, width, height, currentSrc } = image;
      // A picture of one point stands for those of a mail.
      if (naturalWidth < 2 || !height || getComputedStyle(image).objectFit !== 'fill') return [];
      const stretch = (width / height) * (naturalHeight / naturalWidth);
      // A small picture is rounded to whole pixels.
      const isRight =
        Math.abs(stretch - 1) < 0.02 || Math.abs(width - (height * naturalWidth) / naturalHeight) < 2;
      return isRight ? [] : [`${stretch.toFixed(2)} times as broad as it is: ${currentSrc}`];
    }),
  );

const layoutFaults = async (page: Page): Promise<readonly string[]> => [
  ...(await overflow(page)),
  ...(await outOfShape(page)),
];

/** The widths at which the current page can be scrolled sideways or stretches a picture, with the elements at fault. */
export const widthsThatOverflow = (page: Page): Promise<readonly string[]> =>
  atWidths(page, widths, () => layoutFaults(page));

/** The width of the window from which on a grid has this many columns. Units: CSS px. */
const columns = new Map([
  [320, 1],
  [349, 1],
  [350, 2],
  [479, 2],
  [480, 3],
  [1023, 3],
  [1024, 4],
  [1280, 4],
  [1600, 4],
]);

/** For every grid of cards with a full row: what is wrong with the number of its columns, and what sticks out of a card. */
const gridFaults = (page: Page, count: number): Promise<readonly string[]> =>
  page.evaluate((expected) => {
    const grids = [...document.querySelectorAll<HTMLElement>('main ul[data-view=grid]')].filter(
      ({ children }) => children.length >= 4,
    );
    if (grids.length === 0) return ['no grid'];
    return grids.flatMap((grid) => {
      const cards = [...grid.querySelectorAll('article')].filter((card) => card.checkVisibility());
      const lefts = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      const sticksOut = cards.filter((card) => card.scrollWidth > card.clientWidth + 1);
      return [
        ...(lefts.size === expected ? [] : [`${lefts.size} columns instead of ${expected}`]),
        ...sticksOut.map(({ textContent }) => `sticks out: ${textContent}`),
      ];
    });
  }, count);

/** The same for a page with lists of products, and the widths at which these have a wrong number of columns. */
export const widthsThatOverflowOrMisplace = async (page: Page): Promise<readonly string[]> => {
  // Some shops show lists as rows first.
  await page.evaluate(() => {
    for (const list of document.querySelectorAll<HTMLElement>('main ul[data-view]'))
      list.dataset.view = 'grid';
  });
  const all = [...new Set([...widths, ...columns.keys()])].sort((a, b) => a - b);
  return atWidths(page, all, async (width) => {
    const count = columns.get(width);
    const wide = widths.includes(width) ? await layoutFaults(page) : [];
    return count === undefined ? wide : [...wide, ...(await gridFaults(page, count))];
  });
};
