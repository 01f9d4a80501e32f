import type { SeenProducts } from '../../application/catalogue/ports.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { rememberSeen } from '../../domain/catalogue/seen-products.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Ids with commas between them, in the device's storage, one list for each shop; refused storage remembers nothing. */
export const makeSeenProducts = (storage: () => Storage, brand: BrandId): SeenProducts => {
  const key = `dioptra.${brand}.seen`;
  const read = (): readonly ProductId[] => {
    try {
      return (storage().getItem(key) ?? '').split(',').filter((id): id is ProductId => /^\w+$/.test(id));
    } catch {
      return [];
    }
  };
  const attempt = (write: (store: Storage) => void) => {
    try {
      write(storage());
    } catch {
      // Full or refused: there is nothing to remember then.
    }
  };
  return {
    read,
    add: (id) => attempt((store) => store.setItem(key, rememberSeen(read(), id).join(','))),
    clear: () => attempt((store) => store.removeItem(key)),
  };
};
