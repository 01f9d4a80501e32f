import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { Providers } from '../../../src/ui/app.tsx';
import { CartButton } from '../../../src/ui/layout/header/CartButton.tsx';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

const unknown: CartState = { remote: { _tag: 'Loading' }, tasks: [], added: 0, loads: 0 };
const loaded = (quantity: number): CartState => {
  const items = quantity > 0 ? [{ quantity }] : [];
  return { ...unknown, remote: { _tag: 'Ready', value: { items } as unknown as Cart }, loads: 1 };
};

/** The button as the server sends it and the starter updates it, hydrated by React. */
const takenOver = async () => {
  const state$ = new BehaviorSubject(unknown);
  const services = { cart: { state$ }, locale: 'de' } as unknown as Services;
  const translator = makeTranslator('de', await loadWords('okulino', 'de', ['common']));
  const button = (
    <Providers services={services} translator={translator}>
      <CartButton badge />
    </Providers>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(button);
  document.body.append(container);
  const badge = () => container.querySelector<HTMLElement>('a > :empty');
  expect(badge()?.hidden).toBe(true);
  Object.assign(badge() ?? {}, { hidden: false });
  Object.assign(badge()?.dataset ?? {}, { count: '2' });
  render(button, { container, hydrate: true });
  return { state$, shown: () => (badge()?.hidden ? 'nothing' : badge()?.dataset.count) };
};

it.each([
  [3, '3'],
  [0, 'nothing'],
])(
  'the server-rendered cart count is kept until the cart of %i pieces is loaded · CART-20',
  async (pieces, then) => {
    const complain = vi.spyOn(console, 'error');
    const { state$, shown } = await takenOver();
    expect(shown()).toBe('2');
    act(() => state$.next(loaded(pieces)));
    expect(shown()).toBe(then);
    expect(complain).not.toHaveBeenCalled();
  },
);
