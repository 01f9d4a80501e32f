import type { Shop } from '../../application/shared/shop.ts';
import type { Theme } from './theme.ts';

/** One shop: what it is, what it looks like, and where it answers. */
export interface Brand {
  readonly shop: Shop;
  readonly theme: Theme;
  /** Host names beside `{id}.localhost`, without port. */
  readonly hosts: readonly string[];
}
