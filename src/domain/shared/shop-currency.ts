/** In which currency an amount is shown: the one that it carries. */

import * as E from 'fp-ts/Either';
import { type Currency, currencies } from './money.ts';

/** Where neither the amount nor the shop says. Source: I18N-7, D12. */
export const defaultCurrency: Currency = 'EUR';

export type UnknownCurrency = { readonly _tag: 'UnknownCurrency' };

/** A currency by its code, as the wire writes it: three capitals. Source: I18N-7. */
export const readCurrency = (code: string): E.Either<UnknownCurrency, Currency> => {
  const known = currencies.find((currency) => currency === code);
  return known ? E.right(known) : E.left({ _tag: 'UnknownCurrency' });
};

/**
 * The currency of a cart or an order: its own, else the shop's, else euros. A code that is not known is refused, for an
 * amount is never shown in a currency that it was not meant in. Source: I18N-7, D12.
 */
export const currencyOf = (
  carried: string | undefined,
  ofShop: Currency = defaultCurrency,
): E.Either<UnknownCurrency, Currency> => (carried ? readCurrency(carried) : E.right(ofShop));
