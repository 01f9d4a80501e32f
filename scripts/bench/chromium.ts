import { chromium } from 'playwright';
import { wholeBrowser } from '../system-browser.ts';

/** The system's Chromium, else Playwright's own. */
export const chromiumPath: string = wholeBrowser ?? chromium.executablePath();

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
