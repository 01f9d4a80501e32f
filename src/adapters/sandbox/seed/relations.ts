import {
  isFitting,
  lensMaterials,
  preservatives,
  solutionFor,
} from '../../../domain/catalogue/lens/lens-care.ts';
import { factOf } from '../../../domain/catalogue/product.ts';
import { products } from './products/products.ts';
import type { SeedProduct } from './range/seed-product.ts';

export interface SeedRelation {
  readonly productId: string;
  readonly kind: 'similar' | 'upsell' | 'care';
  readonly otherId: string;
}

const sold = products.filter(({ isActive, discontinued, isTrial }) => isActive && !discontinued && !isTrial);

/** Whether a product is of another line and has the same use. */
const isLike = (one: SeedProduct, other: SeedProduct): boolean =>
  one.group !== other.group &&
  one.category === other.category &&
  one.lensType === other.lensType &&
  one.lensUsage === other.lensUsage &&
  one.careKind === other.careKind;

const distance = (one: SeedProduct, other: SeedProduct): number =>
  (one.shape === other.shape ? 0 : 2) +
  (one.brand === other.brand ? 1 : 0) +
  (one.contents.amount === other.contents.amount ? 0 : 1) +
  Math.abs(
    Math.log(one.basePrice.EUR / one.contents.amount) - Math.log(other.basePrice.EUR / other.contents.amount),
  );

/** Returns at most four similar products, one of each line. */
const similarTo = (one: SeedProduct): readonly SeedProduct[] => {
  const near = sold
    .filter((other) => isLike(one, other))
    .toSorted((a, b) => distance(one, a) - distance(one, b) || Number(a.id) - Number(b.id));
  return [...new Map(near.toReversed().map((other) => [other.group, other])).values()]
    .toSorted((a, b) => near.indexOf(a) - near.indexOf(b))
    .slice(0, 4);
};

/** Returns bigger packs of the same line. */
const upsellTo = (one: SeedProduct): readonly SeedProduct[] =>
  sold
    .filter(
      (other) =>
        other.group === one.group &&
        other.contents.amount * other.contents.count > one.contents.amount * one.contents.count,
    )
    .toSorted((a, b) => a.basePrice.EUR - b.basePrice.EUR);

/** Bottles that last for some weeks: no travel sizes, no multi-packs. */
const bottles = sold
  .filter(({ contents: { amount, count } }) => amount >= 240 && count === 1)
  .toSorted((a, b) => b.popularity - a.popularity);

/** Returns care for reusable lenses: two multi-purpose solutions and one peroxide solution, each of a different line. */
const careFor = (one: SeedProduct): readonly SeedProduct[] => {
  if (!one.lensUsage) return [];
  const material = lensMaterials.find((known) => known === factOf(one, 'material'));
  const solution = solutionFor(one.lensUsage, material);
  const fits = (bottle: SeedProduct) =>
    preservatives.some((known) => known === factOf(bottle, 'preservative') && isFitting(solution, known));
  const best = (kind: SeedProduct['careKind'], count: number) => {
    const fitting = bottles.filter((bottle) => bottle.careKind === kind && fits(bottle));
    return fitting
      .filter(({ group }, index) => fitting.findIndex((other) => other.group === group) === index)
      .slice(0, count);
  };
  return [...best('multi_purpose', 2), ...best('peroxide', 1)];
};

/** The other products that a product page shows. */
export const relations: readonly SeedRelation[] = products.flatMap((product) => [
  ...similarTo(product).map(({ id }) => ({ productId: product.id, kind: 'similar' as const, otherId: id })),
  ...careFor(product).map(({ id }) => ({ productId: product.id, kind: 'care' as const, otherId: id })),
  ...upsellTo(product).map(({ id }) => ({ productId: product.id, kind: 'upsell' as const, otherId: id })),
]);
