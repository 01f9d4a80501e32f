import { type Configuration, type OptionCode, optionCodes, type ProductOption } from './lens/lens-options.ts';
import type { ProductId } from './product.ts';

const rank = (code: OptionCode): number => optionCodes.indexOf(code);

/** Sorts options into the order of the form. Source: CAT-7. */
export const inOptionOrder = (options: readonly ProductOption[]): readonly ProductOption[] =>
  [...options].sort((a, b) => rank(a.code) - rank(b.code));

/** Returns the values of options that have only one. Source: CAT-8. */
export const preselected = (options: readonly ProductOption[]): Configuration =>
  Object.fromEntries(
    options.flatMap(({ code, values }) => (values.length === 1 ? [[code, values[0]]] : [])),
  ) as Configuration;

const isOffered = ({ code, values }: ProductOption, configuration: Configuration): boolean => {
  const chosen = configuration[code];
  return chosen !== undefined && values.includes(chosen);
};

const chosenCodes = (configuration: Configuration): readonly OptionCode[] =>
  optionCodes.filter((code) => configuration[code] !== undefined);

/** Returns the options that have no value yet, or one that is not offered, in the order of the form. */
export const missing = (
  options: readonly ProductOption[],
  configuration: Configuration,
): readonly OptionCode[] =>
  inOptionOrder(options)
    .filter((option) => !isOffered(option, configuration))
    .map(({ code }) => code);

/** Whether every option has a value that is offered, and nothing else is chosen. Source: CAT-8. */
export const isComplete = (options: readonly ProductOption[], configuration: Configuration): boolean =>
  missing(options, configuration).length === 0 && chosenCodes(configuration).length === options.length;

/** Returns the chosen values that are still offered after the options were narrowed or reloaded. Source: CAT-8. */
export const keepOffered = (options: readonly ProductOption[], configuration: Configuration): Configuration =>
  Object.fromEntries(
    options
      .filter((option) => isOffered(option, configuration))
      .map(({ code }) => [code, configuration[code]]),
  ) as Configuration;

const escaped = (part: string): string => part.replace(/[%:;=]/g, (mark) => encodeURIComponent(mark));

/**
 * Returns the id of a variant: the product's id, then `:` and its values in option order,
 * `aqualis:sphere=-2.50;axis=180`. The characters `% : ; =` inside a part are percent-encoded.
 */
export const variantId = (productId: ProductId, configuration: Configuration): string => {
  const values = optionCodes.flatMap((code) => {
    const value = configuration[code];
    return value === undefined ? [] : [`${code}=${escaped(value)}`];
  });
  return [escaped(productId), ...(values.length > 0 ? [values.join(';')] : [])].join(':');
};
