import { chromium as playwright } from 'playwright';
import { launching } from '../../e2e/support/launch.ts';
import { systemBrowser, wholeBrowser } from '../system-browser.ts';
import { type Engine, keys, type Plain, type Scripts, type Size, type Tab } from './tab.ts';

const names = new Map<string, string>([
  [keys.tab, 'Tab'],
  [keys.enter, 'Enter'],
  [keys.escape, 'Escape'],
  [keys.down, 'ArrowDown'],
]);

const openTab = async (
  browser: Awaited<ReturnType<typeof playwright.launch>>,
  viewport: Size,
  scripts: Scripts,
): Promise<Tab> => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripts === 'run' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return {
    go: async (address) => {
      await page.goto(address);
    },
    ask: async <Given extends readonly Plain[], A extends Plain>(
      question: (...given: Given) => A,
      ...given: Given
    ) => {
      const answer = await page.evaluate<string>(
        `((given) => JSON.stringify([(${question})(...JSON.parse(given))]))(${JSON.stringify(JSON.stringify(given))})`,
      );
      return JSON.parse(answer)[0];
    },
    press: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const key of text) {
        const name = names.get(key);
        await (name ? page.keyboard.press(name) : page.keyboard.type(key));
      }
    },
    picture: () => page.screenshot(),
    complaints,
    close: () => context.close(),
  };
};

/** Chromium, driven by Playwright. The journeys of `npm run e2e` are written for it. */
export const chromium: Engine = {
  name: 'Chromium',
  absent: () => (systemBrowser ? undefined : 'not installed: `apt-get install chromium`'),
  start: async () => {
    const browser = await playwright.launch(launching(wholeBrowser ?? systemBrowser));
    return {
      name: 'Chromium',
      version: browser.version(),
      open: (size, scripts) => openTab(browser, size, scripts),
      end: () => browser.close(),
    };
  },
};
