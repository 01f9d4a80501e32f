import { toCartLines } from '../../../domain/cart/prescribed-lines.ts';
import type { LensSet } from '../../../domain/orders/lens-pass.ts';
import { useServices } from '../../shared/services.ts';

/** Returns a function that adds lenses to the cart, with the values of both eyes unchanged. Source: ACC-9. */
export const useAddSet = (): ((set: LensSet) => void) => {
  const { cart, sidebar } = useServices();
  return (set) => {
    const lines = toCartLines({ id: set.productId }, set.eyes, set.id);
    const product = {
      id: set.productId,
      title: set.title,
      image: set.image,
      price: { current: set.price },
    };
    cart.add(lines.map((line) => ({ line, product })));
    sidebar.openForAdd();
  };
};
