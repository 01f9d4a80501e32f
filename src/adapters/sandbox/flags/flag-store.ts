import { sql } from 'kysely';
import type { Variant } from '../../../domain/flags/variant.ts';
import { json } from '../db/json.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import type { VariantJson } from '../seed/flags.ts';
import { flagSeeds } from '../seed/flags.ts';

export const variantOf = ({ variables, ...rest }: VariantJson): Variant => ({
  ...rest,
  variables: new Map(Object.entries(variables)),
});

/** Inserts missing features. Existing ones, which may have been edited, stay as they are. */
export const seedFlags = async (db: Db): Promise<void> => {
  for (const { key, about, variants } of flagSeeds)
    await db
      .insertInto('flag')
      .values({ key, about, variants: json(variants) as never })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
};

export const readVariants = async (db: Db, key: string): Promise<readonly Variant[] | undefined> => {
  const row = await findRow(db, 'flag', { key }, ['variants']);
  return row?.variants.map(variantOf);
};

export const writeVariants = async (db: Db, key: string, variants: readonly VariantJson[]): Promise<void> => {
  await updateRow(db, 'flag', { key }, { variants: json(variants) as never });
};

/** Increments the count of an event for a variant. No visitor is recorded. */
export const countEvent = async (db: Db, key: string, variant: string, event: string): Promise<void> => {
  await sql`insert into flag_count (flag_key, variant, event, count) values (${key}, ${variant}, ${event}, 1)
    on conflict (flag_key, variant, event) do update set count = flag_count.count + 1`.execute(db);
};
