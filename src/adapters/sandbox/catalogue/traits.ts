import { type RawBuilder, sql } from 'kysely';
import { frameShapes, uvFilters } from '../../../domain/catalogue/facet-values.ts';
import { type TraitCode, traitCodes } from '../../../domain/catalogue/listing.ts';
import { type BandedMeasure, measureBands } from '../../../domain/catalogue/measure-bands.ts';
import { noWearCost } from './codes.ts';

const bits = 4;
const mask = 2 ** bits - 1;
const shiftOf = (code: TraitCode): number => bits * traitCodes.indexOf(code);

/** One trait out of all that a row has, as the database reads it. */
export const traitColumn = (code: TraitCode): RawBuilder<number> =>
  sql`((traits >> ${sql.lit(shiftOf(code))}) & ${sql.lit(mask)})`;

const fact = (code: string): RawBuilder<string> =>
  sql`(jsonb_path_query_first(p.facts, ${sql.lit(`$[*] ? (@.code == "${code}").value`)}) #>> '{}')`;

/** `58 %`, `1,5 mm`: the number that a fact begins with. */
const measured = (code: string): RawBuilder<number> =>
  sql`replace(substring(${fact(code)} from '^[0-9]{1,6}(?:[.,][0-9]{1,3})?'), ',', '.')::numeric`;

/** `bandOf`, counted from 1; 0 where there is no measure. An edge belongs to the band below: read from above, it begins one. */
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

/** What a product `p` is like, whatever it costs. */
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

/** What a row costs to wear for a month, as one of its traits. Units: minor. */
export const wearTrait = (wear: RawBuilder<unknown>): RawBuilder<number> =>
  place('wear_cost', band('wear_cost', sql<number>`nullif(${wear}, ${sql.lit(noWearCost)})`, 100));
