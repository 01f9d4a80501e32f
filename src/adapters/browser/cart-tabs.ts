import type { CartTabs } from '../../application/cart/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { makeTabs } from './tabs.ts';

/** Those of another shop do not hear it, whatever their address. */
export const makeCartTabs = (brand: BrandId, page?: EventTarget): CartTabs =>
  makeTabs(`dioptra.cart.${brand}`, page);
