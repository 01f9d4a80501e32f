import { defineConfig } from '@playwright/test';
import { systemBrowser } from './scripts/system-browser.ts';

const port = Number(process.env.E2E_PORT ?? 4480);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // What passes only the second time is named as flaky at the end, and is to be mended.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    launchOptions: {
      // Pages that stay in the back/forward cache are a part of what is tested.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
      ...(systemBrowser && { executablePath: systemBrowser }),
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DIOPTRA_BRAND_PORTS: 'off',
      DIOPTRA_DATA: 'memory',
      DIOPTRA_TEST_CONTROLS: 'on',
    },
  },
});
