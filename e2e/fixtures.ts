import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { OptionalCategory } from '../src/domain/tracking/consent.ts';
import { answerBefore } from './support/consent.ts';
import { recordCheck } from './support/record-check.ts';

/** Simulates input so that the page hydrates, and waits until React has done so. */
export const hydrated = async (page: Page): Promise<void> => {
  // Playwright's expectations poll only once a second in the end: half a second lost for each page.
  await page.waitForFunction(
    () => {
      // Between two documents there is no element at all.
      const root: HTMLElement | null = document.documentElement;
      if (!root || !('app' in root.dataset)) return false;
      const hosts = document.querySelectorAll<HTMLElement>('[data-island]:not([data-island=search])');
      const asleep = [...hosts].filter(({ dataset }) => !('alive' in dataset));
      if (asleep.length > 0) dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      for (const host of asleep) host.dispatchEvent(new Event('pointerover'));
      return asleep.length === 0;
    },
    undefined,
    { polling: 50 },
  );
};

const checks = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Preloading serves rules that are not used: stylesheets for rotated phones, and autoplay.
  preload: false,
} satisfies Axe.RunOptions;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each document loads it once, however often it is checked. */
const bringAxe = async (page: Page, frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  if (frame !== page.mainFrame()) return void (await frame.evaluate(axeSource));
  // So long a script reaches the page by this way for two thirds of the processor time.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${axeSource};0` });
  await session.detach();
};

/** What depends on colours alone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Rules that do not apply to a page that is loading: its heading is not known yet. */
const notWhileWaiting: readonly string[] = ['page-has-heading-one'];

/**
 * The violations of WCAG 2.2 AA that automatic checks find on the current page; the accessibility statement reports
 * them. `uncheckedParts` lists what is left out. `recoloured`: a state that is checked in other colours as well.
 * Source: LAW-15.
 */
export const barriers = async (page: Page, at?: 'waiting' | 'recoloured'): Promise<readonly string[]> => {
  // Content that fades in is pale for a moment, and a notification may come at any time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
  for (const frame of page.frames()) await bringAxe(page, frame);
  const options: Axe.RunOptions =
    at === 'recoloured' ? { ...checks, runOnly: { type: 'rule', values: ofColours } } : checks;
  const all = await page.evaluate(async (asked) => {
    const axe: typeof Axe = Reflect.get(globalThis, 'axe');
    // The contrast of content without layout cannot be determined.
    const footer = document.querySelector('footer');
    footer?.style.setProperty('content-visibility', 'visible');
    const { violations } = await axe.run(document, asked);
    // A target partly covered by a header is small only at this scroll position.
    const [left, top] = [scrollX, scrollY];
    const isSmall = async (target: string): Promise<boolean> => {
      const element = document.querySelector(target);
      if (!element) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await axe.run(element, { runOnly: ['target-size'], resultTypes: ['violations'] });
      return again.violations.length > 0;
    };
    const found = [];
    for (const { id, nodes } of violations) {
      const targets = [];
      for (const { target } of nodes) {
        const place = target.join(' ');
        if (id !== 'target-size' || (await isSmall(place))) targets.push(place);
      }
      if (targets.length > 0) found.push({ id, targets });
    }
    scrollTo({ left, top, behavior: 'instant' });
    footer?.style.removeProperty('content-visibility');
    return found;
  }, options);
  await page.emulateMedia({ reducedMotion: null });
  const violations = all.filter(({ id }) => at !== 'waiting' || !notWhileWaiting.includes(id));
  await recordCheck(
    page,
    violations.map(({ id }) => id),
  );
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
};

interface Fixtures {
  /** The visitor's consent before the visit; `unasked`: they have not answered yet. */
  readonly consent: readonly OptionalCategory[] | 'unasked';
  /** The browser's messages so far: errors, warnings, violations of the content security policy. */
  readonly complaints: string[];
  /** The first product with values for each eye that the shop's home page links to. */
  readonly lens: string;
}

/**
 * Every test fails at its end if the browser logged any message. A test that expects one removes it from `complaints`.
 * Shops are chosen by host name: `http://viszola.localhost:…`.
 */
export const test = base.extend<Fixtures>({
  // In journeys that are not about consent, the visitor has already answered.
  consent: [['preferences'], { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent !== 'unasked') await answerBefore(context, consent);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        // If the visitor navigates on during a view transition, the transition is dropped; this is no error.
        if (!/^Transition was (aborted|skipped)/.test(message)) complaints.push(`${page.url()} ${message}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  lens: async ({ request }, use) => {
    const answer = await request.get(
      '/api/products?brand_channel=okulino&locale=de&lens_type=spherical&limit=10',
    );
    const { result } = (await answer.json()) as {
      result: { product_id: string; slug: string; stock: number }[];
    };
    const product = result.find(({ stock }) => stock > 10) ?? result[0];
    if (!product) throw new Error('The shop sells no spherical lens');
    await use(`/p/${product.product_id}/${product.slug}`);
  },
});
export { expect } from '@playwright/test';
