import * as E from 'fp-ts/Either';

/** Why a line's quantity cannot be increased. `SomethingWentWrong` if there is no stock. */
export type StockRefusal =
  | { readonly _tag: 'ReduceStock'; readonly stock: number }
  | { readonly _tag: 'SomethingWentWrong' };

export interface StockCheck {
  readonly stopOrder: boolean;
  readonly stock: number;
  readonly quantity: number;
  /** The current quantity of the line; 0 for a new one. */
  readonly current: number;
}

/** Checks a quantity. Under stop-order it may not exceed the stock. Reducing it is always allowed. Source: CART-9. */
export const checkQuantity = ({
  stopOrder,
  stock,
  quantity,
  current,
}: StockCheck): E.Either<StockRefusal, number> => {
  if (!stopOrder || quantity < current || (stock > 0 && quantity <= stock)) return E.right(quantity);
  return E.left(stock > 0 ? { _tag: 'ReduceStock', stock } : { _tag: 'SomethingWentWrong' });
};
