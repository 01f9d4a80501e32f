import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import { useHeldLinks } from '../../../src/ui/cart/drawer/use-held-links.ts';

const lead = vi.fn();
const held = (state: CartState): void => useHeldLinks(state, lead);
afterEach(() => {
  lead.mockClear();
  document.body.replaceChildren();
});

const adding = (adds: number, added: number): CartState => ({
  remote: { _tag: 'Loading' },
  tasks: Array.from({ length: adds }, () => ({ _tag: 'Add', lines: [] })),
  added,
  loads: 0,
});
const linkTo = (path: string): HTMLAnchorElement =>
  document.body.appendChild(Object.assign(document.createElement('a'), { href: path }));
const press = (link: HTMLAnchorElement): void => act(() => link.click());

it('a link waits while something is being added, and leads on then · CART-17', () => {
  const link = linkTo('/c/care');
  const { rerender } = renderHook(held, { initialProps: adding(2, 0) });
  press(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  rerender(adding(1, 1));
  expect(link).toHaveAttribute('aria-busy', 'true');
  expect(lead).not.toHaveBeenCalled();
  rerender(adding(0, 2));
  expect(lead.mock.calls).toEqual([[link.href]]);
});

it('a link whose add has failed waits no longer, and the page stays · CART-17', () => {
  const link = linkTo('/c/care');
  const { rerender } = renderHook(held, { initialProps: adding(1, 0) });
  press(link);
  rerender(adding(0, 0));
  expect(link).not.toHaveAttribute('aria-busy');
  expect(lead).not.toHaveBeenCalled();
});

it('of two links only the one pressed last waits · CART-17', () => {
  const [first, second] = [linkTo('/c/care'), linkTo('/c/lenses')];
  const { rerender } = renderHook(held, { initialProps: adding(1, 0) });
  press(first);
  press(second);
  expect(first).not.toHaveAttribute('aria-busy');
  expect(second).toHaveAttribute('aria-busy', 'true');
  rerender(adding(0, 1));
  expect(lead.mock.calls).toEqual([[second.href]]);
});
