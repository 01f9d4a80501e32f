import { renderHook } from '@testing-library/react';
import { NEVER, type Observable, of } from 'rxjs';
import { expect, it } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { Services } from '../../../src/application/services.ts';
import type { FormProduct } from '../../../src/ui/catalogue/product/form/form-product.ts';
import { useAddPress } from '../../../src/ui/catalogue/product/form/use-add-press.ts';
import { ServicesContext } from '../../../src/ui/shared/services.ts';

/** How many adds two presses at these times make. */
const adds = (state$: Observable<Partial<CartState>>, ...instants: readonly number[]): number => {
  let added = 0;
  const cart = {
    state$,
    add: () => {
      added += 1;
    },
  };
  const services = {
    cart,
    sidebar: { openForAdd: () => undefined },
    fetchCart: async () => 'here',
  } as unknown as Services;
  const { result } = renderHook(() => useAddPress({} as FormProduct, () => undefined), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  for (const at of instants) result.current([], at);
  return added;
};

it('two quick presses count as one while the cart’s code is loading or an add is running · CART-17', () => {
  expect(adds(NEVER, 0, 399)).toBe(1);
  expect(adds(of({ added: 0, tasks: [{ _tag: 'Add', lines: [] }] }), 0, 399)).toBe(1);
});

it('a press after a refusal, or 400 ms later, counts as another one', () => {
  expect(adds(of({ added: 0, tasks: [] }), 0, 50)).toBe(2);
  expect(adds(NEVER, 0, 400)).toBe(2);
});

it('a press adds the lines with their product to the cart, and opens the drawer', () => {
  const told: unknown[] = [];
  const services = {
    cart: { state$: NEVER, add: (lines: unknown) => told.push(lines) },
    sidebar: { openForAdd: () => told.push('opened') },
    fetchCart: async () => 'here',
  } as unknown as Services;
  const product = { id: '1' } as unknown as FormProduct;
  const { result } = renderHook(() => useAddPress(product, () => told.push('lost')), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  const lines = [{ quantity: 2 }] as unknown as Parameters<typeof result.current>[0];
  expect(result.current(lines, 0)).toBe(true);
  expect(result.current(lines, 100)).toBe(false);
  expect(told).toEqual([[{ line: { quantity: 2 }, product }], 'opened']);
});

it.each([
  ['here', []],
  ['lost', ['lost']],
  ['away', ['away']],
])(
  'an add calls its fallback only if the cart’s code cannot be loaded: it is %s · CART-13',
  async (code, said) => {
    const told: string[] = [];
    const services = {
      cart: { state$: NEVER, add: () => undefined },
      sidebar: { openForAdd: () => undefined },
      fetchCart: async () => code,
    } as unknown as Services;
    const { result } = renderHook(() => useAddPress({} as FormProduct, (why) => told.push(why)), {
      wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
    });
    result.current([], 0);
    await Promise.resolve();
    expect(told).toEqual(said);
  },
);

it('a press counts as another one while a different task of the cart is running', () =>
  expect(adds(of({ added: 0, tasks: [{ _tag: 'Load' }] } as unknown as Partial<CartState>), 0, 50)).toBe(2));
