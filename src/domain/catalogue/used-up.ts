import type { ProductCategory } from './product.ts';

/** Whether goods are consumed and therefore suitable for regular delivery: lenses and care products. Source: SUBS-1. */
export const canComeRegularly = (category: ProductCategory | 'service'): boolean =>
  category === 'lens' || category === 'lenscare';
