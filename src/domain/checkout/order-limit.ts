import * as E from 'fp-ts/Either';
import { type Amounts, amountIn } from '../shared/amounts.ts';
import type { CountryCode } from '../shared/country.ts';
import type { Money } from '../shared/money.ts';

export interface OrderLimitInput {
  /** Whether orders to other countries are limited, and the limit. */
  readonly otherCountries: { readonly enabled: boolean; readonly limit: Amounts };
  /** The countries that the shop lists. `true`: the limit above; an amount: a limit of its own; `false`: no limit. */
  readonly countries: readonly { readonly code: CountryCode; readonly orderLimit: boolean | Amounts }[];
  readonly billingCountry?: CountryCode | undefined;
  readonly total: Money;
}
export type OverOrderLimit = { readonly _tag: 'OverOrderLimit'; readonly limit: Money };

/**
 * Checks the customs limit for a parcel. A total equal to the limit is allowed. There is no limit in a currency that no
 * shop sells in. Source: CHK-14.
 */
export const checkOrderLimit = ({
  otherCountries,
  countries,
  billingCountry,
  total,
}: OrderLimitInput): E.Either<OverOrderLimit, Money> => {
  const own = countries.find(({ code }) => code === billingCountry)?.orderLimit ?? false;
  if (!otherCountries.enabled || own === false) return E.right(total);
  const limit = amountIn(own === true ? otherCountries.limit : own, total.currency);
  return limit !== undefined && total.minor > limit.minor
    ? E.left({ _tag: 'OverOrderLimit', limit })
    : E.right(total);
};
