import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrevious, previous } from '../../../src/config/build/keep-previous.ts';

const start = (now?: () => number): void => {
  const { buildStart } = keepPrevious(now);
  if (typeof buildStart === 'function') Reflect.apply(buildStart, undefined, []);
};

describe('a build', () => {
  const home = process.cwd();
  let place = '';
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'keep-previous-'));
    process.chdir(place);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(place, { recursive: true });
  });
  const build = (name: string): void => {
    mkdirSync('dist/client/assets', { recursive: true });
    writeFileSync(join('dist/client/assets', name), '');
  };

  it('creates the folder for files of earlier builds', () => {
    start();
    expect(existsSync(previous)).toBe(true);
  });

  it('keeps the files of the build before for seven days', () => {
    build('starter-1.js');
    start();
    expect(readdirSync(previous)).toEqual(['starter-1.js']);
    rmSync('dist/client', { recursive: true });
    start(() => Date.now() + 6 * 24 * 3600 * 1000);
    expect(readdirSync(previous)).toEqual(['starter-1.js']);
    start(() => Date.now() + 8 * 24 * 3600 * 1000);
    expect(readdirSync(previous)).toEqual([]);
  });
});
