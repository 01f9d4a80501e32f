import * as TE from 'fp-ts/TaskEither';
import type { WishlistPort } from '../../application/customer/ports/wishlist.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import { withoutWish, withWish } from '../../domain/catalogue/wishes.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { wishesKey } from './keeps-wishes.ts';

/**
 * The wishlist of a device, one for each shop: ids joined by commas. Refused storage is a failure: a heart must not
 * show a product as saved if it is lost on the next page. Source: CAT-17.
 */
export const makeWishlistStorage = (storage: () => Storage, brand: BrandId): WishlistPort => {
  const key = wishesKey(brand);
  const attempt = <A>(act: (store: Storage) => A): TE.TaskEither<Failure, A> =>
    TE.tryCatch(
      async () => act(storage()),
      (): Failure => ({ _tag: 'Unavailable', status: 507 }),
    );
  const read = (store: Storage): readonly ProductId[] =>
    (store.getItem(key) ?? '').split(',').filter((id): id is ProductId => /^\w+$/.test(id));
  const change = (next: (wishes: readonly ProductId[]) => readonly ProductId[]) =>
    attempt((store) => {
      const wishes = next(read(store)).join(',');
      if (wishes === '') store.removeItem(key);
      else store.setItem(key, wishes);
    });
  return {
    products: attempt(read),
    add: (id) => change((wishes) => withWish(wishes, id)),
    remove: (id) => change((wishes) => withoutWish(wishes, id)),
  };
};
