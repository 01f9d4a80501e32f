/** Where bands of a measure end: what equals an edge belongs below it. The last band is open. */
interface Bands {
  readonly edges: readonly number[];
  /** As addresses and facets call them, lowest first: one more than edges. */
  readonly names: readonly string[];
  /** The measure is counted: the band above 3 begins with 4. */
  readonly counted?: true;
}

const between = (edges: readonly number[]): readonly string[] =>
  [0, ...edges].map((from, index) => `${from}-${edges[index] ?? ''}`);

const named = (...edges: readonly number[]): Bands => ({ edges, names: between(edges) });

/** What listings are narrowed by in bands. Source: CAT-18, CAT-19. */
export const measureBands = {
  /** Units: percent. */
  water: named(40, 55),
  /** Oxygen that a lens lets through. Units: Dk/t. */
  oxygen: named(30, 100),
  /** Lenses in a box. */
  box_size: { ...named(3, 6, 30, 90), counted: true },
  /** Of a month on both eyes. Units: whole ones of the shop's currency. */
  wear_cost: named(15, 30, 45, 60),
  /** By one lens of a frame. Units: millimetres. */
  frame_width: { edges: [49, 53], names: ['narrow', 'medium', 'wide'] },
} as const satisfies Readonly<Record<string, Bands>>;

export type BandedMeasure = keyof typeof measureBands;

const bandsOf = (measure: BandedMeasure): Bands => measureBands[measure];

/** The one band that a measure lies in. */
export const bandOf = (measure: BandedMeasure, size: number): string => {
  const { edges, names } = bandsOf(measure);
  return names[edges.filter((edge) => size > edge).length] as string;
};

/** From where to where a band goes, `to` included; absent where it is open. Nothing where no band has this name. */
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
