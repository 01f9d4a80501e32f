import { describe, expect, it } from 'vitest';
import type { CartItem, CartItemId, Eye } from '../../../src/domain/cart/cart.ts';
import type { PairItem } from '../../../src/domain/cart/mended-lines.ts';
import { lensPairs, pairFindings } from '../../../src/domain/cart/pair-findings.ts';
import type { ProductOption } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { knownEyesOf } from '../../arbitraries/known-eyes.ts';

const line = (eye: Eye, sphere: string, more: Partial<PairItem> = {}): PairItem => ({
  id: `${eye} ${sphere}` as CartItemId,
  productId: 'aqualis' as ProductId,
  options: [{ code: 'sphere', value: sphere }],
  quantity: 1,
  eye,
  pairId: 'pair',
  ...more,
});
const options: readonly ProductOption[] = [
  { code: 'sphere', values: ['-3.00', '-2.50', '+2.50'] },
] as unknown as readonly ProductOption[];
const known = [knownEyesOf({ right: { sphere: '-2.50' }, left: { sphere: '-3.00' } })];

describe('the lens pairs of a cart', () => {
  const item = (id: string, more: object): CartItem =>
    ({ id, productId: 'aqualis', category: 'lens', eye: 'right', ...more }) as unknown as CartItem;
  const ids = (items: readonly CartItem[]) => lensPairs(items).map((pair) => pair.map(({ id }) => id));

  it('group lines by pair; a single line is one, but not one without an eye, or a gift · WEAR-3', () => {
    expect(
      ids([
        item('a', { pairId: '1' }),
        item('b', { pairId: '2' }),
        item('c', { pairId: '1', eye: 'left' }),
        item('d', {}),
        item('e', { category: 'lenscare' }),
        item('f', { eye: undefined }),
        item('g', { pairId: '1', isGift: true }),
      ]),
    ).toEqual([['a', 'c'], ['b'], ['d']]);
  });
});

describe('the findings of a pair', () => {
  it('include a changed sign, with a mend · WEAR-3', () => {
    const { findings } = pairFindings(known, [line('right', '+2.50'), line('left', '-3.00')], options);
    expect(findings.map(({ kind, mends }) => [kind, mends.length])).toContainEqual(['SignChanged', 1]);
  });

  it('have no mend while it is unknown what the lens is made in · WEAR-3', () => {
    const { findings } = pairFindings(known, [line('right', '+2.50'), line('left', '-3.00')]);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.flatMap(({ mends }) => mends)).toEqual([]);
  });

  it('are none for values worn before, and none without lines · WEAR-3', () => {
    expect(pairFindings(known, [line('right', '-2.50'), line('left', '-3.00')], options).findings).toEqual(
      [],
    );
    expect(pairFindings(known, [], options)).toEqual({ findings: [] });
  });
});
