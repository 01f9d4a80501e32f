import type { CodedValue } from '../fields/eye-values';
import { listIn, type ProductFields } from '../fields/typed-fields';

/** An option by which a product is ordered, and its available values. */
export interface LensOption {
  readonly code: string;
  readonly values: readonly string[];
}
/** If one of `values` is chosen for `when`, only `keep` of `code` is available. */
export interface Narrowing {
  readonly when: string;
  readonly values: readonly string[];
  readonly code: string;
  readonly keep: readonly string[];
}
export interface Made {
  readonly options: readonly LensOption[];
  readonly narrowings: readonly Narrowing[];
}

export const madeOf = ({
  lensOptions,
  narrowings,
}: Pick<ProductFields, 'lensOptions' | 'narrowings'>): Made => ({
  options: listIn<LensOption>(lensOptions),
  narrowings: listIn<Narrowing>(narrowings),
});

const chosenOf = (chosen: readonly CodedValue[], code: string): string | undefined =>
  chosen.find((one) => one.code === code)?.value;

/**
 * Whether a product is made in these values. The shop's own rule for a cart: every option has exactly one value, each
 * is available, and there are no others.
 */
export const isMade = ({ options, narrowings }: Made, chosen: readonly CodedValue[]): boolean => {
  const active = narrowings.filter(({ when, values }) => values.includes(chosenOf(chosen, when) ?? ''));
  return (
    chosen.length === options.length &&
    options.every(({ code, values }) => {
      const value = chosenOf(chosen, code);
      return (
        value !== undefined &&
        values.includes(value) &&
        active.every((one) => one.code !== code || one.keep.includes(value))
      );
    })
  );
};
