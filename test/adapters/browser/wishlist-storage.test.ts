import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { keepsWishes } from '../../../src/adapters/browser/keeps-wishes.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import { makeWishlistStorage } from '../../../src/adapters/browser/wishlist-storage.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { memoryStorage } from './memory-storage.ts';

const [a, b] = ['10010', '20012'] as ProductId[] as [ProductId, ProductId];

const refused = (): Storage => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the wish list of a device', () => {
  it('is kept for each shop, newest first, and leaves no entry once it is empty · CAT-17', async () => {
    const device = memoryStorage();
    const here = makeWishlistStorage(() => device, 'okulino');
    expect(
      keepsWishes(
        makeTextStore(() => device),
        'okulino',
      ),
    ).toBe(false);
    await here.add(a)();
    await here.add(b)();
    expect(await makeWishlistStorage(() => device, 'okulino').products()).toEqual(E.right([b, a]));
    expect(await makeWishlistStorage(() => device, 'opalys').products()).toEqual(E.right([]));
    expect(
      keepsWishes(
        makeTextStore(() => device),
        'okulino',
      ),
    ).toBe(true);
    expect(
      keepsWishes(
        makeTextStore(() => device),
        'opalys',
      ),
    ).toBe(false);
    await here.remove(a)();
    expect(await here.products()).toEqual(E.right([b]));
    await here.remove(b)();
    expect(
      keepsWishes(
        makeTextStore(() => device),
        'okulino',
      ),
    ).toBe(false);
    expect(device.length).toBe(0);
  });

  it('is read without stored values that are no ids', async () => {
    const device = memoryStorage();
    device.setItem('dioptra.okulino.wishes', ',10010,<b>,"20012",20012,');
    expect(await makeWishlistStorage(() => device, 'okulino').products()).toEqual(E.right([a, b]));
  });

  it('fails if the browser refuses storage', async () => {
    const here = makeWishlistStorage(refused, 'okulino');
    const failure = E.left({ _tag: 'Unavailable', status: 507 });
    expect(await here.products()).toEqual(failure);
    expect(await here.add(a)()).toEqual(failure);
    expect(await here.remove(a)()).toEqual(failure);
    expect(keepsWishes(makeTextStore(refused), 'okulino')).toBe(false);
  });
});
