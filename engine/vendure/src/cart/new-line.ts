import { type CodedValue, eyeValues, valuesFrom } from '../fields/eye-values';
import type { LineFields } from '../fields/typed-fields';

/** A line as the shop adds it to a cart. */
export interface NewLine {
  readonly shopId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly options: readonly CodedValue[];
  readonly eye?: string | null;
  readonly pairId?: string | null;
  readonly priceChannel?: string | null;
  readonly partnerMark?: string | null;
  readonly recommendedBy?: object | null;
}

type Side = Pick<LineFields, 'eye' | 'variantId' | 'pairId'>;

const sideOf = ({ eye, variantId }: Side): string => `${eye ?? ''} ${variantId ?? ''}`;
const sidesOf = (lines: readonly Side[], pair: string): string =>
  lines
    .filter(({ pairId }) => pairId === pair)
    .map(sideOf)
    .sort()
    .join('|');

/** A pair that is already in the cart, with the same values for the same eyes, keeps its id. */
export const withKnownPairs = <Added extends Side>(
  there: readonly Side[],
  added: readonly Added[],
): readonly Added[] => {
  const known = (pair: string): string => {
    const wanted = sidesOf(added, pair);
    return (
      there.flatMap(({ pairId }) => pairId ?? []).find((name) => sidesOf(there, name) === wanted) ?? pair
    );
  };
  return added.map((line) => (line.pairId ? { ...line, pairId: known(line.pairId) } : line));
};

/** The key by which lines are merged: the two eyes never merge, equal lines do. */
export const lineKey = (side: Side): string => `${side.pairId ?? ''} ${sideOf(side)}`;

export const fieldsOfLine = (line: NewLine): LineFields => ({
  ...Object.fromEntries(eyeValues.map((name) => [name, null])),
  ...valuesFrom(line.options),
  eye: line.eye ?? null,
  pairId: line.pairId?.slice(0, 64) ?? null,
  variantId: line.variantId,
  priceChannel: line.priceChannel ?? null,
  partnerMark: line.partnerMark ?? null,
  recommendedBy: line.recommendedBy ? JSON.stringify(line.recommendedBy) : null,
});
