import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { oneOf } from '../../../adapters/contract/scalars.ts';
import { codecOf } from '../../../adapters/shared/codec-of.ts';
import { decode } from '../../../adapters/shared/decode.ts';
import {
  type CheckedBuild,
  checkedPages,
  uncheckedParts,
} from '../../../application/content/checked-build.ts';
import { brandIds } from '../../../domain/shared/brand-id.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { sourceIdFile } from '../../build/source-id.ts';

const CountC = codecOf('Count', t.number, (n) => (Number.isSafeInteger(n) && n > 0 ? E.right(n) : E.left(n)));

/** A list that must not be empty: a run that checked nothing proves nothing. */
const some = <C extends t.Mixed>(codec: C) =>
  codecOf(`Some${codec.name}`, t.array<t.Mixed>(codec) as t.Type<t.TypeOf<C>[]>, (all) =>
    all.length > 0 ? E.right(all) : E.left(all),
  );

const CheckedBuildC: t.Decoder<unknown, CheckedBuild> = t.type(
  {
    sources: t.string,
    day: codecOf('Day', t.string, readDay),
    standard: t.string,
    tool: t.string,
    pages: some(t.type({ page: oneOf('CheckedPage', checkedPages), states: CountC })),
    shops: some(oneOf('Brand', brandIds)),
    locales: some(oneOf('Locale', locales)),
    widths: some(CountC),
    findings: t.array(t.type({ rule: t.string, states: CountC })),
    exceptions: t.array(oneOf('UncheckedPart', uncheckedParts)),
  },
  'CheckedBuild',
);

const sourcesOf = (directory: string): string => readFileSync(join(directory, sourceIdFile), 'utf8');

const read = (file: string): E.Either<string, CheckedBuild> => {
  try {
    return decode(CheckedBuildC)(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return E.left('not JSON');
  }
};

/**
 * Reads the test results that are stored beside a build. Undefined if there are none, or if they are unreadable or
 * belong to other sources, which is reported. Source: LAW-15.
 */
export const readCheckedBuild = (
  directory: string,
  report: (trouble: string) => void,
): CheckedBuild | undefined => {
  const file = join(directory, 'accessibility.json');
  if (!existsSync(file)) return undefined;
  const checked = E.filterOrElse(
    ({ sources }: CheckedBuild) => sources === sourcesOf(directory),
    () => 'belongs to other sources',
  )(read(file));
  if (E.isRight(checked)) return checked.right;
  report(
    `${file} is ignored (${checked.left}): the accessibility statement says that no test run is recorded`,
  );
  return undefined;
};
