import { useRef } from 'react';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { usePairFindings } from '../../cart/line/use-pair-findings.ts';
import { useCart } from '../../cart/use-cart.ts';

const nothing: readonly CartItem[] = [];

/** Findings about the reordered lenses in the cart, such as values that differ from a newer order. Source: WEAR-3. */
export const AgainFindings = () => {
  const items = useCart().remote.value?.items ?? nothing;
  const place = useRef<HTMLDivElement>(null);
  const { PairFindings, pairs } = usePairFindings(items, place);
  return (
    <div ref={place} tabIndex={-1}>
      {PairFindings && pairs.map((pair) => <PairFindings key={pair[0]?.id} items={pair} />)}
    </div>
  );
};
