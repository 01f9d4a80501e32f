import type { Observable } from 'rxjs';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { withoutWish, withWish } from '../../domain/catalogue/wishes.ts';
import { makeStore } from '../shared/store.ts';
import type { WishlistPort } from './ports/wishlist.ts';

export interface WishlistState {
  /** Whether the list is open beside the page. */
  readonly open: boolean;
  /** The newest first. */
  readonly wishes: readonly ProductId[];
  /** Whether the last change could not be saved. */
  readonly failed: boolean;
  /** Set once the stored list was loaded, or could not be. */
  readonly isRead?: true;
}

/** A visitor's wish list. Source: CAT-17, UI-6. */
export interface Wishlist {
  readonly state$: Observable<WishlistState>;
  /** Loads the list as it is stored now: another tab may have changed it. The other commands load it first. */
  readonly read: () => void;
  /** Adds a product and opens the list, or removes it and leaves the page as it is. */
  readonly toggle: (id: ProductId) => void;
  readonly remove: (id: ProductId) => void;
  readonly open: () => void;
  readonly close: () => void;
}

export const noWishes: WishlistState = { open: false, wishes: [], failed: false };

export const makeWishlist = (port: WishlistPort): Wishlist => {
  const { state$, get, update } = makeStore(noWishes);
  const load = async (): Promise<void> => {
    const found = await port.products();
    update((state) => {
      const wishes = found._tag === 'Right' ? found.right : state.wishes;
      // The same list stays the same array, so that its cards are not fetched again.
      return { ...state, isRead: true, wishes: `${wishes}` === `${state.wishes}` ? state.wishes : wishes };
    });
  };
  /** Operations run one after the other. Otherwise loading the list would undo additions made in the meantime. */
  let last: Promise<void> = load();
  const inTurn = (act: () => Promise<void> | void): void => {
    last = last.then(act);
  };
  const remove = async (id: ProductId): Promise<void> => {
    const outcome = await port.remove(id)();
    if (outcome._tag === 'Left') update((state) => ({ ...state, failed: true }));
    else update((state) => ({ ...state, wishes: withoutWish(state.wishes, id), failed: false }));
  };
  const add = async (id: ProductId): Promise<void> => {
    const outcome = await port.add(id)();
    if (outcome._tag === 'Left') update((state) => ({ ...state, open: true, failed: true }));
    else update((state) => ({ ...state, open: true, wishes: withWish(state.wishes, id), failed: false }));
  };
  return {
    state$,
    read: () => inTurn(load),
    toggle: (id) => inTurn(() => (get().wishes.includes(id) ? remove(id) : add(id))),
    remove: (id) => inTurn(() => remove(id)),
    open: () => inTurn(() => update((state) => ({ ...state, open: true }))),
    close: () => update((state) => ({ ...state, open: false })),
  };
};
