import { type RawBuilder, sql } from 'kysely';
import { frameShapes, uvFilters } from '../../../domain/catalogue/facet-values.ts';
import { type TraitCode, traitCodes } from '../../../domain/catalogue/listing.ts';
import { type BandedMeasure, measureBands } from '../../../domain/catalogue/measure-bands.ts';
import { noWearCost } from './codes.ts';

const bits = 4;
const mask = 2 ** bits - 1;
const shiftOf = (code: TraitCode): number => bits * traitCodes.indexOf(code);

/** SQL that extracts one trait from all traits of a row. */
export const traitColumn = (code: TraitCode): RawBuilder<number> =>
  sql`((traits >> ${sql.lit(shiftOf(code))}) & ${sql.lit(mask)})`;

const fact = (code: string): RawBuilder<string> =>
  sql`(jsonb_path_query_first(p.facts, ${sql.lit(`$[*] ? (@.code == "${code}").value`)}) #>> '{}')`;

/** The number at the beginning of a fact, such as `58 %` or `1,5 mm`. */
const measured = (code: string): RawBuilder<number> =>
  sql`replace(substring(${fact(code)} from '^[0-9]{1,6}(?:[.,][0-9]{1,3})?'), ',', '.')::numeric`;

/**
 * The number of the band as in `bandOf`, counted from 1; 0 if there is no measure. An edge belongs to the band below
 * it. Read from above, the edge begins that band.
 */
const band = (measure: BandedMeasure, size: RawBuilder<number>, unit = 1): RawBuilder<number> => {
  const edges = measureBands[measure].edges.map((edge) => -edge * unit).toReversed();
  return sql`coalesce(${sql.lit(edges.length + 1)} - width_bucket(-(${size})::numeric,
    ${sql.lit(`{${edges.join(',')}}`)}::numeric[]), 0)`;
};

const numbered = (words: readonly string[], word: RawBuilder<string>): RawBuilder<number> =>
  sql`coalesce(array_position(${sql.lit(`{${words.join(',')}}`)}::text[], ${word}), 0)`;

const boxed = sql<number>`case when p.contents->>'unit' = 'lenses'
  then (p.contents->>'amount')::int * (p.contents->>'count')::int end`;

const place = (code: TraitCode, number: RawBuilder<number>): RawBuilder<number> =>
  sql`((${number}) << ${sql.lit(shiftOf(code))})`;

/** The traits of a product `p` that do not depend on its price. */
export const productTraits: RawBuilder<number> = sql`(${sql.join(
  [
    place('water', band('water', measured('water_content'))),
    place('oxygen', band('oxygen', measured('oxygen_transmissibility'))),
    place('uv', numbered(uvFilters, fact('uv_filter'))),
    place('box_size', band('box_size', boxed)),
    place('frame_shape', numbered(frameShapes, fact('frame_shape'))),
    place('frame_width', band('frame_width', measured('lens_width'))),
  ],
  sql` | `,
)})`;

/** The monthly cost of wearing of a row, as one of its traits. Units: minor. */
export const wearTrait = (wear: RawBuilder<unknown>): RawBuilder<number> =>
  place('wear_cost', band('wear_cost', sql<number>`nullif(${wear}, ${sql.lit(noWearCost)})`, 100));
