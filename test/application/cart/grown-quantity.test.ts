import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { checkGrownQuantity } from '../../../src/application/cart/grown-quantity.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { DeliveryDates, DeliveryQuery } from '../../../src/domain/catalogue/delivery.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';

const checked = async (answer: E.Either<Failure, DeliveryDates>) => {
  const asked: (readonly DeliveryQuery[])[] = [];
  const check = checkGrownQuantity({
    deliveryDates: (items) => {
      asked.push(items);
      return TE.fromEither(answer);
    },
  });
  return { answer: await check(plainCartItem, 4)(), asked };
};
const stopped = (...available: readonly number[]): DeliveryDates => ({
  tags: ['stop-order'],
  items: available.map((pieces) => ({ variantId: 'a', available: pieces, tags: [] })),
});
const cut: Failure = { _tag: 'Unreachable' };

describe('a line that should grow', () => {
  it('has its stock requested by its values, with the wanted quantity · CART-9', async () =>
    expect((await checked(E.right(stopped(9)))).asked).toEqual([
      [{ productId: plainCartItem.productId, options: { sphere: '-2.50' }, quantity: 4 }],
    ]));

  it.each<[string, E.Either<Failure, DeliveryDates>, E.Either<Failure, number>]>([
    ['is allowed with enough stock', E.right(stopped(4)), E.right(4)],
    [
      'is refused with less stock, with the number in stock',
      E.right(stopped(3)),
      E.left({ _tag: 'Refused', code: 'product.stock.reduce_stock', violations: [], values: { stock: 3 } }),
    ],
    [
      'is refused if nothing is left, without a number',
      E.right(stopped(0)),
      E.left({ _tag: 'Refused', code: 'something_went_wrong', violations: [] }),
    ],
    [
      'is refused under stop-order if the shop has no stock',
      E.right(stopped()),
      E.left({ _tag: 'Refused', code: 'something_went_wrong', violations: [] }),
    ],
    ['is refused if the stock is unknown', E.left(cut), E.left(cut)],
  ])('%s · CART-9', async (_, stock, answer) => expect((await checked(stock)).answer).toStrictEqual(answer));
});
