import type { QueryOf } from '../../src/adapters/contract/operation.ts';
import type { ShopApi } from '../../src/adapters/contract/shop-api.ts';
import { priceBands } from '../../src/domain/catalogue/facet-values.ts';
import type { OwnEye, OwnValues } from '../../src/domain/catalogue/lens/own-values.ts';
import { sortOrders } from '../../src/domain/catalogue/listing.ts';
import { measureBands } from '../../src/domain/catalogue/measure-bands.ts';
import { lensTypes, lensUsages } from '../../src/domain/catalogue/product.ts';
import { randomOf } from '../crash-test/random.ts';
import { mistype } from './invented-words.ts';
import { brandNames, seriesNames } from './multiply.ts';

export type ListingQuery = QueryOf<ShopApi['getProducts']>;

/** The queries that run in turn: always the same for the same number. */
export interface Questions {
  readonly listings: readonly ListingQuery[];
  readonly deepPages: readonly ListingQuery[];
  readonly foundListings: readonly ListingQuery[];
  readonly byValues: readonly (readonly [ListingQuery, OwnValues])[];
  readonly oneWord: readonly string[];
  readonly twoWords: readonly string[];
  readonly typos: readonly string[];
}

const powers = ['-2.50', '-1.75', '-3.25', '-0.75', '+1.00', '-6.50'];
const cylinders: readonly OwnEye[] = [
  { cylinder: '-0.75', axis: '180' },
  { cylinder: '-1.25', axis: '90' },
];

const categories = [
  'shop',
  'lens',
  'care',
  'sun',
  'reading',
  'lens.daily',
  'lens.monthly',
  'lens.daily.toric',
  'lens.monthly.spherical',
  'sun.shapes',
];

export const makeQuestions = (count: number, largestPage: number): Questions => {
  const random = randomOf(3);
  const pick = <A>(items: readonly A[]): A => items[Math.floor(random() ** 1.5 * items.length)] as A;
  const some = <A>(items: readonly A[], most: number): readonly A[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(items));
  const maybe = <A>(chance: number, value: () => A): Partial<A> => (random() < chance ? value() : {});
  const times = <A>(make: () => A): readonly A[] => Array.from({ length: count }, make);
  const listing = (pages: number): ListingQuery => {
    const category = pick(categories);
    const isLens = category === 'shop' || category.startsWith('lens');
    return {
      category,
      page: 1 + Math.floor(random() * pages),
      limit: pick([24, 10, 48, 100]),
      sort: pick(sortOrders),
      ...maybe(0.3, () => ({ brand: some(brandNames, 3).map(capital) })),
      ...maybe(isLens ? 0.4 : 0, () => ({ lens_type: some(lensTypes, 2) })),
      ...maybe(isLens ? 0.3 : 0, () => ({ lens_usage: some(lensUsages, 2) })),
      ...maybe(isLens ? 0.2 : 0, () => ({ oxygen: some(measureBands.oxygen.names, 2) })),
      ...maybe(isLens ? 0.2 : 0, () => ({ box_size: some(measureBands.box_size.names, 2) })),
      ...maybe(isLens ? 0.2 : 0, () => ({ wear_cost: some(measureBands.wear_cost.names, 2) })),
      ...maybe(0.35, () => ({ price: some(priceBands, 2) })),
      ...maybe(0.2, () => ({ rating: [pick(['4', '3', '2'])] })),
      ...maybe(0.15, () => ({ availability: some(['in_stock', 'on_order', 'sold_out'] as const, 1) })),
    };
  };
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const beginning = (word: string): string => word.slice(0, 1 + Math.floor(random() * word.length));
  const rest = ['30', 'tageslinsen', 'linsen', 'toric', 'sonnenbrille', 'monat'];
  return {
    listings: times(() => listing(10)),
    deepPages: times(() => ({ ...listing(1), page: Math.ceil(largestPage * (0.1 + 0.9 * random())) })),
    byValues: times(() => [
      listing(10),
      {
        right: { sphere: pick(powers) },
        left: { sphere: pick(powers), ...maybe(0.3, () => pick(cylinders)) },
      },
    ]),
    foundListings: times(() => ({ ...listing(3), category: 'shop', search: pick([...brandNames, ...rest]) })),
    oneWord: times(() => beginning(pick(random() < 0.5 ? brandNames : seriesNames))),
    twoWords: times(() =>
      random() < 0.5
        ? `${pick(brandNames)} ${beginning(pick(seriesNames))}`
        : `${pick(brandNames)} ${beginning(pick(rest))}`,
    ),
    typos: times(() => mistype(pick(seriesNames.filter((word) => word.length > 6)), random)),
  };
};
