import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures.ts';

/** TypeScript has no type for layout shifts. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Records the layout shifts of every page from now on, from the first line of its document, except those caused by a press. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    let below = 0;
    Object.assign(globalThis, { shifted: () => ({ sum, below, shifts }) });
    const isBelow = ({ node }: { readonly node: Node | null }) =>
      document.querySelector('main')?.contains(node) || document.querySelector('footer')?.contains(node);
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        sum += value;
        if (sources.some(isBelow)) below += value;
        for (const { node, previousRect, currentRect } of sources.slice(0, 3)) {
          const element = node instanceof Element ? node : node?.parentElement;
          const way = `${previousRect.y} → ${currentRect.y} px at ${Math.round(startTime)} ms`;
          shifts.push(`${value.toFixed(4)} ${way} ${element?.outerHTML.slice(0, 90)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** All islands are hydrated, the web fonts are loaded, and the visitor has scrolled through a few windows. */
const read = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('main [data-coming], main [aria-busy=true]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < Math.min(document.body.scrollHeight, 3 * innerHeight); top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
};

/** Not visible: slightly wider letters move others by a few pixels. */
const unseen = 0.005;

/** How much has moved on the current page, and what, if it is more than allowed; `below` the header less is allowed. */
export const movedOn = async (page: Page, allowedBelow = unseen): Promise<readonly string[]> => {
  await read(page);
  const { sum, below, shifts } = await page.evaluate(() =>
    (Reflect.get(globalThis, 'shifted') as () => { sum: number; below: number; shifts: string[] })(),
  );
  return sum > unseen || below > allowedBelow ? [`${sum.toFixed(4)}`, ...shifts] : [];
};
