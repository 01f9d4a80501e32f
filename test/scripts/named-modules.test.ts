import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readers = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.json', 'vite.config.ts']);
/** A module path in a string: types and the linter do not notice when it has moved. */
const named = readers.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<=['"`]\/?)src\/[\w./-]+\.tsx?(?=!?['"`])/g)].map(([path]) => ({
    file,
    path,
  })),
);

it('every module named in a text exists at its path', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
