/** The bands of a measure. A value equal to an edge belongs to the band below it. The last band is open. */
interface Bands {
  readonly edges: readonly number[];
  /** The names used in addresses and facets, lowest first. There is one more name than edges. */
  readonly names: readonly string[];
  /** Whether the measure is a count: the band above 3 then begins with 4. */
  readonly counted?: true;
}

const between = (edges: readonly number[]): readonly string[] =>
  [0, ...edges].map((from, index) => `${from}-${edges[index] ?? ''}`);

const named = (...edges: readonly number[]): Bands => ({ edges, names: between(edges) });

/** The measures that listings are filtered by in bands. Source: CAT-18, CAT-19. */
export const measureBands = {
  /** Units: percent. */
  water: named(40, 55),
  /** Oxygen transmissibility. Units: Dk/t. */
  oxygen: named(30, 100),
  /** Lenses in a box. */
  box_size: { ...named(3, 6, 30, 90), counted: true },
  /** The cost of a month on both eyes. Units: whole units of the shop's currency. */
  wear_cost: named(15, 30, 45, 60),
  /** The width of one lens of a frame. Units: millimetres. */
  frame_width: { edges: [49, 53], names: ['narrow', 'medium', 'wide'] },
} as const satisfies Readonly<Record<string, Bands>>;

export type BandedMeasure = keyof typeof measureBands;

const bandsOf = (measure: BandedMeasure): Bands => measureBands[measure];

/** Returns the band that a measure falls into. */
export const bandOf = (measure: BandedMeasure, size: number): string => {
  const { edges, names } = bandsOf(measure);
  return names[edges.filter((edge) => size > edge).length] as string;
};

/**
 * Returns the limits of a band, `to` inclusive. A limit is absent if the band is open on that side. Undefined if no
 * band has this name.
 */
export const limitsOf = (
  measure: BandedMeasure,
  name: string,
): { readonly from?: number; readonly to?: number } | undefined => {
  const { edges, names, counted } = bandsOf(measure);
  const index = names.indexOf(name);
  if (index < 0) return undefined;
  const from = edges[index - 1];
  const to = edges[index];
  return { ...(from !== undefined && { from: counted ? from + 1 : from }), ...(to !== undefined && { to }) };
};
