import type { Page } from '@playwright/test';

const widths = [320, 360, 390, 480, 768, 1024, 1280, 1600] as const;

/**
 * The widths at which the current page can be scrolled sideways, with the elements that stick out. The window is
 * restored afterwards.
 */
export const widthsThatOverflow = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    const wide = await page.evaluate(() => {
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
    if (wide.length > 0) found.push(`${width}: ${wide.join(' ')}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
};
