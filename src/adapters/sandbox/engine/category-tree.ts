import type { RangeCategory } from '../../shop-server/engine/range-keeper.ts';

export interface PlacedCategory extends Omit<RangeCategory, 'productIds'> {
  /** 1 for categories directly below the shop. */
  readonly depth: number;
}

export interface CategoryTree {
  /** Outer categories first. */
  readonly placed: readonly PlacedCategory[];
  /** The products in a category or in one below it. */
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the path from a category to the outermost one. Stops if the parents form a cycle. */
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

/** Computes the depth and the products of each category, whatever their order. */
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
