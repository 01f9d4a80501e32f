import type { SeenProducts } from '../../application/catalogue/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { rememberSeen } from '../../domain/catalogue/seen-products.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Ids joined by commas, stored on the device, one list for each shop; nothing if the device stores nothing. */
export const makeSeenProducts = (device: TextStore, brand: BrandId): SeenProducts => {
  const key = `dioptra.${brand}.seen`;
  const read = (): readonly ProductId[] =>
    (device.read(key) ?? '').split(',').filter((id): id is ProductId => /^\w+$/.test(id));
  return {
    read,
    add: (id) => void device.write(key, rememberSeen(read(), id).join(',')),
    clear: () => void device.write(key),
  };
};
