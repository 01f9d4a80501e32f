import { type ColumnType, type RawBuilder, sql } from 'kysely';

/** A `jsonb` column: written as text by `json()`, read back as the original value. */
export type Json<A> = ColumnType<A, unknown, unknown>;

/** A value for a `jsonb` column. As text, because the two engines' drivers disagree about arrays and strings. */
export const json = <A>(value: A): RawBuilder<A> => sql<A>`${JSON.stringify(value)}::text::jsonb`;
