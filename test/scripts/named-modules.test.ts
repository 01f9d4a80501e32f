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

const files = globSync(['{src,test,scripts,e2e,deploy}/**/*', 'engine/vendure/{src,test}/**/*']).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
/** Written by a command, or by a reader who follows an example. */
const notHere =
  /^(?:docs\/openapi\.json|(?:\.data|dist)\/.*|(?:src|test)\/.*\/recent-searches(?:\.test)?\.ts)$/;

it.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,adr/*}.md')])(
  'every file exists that %s names with its folder',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|json))`/g)];
    const lost = paths.flatMap(([, path = '']) =>
      notHere.test(path) || files.some((file) => file.endsWith(`/${path}`)) ? [] : [path],
    );
    expect(lost).toEqual([]);
  },
);
