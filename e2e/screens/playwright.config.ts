import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { patience } from '../../scripts/pace.ts';

const server = Array.isArray(journeys.webServer) ? undefined : journeys.webServer;

/**
 * `npm run screens`: screenshots of every screen of every shop, with the results of automatic checks. Not a part of
 * `npm test`.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results/screens-failed',
  retries: 0,
  timeout: patience(900_000),
  reporter: [['line']],
  ...(server && { webServer: { ...server, cwd: '../..' } }),
});
