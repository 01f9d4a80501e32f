import { type RawBuilder, sql } from 'kysely';

/** SQL condition: whether product `p` is a reusable lens. */
export const needsCare: RawBuilder<boolean> = sql<boolean>`(p.contents->>'unit' = 'lenses' and p.lens_usage <> 'daily')`;
