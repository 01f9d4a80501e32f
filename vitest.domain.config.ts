import { defineConfig } from 'vitest/config';
import { patience } from './scripts/pace.ts';

/** The rules alone: without React, words or a browser, for what runs them thousands of times. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/domain/**/*.test.ts'],
    isolate: false,
    testTimeout: patience(60_000),
    setupFiles: ['test/properties.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
});
