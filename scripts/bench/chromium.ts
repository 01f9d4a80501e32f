import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The system's Chromium, else Playwright's own. */
export const chromiumPath: string =
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  ) ?? chromium.executablePath();

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
