import { type Configuration, type OptionCode, optionCodes, type ProductOption } from './lens/lens-options.ts';
import type { ProductId } from './product.ts';

const rank = (code: OptionCode): number => optionCodes.indexOf(code);

/** In the order in which options are asked. Source: CAT-7. */
export const inOptionOrder = (options: readonly ProductOption[]): readonly ProductOption[] =>
  [...options].sort((a, b) => rank(a.code) - rank(b.code));

/** The options that leave no choice, chosen. Source: CAT-8. */
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

/** The options that still want a value, or a value that is offered; in the order in which they are asked. */
export const missing = (
  options: readonly ProductOption[],
  configuration: Configuration,
): readonly OptionCode[] =>
  inOptionOrder(options)
    .filter((option) => !isOffered(option, configuration))
    .map(({ code }) => code);

/** Every option has a value that is offered, and nothing else is chosen. Source: CAT-8, D31. */
export const isComplete = (options: readonly ProductOption[], configuration: Configuration): boolean =>
  missing(options, configuration).length === 0 && chosenCodes(configuration).length === options.length;

/** What of the choice is still offered, after the options were narrowed or loaded again. Source: CAT-8, D31. */
export const keepOffered = (options: readonly ProductOption[], configuration: Configuration): Configuration =>
  Object.fromEntries(
    options
      .filter((option) => isOffered(option, configuration))
      .map(({ code }) => [code, configuration[code]]),
  ) as Configuration;

const escaped = (part: string): string => part.replace(/[%:;=]/g, (mark) => encodeURIComponent(mark));

/**
 * Names one variant: the product's id, then `:` and its values in option order, `aqualis:sphere=-2.50;axis=180`.
 * The marks `% : ; =` inside a part are percent-encoded.
 */
export const variantId = (productId: ProductId, configuration: Configuration): string => {
  const values = optionCodes.flatMap((code) => {
    const value = configuration[code];
    return value === undefined ? [] : [`${code}=${escaped(value)}`];
  });
  return [escaped(productId), ...(values.length > 0 ? [values.join(';')] : [])].join(':');
};
