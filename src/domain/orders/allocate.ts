/** What lies on the shelf of one variant. */
export interface VariantStock {
  /** Pieces that can be sent today; negative when more were promised than are there. */
  readonly onHand: number;
  /** No more comes from the supplier. */
  readonly stopOrder: boolean;
}

export interface Wanted {
  readonly variantId: string;
  readonly quantity: number;
}

export interface Allocated extends Wanted {
  /** Pieces taken from the shelf; the rest comes from the supplier. */
  readonly fromStock: number;
}

export interface Shortage {
  /** Index of the line. */
  readonly line: number;
  /** Pieces that were left for it. */
  readonly available: number;
}

/**
 * Serves lines from the shelf in turn. A variant under stop-order must come from the shelf whole; any other is filled
 * up by the supplier. A shelf that is empty or oversold gives nothing and sinks no further.
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
