import { useSyncExternalStore } from 'react';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';

const never = () => () => undefined;
const notYet = () => false;

/** Whether a product's price is marked as special. False on the server and during hydration. Source: CAT-5. */
export const useSpecialPrice = (id: ProductId): boolean => {
  const { shop, addedProducts } = useServices();
  const isSpecial = () => shop.features.specialPrice && addedProducts.read().includes(id);
  return useSyncExternalStore(never, isSpecial, notYet);
};
