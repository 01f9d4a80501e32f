import { defineConfig } from '@playwright/test';
import { launching } from './e2e/support/launch.ts';
import { patience } from './scripts/pace.ts';
import { systemBrowser } from './scripts/system-browser.ts';

const port = Number(process.env.E2E_PORT ?? 4480);
/** A server that runs already, over another backend say; see `scripts/engine-check.ts`. */
const isOpen = process.env.E2E_OPEN === 'on';

// A busy machine is not a crowd: nobody is asked to come again. Servers that journeys start have it from here.
process.env.DIOPTRA_MOST_REQUESTS ??= '0';

export default defineConfig({
  testDir: 'e2e',
  // Emptied at the start of a run: what the other stages have written stands beside it.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // A journey waits for a fifth of its time: three keep two processors busy.
  workers: 3,
  // Limits are for what hangs: a busy machine takes its time.
  // For what hangs only. The pace is measured once, and a machine that others use may be much slower a minute later.
  timeout: patience(180_000),
  expect: { timeout: patience(20_000), toPass: { timeout: patience(30_000) } },
  // What passes only the second time is named as flaky at the end, and is to be mended.
  retries: 1,
  // `list` tells failures at the end, where the last lines of a long log still show them.
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    actionTimeout: patience(20_000),
    launchOptions: launching(systemBrowser),
  },
  ...(!isOpen && {
    webServer: {
      command: 'node dist/server/main.js',
      url: `http://localhost:${port}/robots.txt`,
      reuseExistingServer: false,
      timeout: patience(120_000),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: {
        NODE_ENV: 'production',
        DIOPTRA_DEMONSTRATION: 'on',
        PORT: String(port),
        DIOPTRA_BRAND_PORTS: 'off',
        DIOPTRA_DATA: 'memory',
        DIOPTRA_TEST_CONTROLS: 'on',
      },
    },
  }),
});
