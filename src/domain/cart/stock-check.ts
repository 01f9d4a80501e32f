import * as E from 'fp-ts/Either';

/** Why a line cannot grow. `SomethingWentWrong` where there is no stock to name. */
export type StockRefusal =
  | { readonly _tag: 'ReduceStock'; readonly stock: number }
  | { readonly _tag: 'SomethingWentWrong' };

export interface StockCheck {
  readonly stopOrder: boolean;
  readonly stock: number;
  readonly quantity: number;
  /** How many the line has now; 0 for a new one. */
  readonly current: number;
}

/** Under stop-order nobody gets more than there is; having less is always allowed. Source: CART-9, D27. */
export const checkQuantity = ({
  stopOrder,
  stock,
  quantity,
  current,
}: StockCheck): E.Either<StockRefusal, number> => {
  if (!stopOrder || quantity < current || (stock > 0 && quantity <= stock)) return E.right(quantity);
  return E.left(stock > 0 ? { _tag: 'ReduceStock', stock } : { _tag: 'SomethingWentWrong' });
};
