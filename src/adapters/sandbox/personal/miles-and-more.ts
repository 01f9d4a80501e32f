import * as E from 'fp-ts/Either';
import {
  accountNumberLength,
  checkAccountMilesAndMoreNumber,
  milesOf,
  milesStates,
} from '../../../domain/customer/miles-and-more.ts';
import type { MilesWire } from '../../contract/personal/loyalty.ts';
import { violate } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { changeAtEngine } from '../customers/at-engine/change-at-engine.ts';
import { patchCustomer } from '../customers/customer-store.ts';
import { ownCustomerWire } from '../customers/customer-wire.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { creditedOf } from '../order-rows/credited.ts';
import type { Sandbox } from '../sandbox.ts';

/** Source: MILES-2, MILES-3. */
export const makeMilesHandlers = ({ db, shops, engine }: Pick<Sandbox, 'db' | 'shops' | 'engine'>) =>
  ({
    /** An empty number removes the stored one. */
    customerSetMilesAndMore: forCustomer(async (call, customer) => {
      const typed = call.body.miles_and_more_number.trim();
      const { milesAndMoreDigits } = shops[call.channel.brand_channel];
      const number = typed === '' ? E.right(null) : checkAccountMilesAndMoreNumber(typed, milesAndMoreDigits);
      if (E.isLeft(number))
        return violate([
          {
            path: 'miles_and_more_number',
            code: 'customer.invalid_miles_and_more_number',
            values: { length: milesAndMoreDigits ?? accountNumberLength },
          },
        ]);
      const { id } = customer;
      const there = await changeAtEngine(engine ? { engine } : {}, customer, { loyaltyNumber: number.right });
      if (E.isLeft(there)) return there;
      const changed = await patchCustomer(db, id, { miles_and_more_number: number.right });
      return E.right(await ownCustomerWire(db, changed));
    }),

    customerGetMilesAndMorePoints: forCustomer(async (call, customer) => {
      const backwards = call.query['order[order_created_at]']?.toLowerCase() !== 'asc';
      const orders = await db
        .selectFrom('shop_order')
        .select(['token', 'number', 'created_at', 'total', 'basket'])
        .where('customer_id', '=', customer.id)
        .where('state', 'in', milesStates)
        .orderBy('created_at', backwards ? 'desc' : 'asc')
        .execute();
      const credited = await creditedOf(
        db,
        orders.map(({ token }) => token),
      );
      return E.right(
        orders.flatMap(({ token, number, created_at, total, basket }): readonly MilesWire[] => {
          const given = basket.customer?.miles_and_more_number;
          if (given === undefined) return [];
          return [
            {
              order_number: number,
              order_created_at: created_at.toISOString(),
              miles_and_more_number: given,
              points: milesOf(total - credited(token).goods),
            },
          ];
        }),
      );
    }),
  }) satisfies Partial<Handlers>;
