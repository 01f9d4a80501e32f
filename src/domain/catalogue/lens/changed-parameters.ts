import type { ProductSummary } from '../product.ts';
import type { OptionCode, ProductOption } from './lens-options.ts';

/** A measure of the lens itself that differs; `before` and `after` are all values that it is made in. */
export interface ParameterChange {
  readonly code: OptionCode;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What to take instead of a product, and in which measures it differs. */
export interface Replacement extends ProductSummary {
  readonly changed: readonly ParameterChange[];
}

/** How a lens sits. Powers belong to the eye: they are chosen again. */
const measures = ['radius', 'diameter'] as const satisfies readonly OptionCode[];

const valuesOf = (options: readonly ProductOption[], code: OptionCode): readonly string[] =>
  options.find((option) => option.code === code)?.values ?? [];

/** The measures in which a lens differs from the one that it stands in for; a measure that only one of them has is none. */
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
