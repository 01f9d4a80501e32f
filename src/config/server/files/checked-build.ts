import { existsSync, readFileSync } from 'node:fs';
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

const CountC = codecOf('Count', t.number, (n) => (Number.isSafeInteger(n) && n > 0 ? E.right(n) : E.left(n)));

/** Whoever was asked nothing found nothing: lists of what was looked at are never empty. */
const some = <C extends t.Mixed>(codec: C) =>
  codecOf(`Some${codec.name}`, t.array<t.Mixed>(codec) as t.Type<t.TypeOf<C>[]>, (all) =>
    all.length > 0 ? E.right(all) : E.left(all),
  );

const CheckedBuildC: t.Decoder<unknown, CheckedBuild> = t.type(
  {
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

const read = (file: string): E.Either<string, CheckedBuild> => {
  try {
    return decode(CheckedBuildC)(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return E.left('no JSON');
  }
};

/**
 * What the tests wrote beside the build; none: nobody wrote anything, or nobody can read it, which is told. Source: LAW-15.
 */
export const readCheckedBuild = (
  file: string,
  report: (trouble: string) => void,
): CheckedBuild | undefined => {
  if (!existsSync(file)) return undefined;
  const build = read(file);
  if (E.isRight(build)) return build.right;
  report(
    `${file} is refused (${build.left}): the accessibility statement says that there is no recorded run`,
  );
  return undefined;
};
