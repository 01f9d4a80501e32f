import * as fc from 'fast-check';
import {
  type Configuration,
  type OptionCode,
  optionCodes,
  type ProductOption,
} from '../../src/domain/catalogue/lens/lens-options.ts';

const signed = (quarters: number): string => {
  const value = (quarters / 4).toFixed(2);
  return quarters > 0 ? `+${value}` : value;
};
const sphere = fc.integer({ min: -48, max: 32 }).map(signed);

/** Values as a manufacturer prints them. */
export const optionValue: Readonly<Record<OptionCode, fc.Arbitrary<string>>> = {
  sphere,
  cylinder: fc.integer({ min: -11, max: -1 }).map(signed),
  axis: fc.integer({ min: 1, max: 18 }).map((tens) => String(tens * 10)),
  radius: fc.constantFrom('8.3', '8.4', '8.6', '8.8'),
  diameter: fc.constantFrom('14.0', '14.2', '14.5'),
  add: fc.constantFrom('low', 'medium', 'high', '+1.50'),
  color: fc.constantFrom('ocean-blue', 'forest-green', 'hazel'),
  dominance: fc.constantFrom('D', 'N'),
};

const offered = (code: OptionCode): fc.Arbitrary<ProductOption> =>
  fc
    .uniqueArray(optionValue[code], { minLength: 1, maxLength: 3 })
    .map((values): ProductOption => ({ code, values }));

/** Each code at most once, in any order. */
export const productOptions: fc.Arbitrary<readonly ProductOption[]> = fc
  .shuffledSubarray([...optionCodes])
  .chain((codes) => fc.tuple(...codes.map(offered)));

/** Values of some of the codes, whether or not a product offers them. */
export const configuration: fc.Arbitrary<Configuration> = fc.record(optionValue, { requiredKeys: [] });

/** A product's options and one value of each. */
export const completed: fc.Arbitrary<{ options: readonly ProductOption[]; configuration: Configuration }> =
  productOptions.chain((options) =>
    fc
      .tuple(...options.map(({ code, values }) => fc.constantFrom(...values).map((value) => [code, value])))
      .map((entries) => ({ options, configuration: Object.fromEntries(entries) as Configuration })),
  );
