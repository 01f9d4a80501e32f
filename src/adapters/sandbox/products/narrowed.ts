import type { Configuration, ProductOption } from '../../../domain/catalogue/lens/lens-options.ts';
import type { Narrowing } from '../seed/range/seed-product.ts';

/** Returns the values that are available once axis and colour are chosen. Source: CAT-9. */
export const narrowed = (
  options: readonly ProductOption[],
  narrowings: readonly Narrowing[],
  chosen: Configuration,
): readonly ProductOption[] => {
  const active = narrowings.filter(({ when, values }) => values.includes(chosen[when] ?? ''));
  return options.map(({ code, values }) => ({
    code,
    values: values.filter((value) =>
      active.every((narrowing) => narrowing.code !== code || narrowing.keep.includes(value)),
    ),
  }));
};
