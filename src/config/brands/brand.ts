import type { Shop } from '../../application/shared/shop.ts';
import type { Theme } from './theme.ts';

/** One shop: what it is, and what it looks like. Its two files lie in the folder of its name. */
export interface Brand {
  readonly shop: Shop;
  readonly theme: Theme;
}
