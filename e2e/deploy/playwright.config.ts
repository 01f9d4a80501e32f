import { defineConfig } from '@playwright/test';
import { patience } from '../../scripts/pace.ts';
import { systemBrowser } from '../../scripts/system-browser.ts';
import { launching } from '../support/launch.ts';
import { proxyPort } from './ports.ts';

const { args, ...launch } = launching(systemBrowser);

/** `npm run deploy:check`: a purchase through each of the files of `deploy/`. Not a part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.deploy.ts',
  outputDir: '../../test-results/deploy-failed',
  workers: 1,
  timeout: patience(120_000),
  expect: { timeout: patience(20_000), toPass: { timeout: patience(30_000) } },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    actionTimeout: patience(20_000),
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...launch,
      args: [...args, `--host-resolver-rules=MAP shop.example.* 127.0.0.1:${proxyPort}`],
    },
  },
});
