import { type RawBuilder, sql } from 'kysely';

/** Whether a product `p` is a lens that is worn again. */
export const needsCare: RawBuilder<boolean> = sql<boolean>`(p.contents->>'unit' = 'lenses' and p.lens_usage <> 'daily')`;
