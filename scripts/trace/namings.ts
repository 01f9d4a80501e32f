import { globSync, readFileSync } from 'node:fs';
import {
  citedIds,
  functionsIn,
  idsInTests,
  misplacedIds,
  type Naming,
  type Namings,
  shortName,
} from './table.ts';

const namings = (files: readonly string[]): readonly Naming[] =>
  files.map((file) => ({ name: shortName(file), ids: idsInTests(readFileSync(file, 'utf8')) }));

/**
 * Where requirements are named in the sources. Tests of scripts are left out: their titles are invented and prove
 * nothing about the shop.
 */
export const readNamings = (): Namings => ({
  functions: globSync('src/domain/**/*.ts').flatMap((file) => functionsIn(readFileSync(file, 'utf8'))),
  law: namings(globSync('test/domain/**/*.ts')),
  wiring: namings([
    ...globSync('test/**/*.{ts,tsx}', { exclude: ['test/domain/**', 'test/scripts/**'] }),
    ...globSync('src/conformance/**/*.ts'),
  ]),
  journey: namings(globSync('e2e/**/*.ts')),
});

/** Faults: titles that name a requirement before their end. */
export const misplacedNamings = (): readonly string[] =>
  globSync(['test/**/*.{ts,tsx}', 'e2e/**/*.ts'], { exclude: ['test/scripts/**'] }).flatMap((file) =>
    misplacedIds(readFileSync(file, 'utf8')).map((id) => `${file}: ${id} is not at the end of its title`),
  );

/** Faults: comments that name a requirement which is not listed. */
export const unlistedSources = (listed: readonly string[]): readonly string[] =>
  globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    citedIds(readFileSync(file, 'utf8'))
      .filter((id) => !listed.includes(id))
      .map((id) => `${file}: ${id} is named as a source, but not in docs/requirements.md`),
  );
