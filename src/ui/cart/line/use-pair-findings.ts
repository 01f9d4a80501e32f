import { type RefObject, useEffect, useRef } from 'react';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { lensPairs } from '../../../domain/cart/pair-findings.ts';
import { fromCartLines } from '../../../domain/cart/prescribed-lines.ts';
import { mapEyes } from '../../../domain/catalogue/lens/eyes.ts';
import { oddValues } from '../../../domain/catalogue/lens/shield/odd-values.ts';
import { useServices } from '../../shared/services.ts';
import { useLate } from '../../shared/use-late.ts';
import { useDesk } from '../use-desk.ts';

const fetchPairFindings = () =>
  import('../../shared/shield/PairFindings.tsx').then(({ PairFindings }) => PairFindings);

const eyesOf = (pair: readonly CartItem[]) => {
  const lines = pair.map(({ options, ...line }) => ({
    ...line,
    options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
  }));
  return mapEyes(fromCartLines(lines), ({ values }) => values);
};

/**
 * Loads the check of lens values in a cart, and returns it with the pairs that it checks. It is loaded only if the
 * browser may know the visitor's eyes, or if a pair is odd in itself. `list`: gets the focus after a correction,
 * because the corrected lines are new elements. Source: WEAR-3.
 */
export const usePairFindings = (items: readonly CartItem[], list: RefObject<HTMLElement | null>) => {
  const { wasSignedIn, lastChoices } = useServices();
  const [PairFindings, want] = useLate(fetchPairFindings, 'eyes');
  const pairs = lensPairs(items);
  const isOdd = pairs.some((pair) => oddValues({ eyes: eyesOf(pair) }).length > 0);
  const hasLenses = pairs.length > 0;
  useEffect(() => {
    if (isOdd || (hasLenses && (wasSignedIn() || lastChoices.isKept()))) want();
  }, [isOdd, hasLenses, wasSignedIn, lastChoices, want]);
  const { busy } = useDesk().mending;
  const wasBusy = useRef(false);
  useEffect(() => {
    const isDone = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (isDone && document.activeElement === document.body) list.current?.focus();
  }, [busy, list]);
  return { PairFindings, pairs };
};
