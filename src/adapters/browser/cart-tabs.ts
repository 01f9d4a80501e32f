import type { CartTabs } from '../../application/cart/ports.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { makeTabs } from './tabs.ts';

/** Tabs of other shops do not receive these messages, even on the same origin. */
export const makeCartTabs = (brand: BrandId, page?: EventTarget): CartTabs =>
  makeTabs(`dioptra.cart.${brand}`, page);
