import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAdding } from '../../../src/ui/cart/offers/use-adding.ts';
import { useChoice } from '../../../src/ui/cart/offers/use-choice.ts';
import type { Choosing } from '../../../src/ui/shared/choosing.ts';
import { ChoosingContext } from '../../../src/ui/shared/choosing.ts';
import { echo, hook } from '../hook.tsx';

describe('adding lines to the cart', () => {
  type Lines = Parameters<ReturnType<typeof useAdding>['add']>[0];
  const lines = [{ line: {}, product: {} }] as unknown as Lines;
  const begin = (code: 'here' | 'lost' | 'away' = 'here') => {
    const added: Lines[] = [];
    let end: (isAdded: boolean) => void = () => undefined;
    const add = (wanted: Lines, ended: (isAdded: boolean) => void) => {
      added.push(wanted);
      end = ended;
    };
    const onAdded = vi.fn();
    const { result } = hook({ cart: { add }, fetchCart: async () => code }, () => useAdding(onAdded));
    return {
      result,
      added,
      onAdded,
      press: () => act(async () => result.current.add(lines)),
      end: (isAdded: boolean) => act(async () => end(isAdded)),
    };
  };

  it('reports that it is running, and when it is done', async () => {
    const { result, added, onAdded, press, end } = begin();
    expect(result.current).toMatchObject({ isBusy: false, isRefused: false });
    await press();
    expect(added).toEqual([lines]);
    expect(result.current.isBusy).toBe(true);
    expect(onAdded).not.toHaveBeenCalled();
    await end(true);
    expect(result.current).toMatchObject({ isBusy: false, isRefused: false });
    expect(onAdded).toHaveBeenCalledTimes(1);
  });

  it('is refused if nothing was added, until it is tried again', async () => {
    const { result, onAdded, press, end } = begin();
    await press();
    await end(false);
    expect(result.current).toMatchObject({ isBusy: false, isRefused: true });
    expect(onAdded).not.toHaveBeenCalled();
    await press();
    expect(result.current).toMatchObject({ isBusy: true, isRefused: false });
  });

  it('is refused if the code of the cart cannot be loaded', async () => {
    const { result, press } = begin('lost');
    await press();
    expect(result.current).toMatchObject({ isBusy: false, isRefused: true });
  });
});

const choosing = { withoutChoice: () => undefined } as unknown as Choosing;

describe('choosing the values of a product within its card', () => {
  type Opens = Parameters<typeof useChoice>[1];
  const begin = ({
    product = { _tag: 'Right', right: { id: '1' } },
    fetchChoosing = async () => choosing,
    opens = () => true,
  }: {
    readonly product?: object;
    readonly fetchChoosing?: () => Promise<Choosing>;
    readonly opens?: Opens;
  } = {}) => {
    const translator = echo();
    const { result } = hook(
      { catalogue: { product: () => async () => product } },
      () => useChoice('1' as Parameters<typeof useChoice>[0], opens),
      {
        translator,
        within: (children) => <ChoosingContext value={fetchChoosing}>{children}</ChoosingContext>,
      },
    );
    return { result, translator, open: () => act(async () => result.current.open()) };
  };

  it('loads the product, the form and its texts, and then opens', async () => {
    const opens = vi.fn(() => true);
    const { result, translator, open } = begin({ opens });
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
    await open();
    expect(result.current.choice).toEqual({ _tag: 'Open', product: { id: '1' }, choosing });
    expect(translator.loadNamespaces).toHaveBeenCalledWith('catalogue');
    expect(opens).toHaveBeenCalledWith({ product: { id: '1' }, choosing });
    act(() => result.current.shut());
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
  });
  it('reports that it is loading', () => {
    const { result } = begin({ fetchChoosing: () => new Promise(() => undefined) });
    act(() => result.current.open());
    expect(result.current.choice).toEqual({ _tag: 'Coming' });
  });
  it('stays closed if there is nothing to choose', async () => {
    const { result, open } = begin({ opens: () => false });
    await open();
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
  });
  it('reports why the product or the code could not be loaded', async () => {
    const failure = { _tag: 'NotFound' };
    const gone = begin({ product: { _tag: 'Left', left: failure } });
    await gone.open();
    expect(gone.result.current.choice).toEqual({ _tag: 'Failed', failure });
    const lost = begin({ fetchChoosing: () => Promise.reject(new Error('no code')) });
    await lost.open();
    expect(lost.result.current.choice).toEqual({ _tag: 'Failed', failure: { _tag: 'Unreachable' } });
  });
});
