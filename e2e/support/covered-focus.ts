import type { Page } from '@playwright/test';

/** The focused element if something else covers it, such as a sticky header or footer; nothing if all is well. */
export const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = seen?.closest('label');
    const isSeen = element.contains(seen) || seen?.contains(element) || label?.contains(element);
    return isSeen ? '' : element.outerHTML.slice(0, 200);
  });
