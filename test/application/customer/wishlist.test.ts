import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { WishlistPort } from '../../../src/application/customer/ports/wishlist.ts';
import { makeWishlist, noWishes, type WishlistState } from '../../../src/application/customer/wishlist.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';

const [a, b] = ['10010', '20012'] as ProductId[] as [ProductId, ProductId];
const unavailable: Failure = { _tag: 'Unavailable', status: 507 };

const listOf = (first: readonly ProductId[]): WishlistPort => {
  let wishes = first;
  const change = (next: readonly ProductId[]) =>
    TE.fromIO<void, Failure>(() => {
      wishes = next;
    });
  return {
    products: async () => TE.right(wishes)(),
    add: (id) => change([id, ...wishes]),
    remove: (id) => change(wishes.filter((one) => one !== id)),
  };
};
const full: WishlistPort = {
  products: TE.right([b]),
  add: () => TE.left(unavailable),
  remove: () => TE.left(unavailable),
};

const watched = (port: WishlistPort) => {
  const wishlist = makeWishlist(port);
  let now: WishlistState = noWishes;
  wishlist.state$.subscribe((state) => {
    now = state;
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { wishlist, settled, now: () => now };
};

describe('the wish list', () => {
  it('loads the stored products, and stays closed · CAT-17', async () => {
    const { wishlist, settled, now } = watched(listOf([a]));
    wishlist.read();
    await settled();
    expect(now()).toEqual({ open: false, wishes: [a], failed: false, isRead: true });
  });

  it('opens when a product is added, and does not open or close when one is removed · UI-6', async () => {
    const { wishlist, settled, now } = watched(listOf([a]));
    wishlist.toggle(b);
    await settled();
    expect(now()).toEqual({ open: true, wishes: [b, a], failed: false, isRead: true });
    wishlist.remove(a);
    await settled();
    expect(now()).toEqual({ open: true, wishes: [b], failed: false, isRead: true });
    wishlist.close();
    wishlist.toggle(b);
    await settled();
    expect(now()).toEqual({ open: false, wishes: [], failed: false, isRead: true });
    wishlist.open();
    await settled();
    expect(now().open).toBe(true);
  });

  it('is what is stored now, whatever another tab has changed · CAT-17', async () => {
    const port = listOf([a]);
    const { wishlist, settled, now } = watched(port);
    await settled();
    const before = now().wishes;
    wishlist.read();
    await settled();
    expect(now().wishes).toBe(before);
    await port.add(b)();
    wishlist.read();
    await settled();
    expect(now().wishes).toEqual([b, a]);
    await port.remove(a)();
    wishlist.read();
    wishlist.toggle(b);
    await settled();
    expect(now()).toMatchObject({ open: false, wishes: [] });
  });

  it('reports that a product could not be stored, and does not list it', async () => {
    const { wishlist, settled, now } = watched(full);
    wishlist.toggle(a);
    await settled();
    expect(now()).toEqual({ open: true, wishes: [b], failed: true, isRead: true });
    wishlist.remove(b);
    await settled();
    expect(now().wishes).toEqual([b]);
  });

  it('reports that a product could not be removed, and keeps it', async () => {
    const { wishlist, settled, now } = watched(full);
    wishlist.remove(b);
    await settled();
    expect(now()).toEqual({ open: false, wishes: [b], failed: true, isRead: true });
  });

  it('is empty if it cannot be read', async () => {
    const { settled, now } = watched({ ...full, products: TE.left(unavailable) });
    await settled();
    expect(now()).toEqual({ ...noWishes, isRead: true });
  });
});
