/** Above this a stock counts as large. Units: pieces. Source: STOCK-1. */
export const stockThreshold = 10;

/** Keys of the words, spelt as the backend's catalogue of texts spells them. Source: STOCK-1, D23. */
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
  /** Pieces to show; what is promised beyond the stock shows as 0. */
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

/** The first case that fits, from the top. Source: STOCK-1, D23. */
export const stockBadge = (input: StockBadgeInput): StockBadge => ({
  key: badgeKey(input),
  stock: Math.max(0, input.stock),
});

/** How a badge is worded for display. No badge is `medium`: the source names no threshold for it. Source: STOCK-2, D24. */
export const stockWordings = [
  'large',
  'medium',
  'small',
  'no_stock',
  'stop_order',
  'reduce_quantity',
] as const;
export type StockWording = (typeof stockWordings)[number];

export const stockWording: Readonly<Record<StockBadgeKey, StockWording>> = {
  reduce_stock: 'reduce_quantity',
  no_stock_available: 'stop_order',
  available_stock_more_then_ten: 'large',
  available_stock_less_then_ten: 'small',
  on_warehouse: 'no_stock',
};

/** The level of a stock by itself, without a wanted quantity. Source: STOCK-2, D24. */
export type StockLevel = 'large' | 'medium' | 'small' | 'none';

/** Large above the threshold, small down to one piece. Units: pieces. Source: STOCK-2, D24. */
export const stockLevel = (stock: number): StockLevel =>
  stock > stockThreshold ? 'large' : stock > 0 ? 'small' : 'none';
