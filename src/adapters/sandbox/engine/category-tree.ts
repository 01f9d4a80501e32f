import type { RangeCategory } from '../../shop-server/engine/range-keeper.ts';

export interface PlacedCategory extends Omit<RangeCategory, 'productIds'> {
  /** Right below the shop: 1. */
  readonly depth: number;
}

export interface CategoryTree {
  /** Outer ones first. */
  readonly placed: readonly PlacedCategory[];
  /** What is in a category, or in one below it. */
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

/** From a category up to the outermost one; a circle ends where it began. */
const wayUp = (
  category: RangeCategory,
  byId: ReadonlyMap<string, RangeCategory>,
): readonly RangeCategory[] => {
  const way: RangeCategory[] = [];
  for (
    let at: RangeCategory | undefined = category;
    at && !way.includes(at);
    at = at.parent === undefined ? undefined : byId.get(at.parent)
  )
    way.push(at);
  return way;
};

/** How deep each category lies and what it holds, whatever their order. */
export const categoryTree = (categories: readonly RangeCategory[]): CategoryTree => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const places = new Map<string, Set<string>>(categories.map(({ id }) => [id, new Set()]));
  const placed = categories.map((category): PlacedCategory => {
    const way = wayUp(category, byId);
    for (const { id } of way) for (const product of category.productIds) places.get(id)?.add(product);
    const { productIds: _, ...rest } = category;
    return { ...rest, depth: way.length };
  });
  return { placed: placed.toSorted((a, b) => a.depth - b.depth), places };
};
