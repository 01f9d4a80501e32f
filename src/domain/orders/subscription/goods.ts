/** What a subscription delivers if not everything is available. */

/** A line with its availability. `Gone`: never again; `NotNow`: not today. */
export interface WantedLine {
  readonly pairId?: string;
  readonly standing: 'Here' | 'NotNow' | 'Gone';
}

export type Delivery<Line> =
  | { readonly _tag: 'Deliver'; readonly lines: readonly Line[]; readonly leftOut: readonly Line[] }
  /** Try again later: some goods will be available again. */
  | { readonly _tag: 'Wait' }
  | { readonly _tag: 'Nothing' };

/**
 * Returns what to deliver: available lines are delivered, the others left out. The lenses of a pair are delivered
 * together or not at all. Nothing is substituted, because a lens is fitted to a particular eye.
 */
export const deliveryOf = <Line extends WantedLine>(lines: readonly Line[]): Delivery<Line> => {
  const isHere = ({ pairId, standing }: Line): boolean =>
    standing === 'Here' &&
    (pairId === undefined || lines.every((other) => other.pairId !== pairId || other.standing === 'Here'));
  const here = lines.filter(isHere);
  if (here.length > 0)
    return { _tag: 'Deliver', lines: here, leftOut: lines.filter((line) => !isHere(line)) };
  return lines.some(({ standing }) => standing === 'NotNow') ? { _tag: 'Wait' } : { _tag: 'Nothing' };
};
