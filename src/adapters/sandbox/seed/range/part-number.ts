import type { SeedProduct } from './seed-product.ts';

/** The number that its maker gives a product, as invented as the maker is: `VEL-10010`. */
export const partNumber = ({ id, manufacturer }: Pick<SeedProduct, 'id' | 'manufacturer'>): string =>
  `${manufacturer.slice(0, 3).toUpperCase()}-${id}`;
