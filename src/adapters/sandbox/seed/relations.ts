import {
  isFitting,
  lensMaterials,
  preservatives,
  solutionFor,
} from '../../../domain/catalogue/lens/lens-care.ts';
import { products } from './products/products.ts';
import type { SeedProduct } from './range/seed-product.ts';

export interface SeedRelation {
  readonly productId: string;
  readonly kind: 'similar' | 'upsell' | 'care';
  readonly otherId: string;
}

const sold = products.filter(({ isActive, discontinued, isTrial }) => isActive && !discontinued && !isTrial);

/** Of another family, for the same use; glasses of the same shape first. */
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

/** At most four, one of each line. */
const similarTo = (one: SeedProduct): readonly SeedProduct[] => {
  const near = sold
    .filter((other) => isLike(one, other))
    .toSorted((a, b) => distance(one, a) - distance(one, b) || Number(a.id) - Number(b.id));
  return [...new Map(near.toReversed().map((other) => [other.group, other])).values()]
    .toSorted((a, b) => near.indexOf(a) - near.indexOf(b))
    .slice(0, 4);
};

/** Bigger packs of the same line. */
const upsellTo = (one: SeedProduct): readonly SeedProduct[] =>
  sold
    .filter(
      (other) =>
        other.group === one.group &&
        other.contents.amount * other.contents.count > one.contents.amount * one.contents.count,
    )
    .toSorted((a, b) => a.basePrice.EUR - b.basePrice.EUR);

const factOf = ({ facts }: SeedProduct, code: string): string | undefined =>
  facts.find((fact) => fact.code === code)?.value;

/** Bottles for some weeks: no travel size, no packs of several. */
const bottles = sold
  .filter(({ contents: { amount, count } }) => amount >= 240 && count === 1)
  .toSorted((a, b) => b.popularity - a.popularity);

/** What a lens that is worn again is kept in: two solutions for everything, and one of peroxide, each of a line of its own. */
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

/** What else a product's page shows. */
export const relations: readonly SeedRelation[] = products.flatMap((product) => [
  ...similarTo(product).map(({ id }) => ({ productId: product.id, kind: 'similar' as const, otherId: id })),
  ...careFor(product).map(({ id }) => ({ productId: product.id, kind: 'care' as const, otherId: id })),
  ...upsellTo(product).map(({ id }) => ({ productId: product.id, kind: 'upsell' as const, otherId: id })),
]);
