/** The stock of one variant. */
export interface VariantStock {
  /** Pieces that can be shipped today. Negative if more are promised than are in stock. */
  readonly onHand: number;
  /** The supplier delivers no more. */
  readonly stopOrder: boolean;
}

export interface Wanted {
  readonly variantId: string;
  readonly quantity: number;
}

export interface Allocated extends Wanted {
  /** Pieces taken from stock. The rest comes from the supplier. */
  readonly fromStock: number;
}

export interface Shortage {
  /** Index of the line. */
  readonly line: number;
  /** Pieces available for it. */
  readonly available: number;
}

/**
 * Allocates stock to lines in order. A variant under stop-order must come from stock completely. For any other, the
 * supplier delivers the rest. Stock that is zero or negative gives nothing and is not reduced further.
 */
export const allocate = (
  lines: readonly Wanted[],
  stock: ReadonlyMap<string, VariantStock>,
): { readonly allocated: readonly Allocated[]; readonly shortages: readonly Shortage[] } => {
  const left = new Map([...stock].map(([id, { onHand }]) => [id, Math.max(0, onHand)]));
  const allocated: Allocated[] = [];
  const shortages: Shortage[] = [];
  lines.forEach((line, index) => {
    const available = left.get(line.variantId) ?? 0;
    const fromStock = Math.min(available, line.quantity);
    if (stock.get(line.variantId)?.stopOrder && fromStock < line.quantity) {
      shortages.push({ line: index, available });
      return;
    }
    left.set(line.variantId, available - fromStock);
    allocated.push({ ...line, fromStock });
  });
  return { allocated, shortages };
};
