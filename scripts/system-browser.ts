import { existsSync, readFileSync } from 'node:fs';

const known: readonly string[] = JSON.parse(
  readFileSync(new URL('./browsers.json', import.meta.url), 'utf8'),
);

/** A Chromium of this machine, the leanest first: a shell without windows needs a third less of the processors. */
export const systemBrowser = known.find((path) => existsSync(path));
