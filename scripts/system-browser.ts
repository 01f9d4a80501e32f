import { existsSync, readFileSync } from 'node:fs';

const { lean, whole }: Readonly<Record<'lean' | 'whole', readonly string[]>> = JSON.parse(
  readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'),
);

/** A Chromium of this machine with all features of a visitor's: pages that are left stay in its memory. */
export const wholeBrowser = whole.find((path) => existsSync(path));

/** The leanest Chromium of this machine: a headless shell needs a third less processor time. */
export const systemBrowser = lean.find((path) => existsSync(path)) ?? wholeBrowser;
