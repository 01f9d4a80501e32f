import type { ProductSummary } from '../product.ts';
import { type OptionCode, type ProductOption, valuesOf } from './lens-options.ts';

/** A measure of the lens itself that differs. `before` and `after` list all values that each lens is made in. */
export interface ParameterChange {
  readonly code: OptionCode;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The product to buy instead of another, with the measures that differ. */
export interface Replacement extends ProductSummary {
  readonly changed: readonly ParameterChange[];
}

/** The measures that determine the fit of a lens. Powers belong to the eye and are chosen again. */
const measures = ['radius', 'diameter'] as const satisfies readonly OptionCode[];

/**
 * Returns the measures in which a lens differs from the one it replaces. A measure that only one of them has is not
 * reported.
 */
export const changedParameters = (
  before: readonly ProductOption[],
  after: readonly ProductOption[],
): readonly ParameterChange[] =>
  measures
    .map((code) => ({ code, before: valuesOf(before, code), after: valuesOf(after, code) }))
    .filter(
      (change) =>
        change.before.length > 0 && change.after.length > 0 && change.before.join() !== change.after.join(),
    );
