import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type CartSidebarState, makeCartSidebar } from '../../../src/application/cart/cart-sidebar.ts';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

const opened = async () => {
  const visitor = visit(makeBackend().port);
  const asked: string[] = [];
  const sidebar = makeCartSidebar({
    session: visitor.session,
    carts: {
      recommendations: (cart) => async () => {
        asked.push(`recommendations for ${cart.items.length}`);
        return E.right({ id: 'r', source: 'care', products: [] });
      },
    },
    catalogue: {
      deliveryDates: (items) => async () => {
        asked.push(`dates for ${items.map(({ quantity }) => quantity)}`);
        return E.right({ tags: [], items: [] });
      },
      deliveryPrediction: () => TE.right({ earliest: '2026-11-24', latest: '2026-11-25' }),
    },
  });
  let state: CartSidebarState | undefined;
  sidebar.state$.subscribe((next) => {
    state = next;
  });
  visitor.session.add([lineOf('daily', 2)]);
  await visitor.settled();
  return { ...visitor, sidebar, asked, state: () => state };
};

describe('opening the cart sidebar', () => {
  it('looks up delivery and recommendations · CART-6', async () => {
    const { sidebar, asked, settled, state } = await opened();
    expect(asked).toEqual([]);
    sidebar.open();
    await settled();
    expect(asked.toSorted()).toEqual(['dates for 2', 'recommendations for 1']);
    expect(state()).toMatchObject({
      open: true,
      delivery: { _tag: 'Ready', value: { prediction: { earliest: '2026-11-24' } } },
      recommendation: { _tag: 'Ready' },
    });
  });
  it('asks again when a line changes while it is open, not when it is closed', async () => {
    const { sidebar, asked, settled, session } = await opened();
    sidebar.open();
    await settled();
    session.setQuantity('line-daily' as CartItemId, 3);
    await settled();
    expect(asked).toContain('dates for 3');
    sidebar.close();
    session.setQuantity('line-daily' as CartItemId, 4);
    await settled();
    expect(asked.filter((what) => what.startsWith('dates'))).toEqual(['dates for 2', 'dates for 3']);
  });
  it('is one opening, however often it is asked for', async () => {
    const { sidebar, asked, settled } = await opened();
    sidebar.open();
    sidebar.open();
    await settled();
    expect(asked.filter((what) => what.startsWith('recommendations'))).toHaveLength(1);
  });
});
