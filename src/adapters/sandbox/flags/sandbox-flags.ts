import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { FlagPort, FlagUser } from '../../../application/flags/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { defaultFlag, type Flag } from '../../../domain/flags/flag.ts';
import { type Variant, variantFor } from '../../../domain/flags/variant.ts';
import type { Db } from '../db/schema.ts';
import { countEvent, readVariants } from './flag-store.ts';

const sideOf = (variants: readonly Variant[], key: string, { id, forced }: FlagUser): Variant | undefined => {
  const chosen = forced?.get(key);
  return variants.find(({ name }) => name === chosen) ?? variantFor(variants, key, id);
};

const decided = (variants: readonly Variant[], key: string, user: FlagUser): Flag => {
  const side = sideOf(variants, key, user) ?? defaultFlag;
  const chosen = user.forced?.get(key);
  const enabled = chosen === 'on' || chosen === 'off' ? chosen === 'on' : side.enabled;
  return { enabled, variables: side.variables };
};

const unreachable = (): Failure => ({ _tag: 'Unreachable' });

/** Feature flags stored in the sandbox's database. The variant depends on the visitor's id alone. Source: TRK-5. */
export const makeSandboxFlags = (db: Db): FlagPort => ({
  getFlag: (key, user) =>
    TE.flatMapEither((variants: readonly Variant[] | undefined) =>
      variants ? E.right(decided(variants, key, user)) : E.left<Failure>({ _tag: 'NotFound' }),
    )(TE.tryCatch(() => readVariants(db, key), unreachable)),
  // An event without a feature counts for every variant that its visitor has.
  track: ({ name, properties }, user) =>
    TE.tryCatch(async () => {
      const named = properties.feature;
      const keys =
        typeof named === 'string'
          ? [named]
          : (await db.selectFrom('flag').select('key').execute()).map(({ key }) => key);
      for (const key of keys) {
        const side = sideOf((await readVariants(db, key)) ?? [], key, user);
        if (side) await countEvent(db, key, side.name, name);
      }
    }, unreachable),
  // No visitor profiles are stored here, so there are no attributes to set.
  setAttributes: () => TE.right(undefined),
});
