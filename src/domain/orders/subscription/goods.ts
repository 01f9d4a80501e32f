/** What of a subscription comes when not all of it is to be had. */

/** A line, as far as it can be had now. `Gone`: never again; `NotNow`: not today. */
export interface WantedLine {
  readonly pairId?: string;
  readonly standing: 'Here' | 'NotNow' | 'Gone';
}

export type Delivery<Line> =
  | { readonly _tag: 'Deliver'; readonly lines: readonly Line[]; readonly leftOut: readonly Line[] }
  /** Worth another try: something will be there again. */
  | { readonly _tag: 'Wait' }
  | { readonly _tag: 'Nothing' };

/**
 * What is here comes, what is not is left out. The lenses of a pair come together or not at all, and nothing is put in
 * the place of what is gone: a lens fits the eye that it was fitted to.
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
