import { inOptionOrder } from '../../variant.ts';
import type { OptionCode, ProductOption } from '../lens-options.ts';

/** The result of a reading for one option of a lens. */
export type Proposal =
  /** The only value that the text can mean and that the lens is made in. The customer has to confirm it. */
  | { readonly _tag: 'Proposed'; readonly code: OptionCode; readonly value: string }
  /** The text can mean several values of the lens: none is proposed, all are listed. */
  | { readonly _tag: 'Open'; readonly code: OptionCode; readonly values: readonly string[] }
  /** The lens is not made in the value that the text states. */
  | { readonly _tag: 'NotMade'; readonly code: OptionCode; readonly values: readonly string[] };

const sizeOf = (value: string): number | undefined => (/^[+-]?\d/.test(value) ? Number(value) : undefined);

/** Whether two texts state the same power or measure, whatever the number of decimals. */
const isSameValue = (a: string, b: string): boolean =>
  a === b || (sizeOf(a) !== undefined && sizeOf(a) === sizeOf(b));

/**
 * Returns the proposals for the options of a lens from a reading, in option order. An option with a single value is not
 * proposed unless the text differs from it. An option that the text does not name is left out. Source: PHOTO-3.
 */
export const proposals = (
  options: readonly ProductOption[],
  readings: Readonly<Partial<Record<OptionCode, readonly string[]>>>,
): readonly Proposal[] =>
  inOptionOrder(options).flatMap(({ code, values }): readonly Proposal[] => {
    const read = readings[code] ?? [];
    if (read.length === 0) return [];
    const made = values.filter((value) => read.some((one) => isSameValue(one, value)));
    const [first, ...others] = made;
    if (first === undefined) return [{ _tag: 'NotMade', code, values: read }];
    if (others.length > 0) return [{ _tag: 'Open', code, values: made }];
    // The text states two different values. One of them is wrong, even if the lens is made in only one.
    if (read.some((one) => !isSameValue(one, first))) return [{ _tag: 'Open', code, values: [first] }];
    return values.length === 1 ? [] : [{ _tag: 'Proposed', code, value: first }];
  });
