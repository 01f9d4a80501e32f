import type { Shop } from '../../application/shared/shop.ts';
import type { Theme } from './theme.ts';

/** A shop: its configuration and its theme. Its two files are in the folder of its name. */
export interface Brand {
  readonly shop: Shop;
  readonly theme: Theme;
}
