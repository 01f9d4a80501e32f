import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/pace.ts';
import { words } from './src/config/build/words-plugin.ts';

/**
 * Tests of other things than screens that ask for a document. Among those that need none each would end a worker, and the
 * next one begin a new one, which loads everything anew.
 */
const withDocument = globSync('test/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  plugins: [words(), react()],
  test: {
    // Limits are for what hangs: a busy machine takes its time.
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
    expect: { poll: { timeout: patience(5000) } },
    // A worker keeps what it has loaded for all of its files: each would otherwise load everything anew.
    // The engine's cleaning up after WebAssembly ends the process now and then (Node 24: "allocations_.erase").
    execArgv: ['--no-wasm-code-gc'],
    isolate: false,
    globalSetup: ['test/postgres.ts'],
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['test/domain/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/domain/**', 'test/ui/**', ...withDocument],
          setupFiles: ['test/without-owner-stacks.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: 'jsdom',
          // What a script of a page listens to stays in its document: each file has one of its own.
          isolate: true,
          include: withDocument,
          exclude: ['test/ui/**'],
          setupFiles: ['test/without-owner-stacks.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/without-owner-stacks.ts', 'test/ui/setup.ts'],
        },
      },
    ],
  },
});
