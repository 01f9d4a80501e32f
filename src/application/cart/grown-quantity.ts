import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CartItem } from '../../domain/cart/cart.ts';
import { stockWords } from '../../domain/cart/cart-failure.ts';
import { checkQuantity, type StockRefusal } from '../../domain/cart/stock-check.ts';
import { isStopOrder } from '../../domain/catalogue/delivery.ts';
import type { Configuration } from '../../domain/catalogue/lens/lens-options.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { Failure } from '../shared/failure.ts';

const configurationOf = ({ options }: CartItem): Configuration =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

const refused = (refusal: StockRefusal): Failure => {
  const { key, values } = stockWords(refusal);
  return { _tag: 'Refused', code: key, violations: [], ...(values !== undefined && { values }) };
};

/** Checks whether a line may grow to this quantity. */
export type CheckQuantity = (item: CartItem, quantity: number) => TE.TaskEither<Failure, number>;

/** Checks the stock before a line's quantity grows. A lower quantity is always allowed. Source: CART-9. */
export const checkGrownQuantity =
  (catalogue: Pick<CataloguePort, 'deliveryDates'>): CheckQuantity =>
  (item, quantity) =>
    pipe(
      catalogue.deliveryDates([{ productId: item.productId, options: configurationOf(item), quantity }]),
      TE.flatMapEither((dates) =>
        pipe(
          checkQuantity({
            stopOrder: isStopOrder(dates),
            stock: dates.items[0]?.available ?? 0,
            quantity,
            current: item.quantity,
          }),
          E.mapLeft(refused),
        ),
      ),
    );
