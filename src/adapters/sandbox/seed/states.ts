import type { SeedProduct } from './seed-product.ts';

/** Products that show something of their own, by id. */
const states: Readonly<Record<string, Partial<SeedProduct>>> = {};

export const withState = (product: SeedProduct): SeedProduct => ({ ...product, ...states[product.id] });
