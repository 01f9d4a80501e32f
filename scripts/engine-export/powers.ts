import type { SeedProduct } from '../../src/adapters/sandbox/seed/range/seed-product.ts';
import { initialStock } from '../../src/adapters/sandbox/seed/range/stock-profile.ts';
import { type Configuration, optionCodes } from '../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { variantId } from '../../src/domain/catalogue/variant.ts';

/**
 * Maximum number of stock entries of one product: a toric lens is made in thousands of powers, and few of them are in
 * stock.
 */
const most = 400;

const isMade = ({ narrowings }: SeedProduct, chosen: Configuration): boolean =>
  narrowings.every(
    ({ when, values, code, keep }) =>
      !values.includes(chosen[when] ?? '') || chosen[code] === undefined || keep.includes(chosen[code]),
  );

const combinations = ({ options }: SeedProduct): readonly Configuration[] =>
  options.reduce<readonly Configuration[]>(
    (all, { code, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [code]: value }))),
    [{}],
  );

/** The stock of each power, as in the sandbox. If there are many powers, a selection from the whole range. */
export const powersOf = (product: SeedProduct) => {
  const made = combinations(product).filter((chosen) => isMade(product, chosen));
  const step = Math.max(1, made.length / most);
  return Array.from({ length: Math.min(most, made.length) }, (_, index) => made[Math.floor(index * step)])
    .flatMap((chosen) => (chosen ? [chosen] : []))
    .map((chosen) => {
      const { onHand, stopOrder } = initialStock(product.stock, variantId(product.id as ProductId, chosen));
      return {
        options: optionCodes.flatMap((code) => {
          const value = chosen[code];
          return value === undefined ? [] : [{ code, value }];
        }),
        onHand,
        ...(stopOrder && { stopOrder }),
      };
    })
    .filter(({ onHand }) => onHand !== 0);
};
