import { existsSync, readFileSync } from 'node:fs';

const { lean, whole }: Readonly<Record<'lean' | 'whole', readonly string[]>> = JSON.parse(
  readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'),
);

/** A Chromium of this machine that has all that a visitor's has: pages that are left stay in its memory. */
export const wholeBrowser = whole.find((path) => existsSync(path));

/** The leanest Chromium of this machine: a shell without windows needs a third less of the processors. */
export const systemBrowser = lean.find((path) => existsSync(path)) ?? wholeBrowser;
