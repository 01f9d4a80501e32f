import { inOptionOrder } from '../../variant.ts';
import type { OptionCode, ProductOption } from '../lens-options.ts';

/** What a reading comes to for one option of a lens. */
export type Proposal =
  /** The one value that the text can mean and the lens is made in: to be confirmed by hand. */
  | { readonly _tag: 'Proposed'; readonly code: OptionCode; readonly value: string }
  /** It can mean several of them: nothing is proposed, they are named. */
  | { readonly _tag: 'Open'; readonly code: OptionCode; readonly values: readonly string[] }
  /** It says something that the lens is not made in. */
  | { readonly _tag: 'NotMade'; readonly code: OptionCode; readonly values: readonly string[] };

const sizeOf = (value: string): number | undefined => (/^[+-]?\d/.test(value) ? Number(value) : undefined);

/** The same power or measure, however many decimals are written. */
const saysSame = (a: string, b: string): boolean =>
  a === b || (sizeOf(a) !== undefined && sizeOf(a) === sizeOf(b));

/**
 * What of a reading a lens can be chosen by, in the order in which its values are asked. What leaves no choice is not
 * proposed, unless the text says otherwise; what the text does not name is not there. Source: PHOTO-3.
 */
export const proposals = (
  options: readonly ProductOption[],
  readings: Readonly<Partial<Record<OptionCode, readonly string[]>>>,
): readonly Proposal[] =>
  inOptionOrder(options).flatMap(({ code, values }): readonly Proposal[] => {
    const read = readings[code] ?? [];
    if (read.length === 0) return [];
    const made = values.filter((value) => read.some((one) => saysSame(one, value)));
    const [first, ...others] = made;
    if (first === undefined) return [{ _tag: 'NotMade', code, values: read }];
    if (others.length > 0) return [{ _tag: 'Open', code, values: made }];
    // Read twice and differently: one of them is wrong, even where only one is made.
    if (read.some((one) => !saysSame(one, first))) return [{ _tag: 'Open', code, values: [first] }];
    return values.length === 1 ? [] : [{ _tag: 'Proposed', code, value: first }];
  });
