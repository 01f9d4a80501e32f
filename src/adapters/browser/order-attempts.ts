import type { OrderAttempts } from '../../application/checkout/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';

const key = 'dioptra.order-attempt';

/** In the tab's session storage; a browser that refuses storage remembers nothing. */
export const makeOrderAttempts = (storage: () => Storage): OrderAttempts => {
  const attempt = <A>(use: (store: Storage) => A): A | undefined => {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => (attempt((store) => store.getItem(key)) ?? undefined) as CartToken | undefined,
    write: (token) => void attempt((store) => store.setItem(key, token)),
    clear: () => void attempt((store) => store.removeItem(key)),
  };
};
