import { type RawBuilder, sql } from 'kysely';

/** A value for a `jsonb` column. As text, because the two engines' drivers disagree about arrays and strings. */
export const json = <A>(value: A): RawBuilder<A> => sql<A>`${JSON.stringify(value)}::text::jsonb`;
