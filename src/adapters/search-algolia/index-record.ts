import {
  type availabilities,
  priceBandEdges,
  priceBands,
  ratingSteps,
} from '../../domain/catalogue/facet-values.ts';
import { wearCostKey } from '../../domain/catalogue/lens/cost-of-wearing.ts';
import type { FilterCode } from '../../domain/catalogue/listing.ts';
import { contentsFromWire } from '../contract/catalogue/contents.ts';
import type { ProductSummaryWire } from '../contract/catalogue/product.ts';

/** The attributes that facets are counted by. */
export const facetAttributes = {
  brand: 'brand',
  lens_type: 'lens_type',
  lens_usage: 'lens_usage',
  price: 'price_band',
  rating: 'rating_steps',
  availability: 'availability',
} as const satisfies Readonly<Record<FilterCode, string>>;

/** A product as the search service knows it. What a card shows comes from the backend, so that no price there is old. */
export interface IndexRecord {
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
  /** What wearing it costs for a month; what is no lens comes after all lenses. Units: minor. */
  readonly wear_cost: number;
  readonly rating: number;
  readonly rating_steps: readonly string[];
  readonly availability: string;
  /** The greater, the better sold. */
  readonly popularity: number;
  /** The greater, the newer. */
  readonly newness: number;
}

const bandOf = (price: number): string => {
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

export const recordOf = (
  card: ProductSummaryWire,
  { categories, popularity, newness }: Pick<IndexRecord, 'categories' | 'popularity' | 'newness'>,
): IndexRecord => ({
  objectID: card.product_id,
  product_number: card.product_id,
  title: card.title,
  manufacturer: card.manufacturer,
  brand: card.brand,
  categories,
  ...(card.lens_type !== undefined && { lens_type: card.lens_type }),
  ...(card.lens_usage !== undefined && { lens_usage: card.lens_usage }),
  price: card.price.current,
  price_band: bandOf(card.price.current),
  wear_cost: wearCostKey({
    price: { current: { minor: card.price.current, currency: card.price.currency } },
    contents: contentsFromWire(card.unit),
    ...(card.lens_usage !== undefined && { lensUsage: card.lens_usage }),
  }),
  rating: card.rating_total,
  rating_steps: ratingSteps.filter((step) => card.rating_total >= step).map(String),
  availability: availabilityOf(card),
  popularity,
  newness,
});
