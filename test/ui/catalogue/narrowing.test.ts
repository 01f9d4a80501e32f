import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLineOptions } from '../../../src/ui/account/subscriptions/use-line-options.ts';
import type { FormProduct } from '../../../src/ui/catalogue/product/form/form-product.ts';
import { useNarrowing } from '../../../src/ui/catalogue/product/form/live/use-narrowing.ts';
import { hook } from '../hook.tsx';

type Filled = Parameters<typeof useNarrowing>[1];
type Product = Parameters<typeof useLineOptions>[0];
const axis = { code: 'axis', values: ['90', '180'] };
const sphere = { code: 'sphere', values: ['-1.00', '-2.00'] };
const productOf = (...options: readonly object[]) => ({ id: 'p1', options }) as unknown as FormProduct;
const filled = (...groups: readonly (readonly [string, object])[]) =>
  groups.map(([group, values]) => ({ group, values, quantity: 1 })) as unknown as Filled;

/** A shop whose answers come when a test gives them. */
const shop = () => {
  const answers: ((answer: object) => void)[] = [];
  const options = vi.fn(() => () => new Promise((resolve) => answers.push(resolve)));
  const answer = (at: number, value: object) => act(async () => answers[at]?.(value));
  return { catalogue: { options }, asked: options.mock.calls as unknown[][], answer };
};
const made = (...options: readonly object[]) => ({ _tag: 'Right', right: options });
const down = { _tag: 'Left', left: { _tag: 'Unreachable' } };

describe('the options of a lens', () => {
  const narrowing = (product: FormProduct, first: Filled) => {
    const { catalogue, asked, answer } = shop();
    const narrowed = vi.fn();
    const { rerender } = hook({ catalogue }, (now: Filled) => useNarrowing(product, now, narrowed), {
      initialProps: first,
    });
    return { asked, answer, narrowed, rerender };
  };

  it('are requested once its axis or colour is chosen, eye by eye · CAT-9', async () => {
    const product = productOf(axis, sphere);
    const { asked, answer, narrowed, rerender } = narrowing(product, filled(['right', {}], ['left', {}]));
    expect(asked).toEqual([]);
    rerender(filled(['right', { axis: '90', sphere: '-1.00' }], ['left', {}]));
    rerender(filled(['right', { axis: '90', sphere: '-2.00' }], ['left', { color: 'blue' }]));
    expect(asked).toEqual([
      ['p1', { axis: '90' }],
      ['p1', { color: 'blue' }],
    ]);
    await answer(0, made({ code: 'sphere', values: ['-1.00'] }));
    expect(narrowed.mock.calls).toEqual([['right', [axis, { code: 'sphere', values: ['-1.00'] }]]]);
    rerender(filled(['right', {}], ['left', { color: 'blue' }]));
    expect(asked[2]).toEqual(['p1', {}]);
  });

  it('follow the latest choice only', async () => {
    const { answer, narrowed, rerender } = narrowing(
      productOf(axis, sphere),
      filled(['right', { axis: '90' }]),
    );
    rerender(filled(['right', { axis: '180' }]));
    await answer(0, made({ code: 'sphere', values: ['-1.00'] }));
    expect(narrowed).not.toHaveBeenCalled();
    await answer(1, made({ code: 'sphere', values: ['-2.00'] }));
    expect(narrowed).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged if the request fails, and are requested again', async () => {
    const { asked, answer, narrowed, rerender } = narrowing(
      productOf(axis, sphere),
      filled(['right', { axis: '90' }]),
    );
    await answer(0, down);
    expect(narrowed).not.toHaveBeenCalled();
    rerender(filled(['right', { axis: '90' }]));
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['no option narrows others', productOf(sphere)],
    ['the narrowing option has one value', productOf({ ...axis, values: ['90'] }, sphere)],
    ['no option can be narrowed', productOf(axis, { code: 'color', values: ['a', 'b'] })],
    ['the narrowed option has one value', productOf(axis, { ...sphere, values: ['-1.00'] })],
  ])('are not requested where %s', (_, product) =>
    expect(narrowing(product, filled(['right', { axis: '90' }])).asked).toEqual([]),
  );
});

describe('the options of a subscription line', () => {
  const lines = (first: object) => {
    const { catalogue, asked, answer } = shop();
    const { result, rerender } = hook(
      { catalogue },
      (chosen: object) => useLineOptions('p1' as Product, chosen),
      { initialProps: first },
    );
    return { result, rerender, asked, answer };
  };

  it('are loading, then ready, and stay while others are requested', async () => {
    const { result, rerender, asked, answer } = lines({ axis: '90', sphere: '-1.00' });
    expect(result.current._tag).toBe('Loading');
    await answer(0, made(sphere));
    expect(result.current).toMatchObject({ _tag: 'Ready', value: [sphere] });
    rerender({ axis: '90', sphere: '-2.00' });
    rerender({ axis: '90', color: 'blue' });
    expect(asked).toEqual([
      ['p1', { axis: '90' }],
      ['p1', { axis: '90', color: 'blue' }],
    ]);
    expect(result.current).toMatchObject({ _tag: 'Loading', value: [sphere] });
    await answer(1, down);
    expect(result.current).toMatchObject({ _tag: 'Failed', error: { _tag: 'Unreachable' }, value: [sphere] });
    rerender({});
    expect(asked[2]).toEqual(['p1', {}]);
  });

  it('follow the latest request', async () => {
    const { result, rerender, answer } = lines({ axis: '90' });
    rerender({ axis: '180' });
    await answer(1, made(axis));
    await answer(0, made(sphere));
    expect(result.current).toMatchObject({ _tag: 'Ready', value: [axis] });
  });
});
