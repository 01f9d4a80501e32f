import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { now as systemNow } from '../clock.ts';

const current = 'dist/client/assets';
/** Assets of other builds; the page server looks here second, from its start on: the folder is always there. */
export const previous = 'dist/previous/assets';
/** As long as a cache may hold a page that names them. Units: ms. */
const keptFor = 7 * 24 * 3600 * 1000;

/** Keeps the hashed files of earlier builds, because pages in caches still name them. */
export const keepPrevious = (now: () => number = systemNow): Plugin => ({
  name: 'keep-previous',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    mkdirSync(previous, { recursive: true });
    if (existsSync(current)) cpSync(current, previous, { recursive: true, preserveTimestamps: true });
    for (const file of readdirSync(previous))
      if (now() - statSync(join(previous, file)).mtimeMs > keptFor) rmSync(join(previous, file));
  },
});
