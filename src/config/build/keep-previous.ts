import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { now as systemNow } from '../clock.ts';

const current = 'dist/client/assets';
/** Assets of earlier builds. The page server looks here second and from its start on, so the folder always exists. */
export const previous = 'dist/previous/assets';
/** As long as a cache may hold a page that refers to them. Units: ms. */
const keptFor = 7 * 24 * 3600 * 1000;

/** Keeps the hashed files of earlier builds, because cached pages still refer to them. */
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
