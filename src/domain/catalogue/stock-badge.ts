/** Above this a stock counts as large. Units: pieces. Source: STOCK-1. */
export const stockThreshold = 10;

/** Keys of the texts, spelt as in the backend's text catalogue. Source: STOCK-1. */
export const stockBadgeKeys = [
  'reduce_stock',
  'no_stock_available',
  'available_stock_more_then_ten',
  'available_stock_less_then_ten',
  'on_warehouse',
] as const;
export type StockBadgeKey = (typeof stockBadgeKeys)[number];

export interface StockBadge {
  readonly key: StockBadgeKey;
  /** The number of pieces to show. A negative stock is shown as 0. */
  readonly stock: number;
}

export interface StockBadgeInput {
  readonly stopOrder: boolean;
  readonly stock: number;
  readonly quantity: number;
}

const badgeKey = ({ stopOrder, stock, quantity }: StockBadgeInput): StockBadgeKey => {
  if (stopOrder && stock > 0 && quantity > stock) return 'reduce_stock';
  if (stopOrder && stock <= 0) return 'no_stock_available';
  if (stock > stockThreshold && quantity <= stock) return 'available_stock_more_then_ten';
  if (stock > 0 && quantity <= stock) return 'available_stock_less_then_ten';
  return 'on_warehouse';
};

/** Returns the badge of the first matching case, from the top. Source: STOCK-1. */
export const stockBadge = (input: StockBadgeInput): StockBadge => ({
  key: badgeKey(input),
  stock: Math.max(0, input.stock),
});
