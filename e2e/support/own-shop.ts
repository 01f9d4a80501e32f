import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type RunningShop, runShop } from '../../scripts/running-shop.ts';
import { quickFolder } from '../../test/adapters/sandbox/fixtures/quick-folder.ts';

/**
 * A database filled by a server of this build. Playwright empties its folder when a run begins, so each run creates its
 * own.
 */
const filledFolder = async (port: number): Promise<string> => {
  const { project, parallelIndex } = test.info();
  const filled = join(project.outputDir, 'filled');
  if (existsSync(filled)) return filled;
  const draft = `${filled}-${parallelIndex}`;
  await rm(draft, { recursive: true, force: true });
  await (await runShop(port, { DIOPTRA_DATA: draft })).stop();
  // Another worker may be faster: its result is the same.
  await rename(draft, filled).catch(() => rm(draft, { recursive: true, force: true }));
  return filled;
};

/** A folder with a filled database of its own; the caller removes it. */
export const ownFolder = async (port: number): Promise<string> => {
  const folder = quickFolder();
  await cp(await filledFolder(port), folder, { recursive: true });
  return folder;
};

/**
 * A server for one file of journeys whose actions would affect all others. It starts over a database that is already
 * filled, because filling takes three times as long as the rest of the start. `stop` removes the database.
 */
export const ownShop = async (
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> => {
  const folder = await ownFolder(port);
  const shop = await runShop(port, { DIOPTRA_DATA: folder, ...settings });
  const stop = async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...shop, stop };
};
