import {
  type availabilities,
  priceBandEdges,
  priceBands,
  ratingSteps,
} from '../../domain/catalogue/facet-values.ts';
import { costOfWearingOf, wearCostKey } from '../../domain/catalogue/lens/cost-of-wearing.ts';
import type { FilterCode, TraitCode } from '../../domain/catalogue/listing.ts';
import { bandOf } from '../../domain/catalogue/measure-bands.ts';
import { contentsFromWire } from '../contract/catalogue/contents.ts';
import type { ProductSummaryWire } from '../contract/catalogue/product.ts';

/** The attributes by which facets are counted. */
export const facetAttributes = {
  brand: 'brand',
  lens_type: 'lens_type',
  lens_usage: 'lens_usage',
  price: 'price_band',
  rating: 'rating_steps',
  availability: 'availability',
  water: 'water',
  oxygen: 'oxygen',
  uv: 'uv',
  box_size: 'box_size',
  wear_cost: 'wear_cost_band',
  frame_shape: 'frame_shape',
  frame_width: 'frame_width',
} as const satisfies Readonly<Record<FilterCode, string>>;

/** The traits of a product that are filtered by but not part of a card. */
export type HiddenTrait = Exclude<TraitCode, 'box_size' | 'wear_cost'>;
export type HiddenTraits = Readonly<Partial<Record<HiddenTrait, string>>>;

/** A product in the search index. The content of cards comes from the backend, so that no price shown is outdated. */
export interface IndexRecord extends HiddenTraits {
  readonly objectID: string;
  readonly product_number: string;
  readonly title: string;
  readonly manufacturer: readonly string[];
  readonly brand: readonly string[];
  /** Titles of its categories. */
  readonly categories: readonly string[];
  readonly lens_type?: string;
  readonly lens_usage?: string;
  /** Units: minor. */
  readonly price: number;
  readonly price_band: string;
  /** Monthly cost of wearing. Products that are not lenses come after all lenses. Units: minor. */
  readonly wear_cost: number;
  readonly wear_cost_band?: string;
  readonly box_size?: string;
  readonly rating: number;
  readonly rating_steps: readonly string[];
  readonly availability: string;
  /** Larger for products that sell better. */
  readonly popularity: number;
  /** Larger for newer products. */
  readonly newness: number;
}

const priceBandAt = (price: number): string => {
  const above = priceBandEdges.filter((edge) => price >= edge).length;
  return priceBands[above] ?? priceBands[0];
};

const availabilityOf = ({
  discontinued,
  stock,
  stop_order,
}: ProductSummaryWire): (typeof availabilities)[number] => {
  if (discontinued) return 'sold_out';
  if (stock > 0) return 'in_stock';
  return stop_order ? 'sold_out' : 'on_order';
};

type Known = Pick<IndexRecord, 'categories' | 'popularity' | 'newness'> & { readonly traits: HiddenTraits };

const pricedOf = ({ price, unit, lens_usage, care_year }: ProductSummaryWire) => ({
  price: { current: { minor: price.current, currency: price.currency } },
  contents: contentsFromWire(unit),
  ...(lens_usage !== undefined && { lensUsage: lens_usage }),
  ...(care_year !== undefined && { careYear: { minor: care_year, currency: price.currency } }),
});

const wearBandOf = (card: ProductSummaryWire): string | undefined => {
  const cost = costOfWearingOf(pricedOf(card));
  return cost && bandOf('wear_cost', cost.month.minor / 100);
};

const boxSizeOf = ({ unit }: ProductSummaryWire): string | undefined => {
  const contents = contentsFromWire(unit);
  return contents.unit === 'lenses' ? bandOf('box_size', contents.amount) : undefined;
};

const whereSaid = <K extends string>(code: K, band: string | undefined): Partial<Record<K, string>> =>
  band === undefined ? {} : ({ [code]: band } as Record<K, string>);

export const recordOf = (
  card: ProductSummaryWire,
  { categories, popularity, newness, traits }: Known,
): IndexRecord => ({
  ...traits,
  objectID: card.product_id,
  product_number: card.product_id,
  title: card.title,
  manufacturer: card.manufacturer,
  brand: card.brand,
  categories,
  ...(card.lens_type !== undefined && { lens_type: card.lens_type }),
  ...(card.lens_usage !== undefined && { lens_usage: card.lens_usage }),
  price: card.price.current,
  price_band: priceBandAt(card.price.current),
  wear_cost: wearCostKey(pricedOf(card)),
  ...whereSaid('wear_cost_band', wearBandOf(card)),
  ...whereSaid('box_size', boxSizeOf(card)),
  rating: card.rating_total,
  rating_steps: ratingSteps.filter((step) => card.rating_total >= step).map(String),
  availability: availabilityOf(card),
  popularity,
  newness,
});
