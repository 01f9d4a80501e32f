import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Content of the demonstration is data. */
const own = /sandbox\/seed\//;

it('no code has a table of texts by language beside the word files', () => {
  const files = globSync('src/{adapters,application,config}/**/*.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(1000);
  const keyed = files.filter((file) => /\bde: ['"`]/.test(readFileSync(file, 'utf8')));
  expect(keyed.filter((file) => own.test(file)).length).toBeGreaterThan(0);
  expect(keyed.filter((file) => !own.test(file))).toEqual([]);
});
