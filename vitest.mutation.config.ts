import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { storeyOf } from './scripts/mutation/storeys.ts';
import { words } from './src/config/build/words-plugin.ts';

const { environment, tests } = storeyOf(process.env.MUTATED);

/** The tests of one storey, for what breaks it thousands of times. */
export default defineConfig({
  plugins: [words(), react()],
  test: {
    environment,
    include: [...tests],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Screens are tried over a whole shop: a copy of its database on a server takes a tenth of one in the process.
    globalSetup: environment === 'jsdom' ? ['test/postgres.ts'] : [],
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles:
      environment === 'jsdom' ? ['test/without-owner-stacks.ts', 'test/ui/setup.ts'] : ['test/properties.ts'],
  },
});
