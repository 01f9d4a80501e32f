/** The initial stock of a product. Each profile produces one state of the stock badge. Source: STOCK-1. */
export const stockProfiles = [
  'plenty',
  'mixed',
  'exactly_ten',
  'few',
  'none',
  'negative',
  'stopped_with_stock',
  'stopped_without_stock',
] as const;
export type StockProfile = (typeof stockProfiles)[number];

export interface InitialStock {
  /** Pieces in stock; negative if more were promised than are there. */
  readonly onHand: number;
  /** The shop orders no more from the manufacturer. */
  readonly stopOrder: boolean;
}

/** Returns a pseudo-random number that is always the same for a text. 32 bits, not negative. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const plenty = (hash: number): number => 24 + (hash % 216);
/** Of ten variants, seven are in stock, two are scarce and one has to be ordered. */
const mixed = (hash: number): number => {
  const tenth = hash % 10;
  return tenth < 7 ? 12 + ((hash >>> 4) % 150) : tenth < 9 ? 1 + ((hash >>> 4) % 9) : 0;
};

/** Returns a variant's initial stock. It is the same at every start. */
export const initialStock = (profile: StockProfile, variantId: string): InitialStock => {
  const hash = hashOf(variantId);
  switch (profile) {
    case 'plenty':
      return { onHand: plenty(hash), stopOrder: false };
    case 'mixed':
      return { onHand: mixed(hash), stopOrder: false };
    case 'exactly_ten':
      return { onHand: 10, stopOrder: false };
    case 'few':
      return { onHand: 2 + (hash % 5), stopOrder: false };
    case 'none':
      return { onHand: 0, stopOrder: false };
    case 'negative':
      return { onHand: -3, stopOrder: false };
    case 'stopped_with_stock':
      return { onHand: 4, stopOrder: true };
    case 'stopped_without_stock':
      return { onHand: 0, stopOrder: true };
  }
};
