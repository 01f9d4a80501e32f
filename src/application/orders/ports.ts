import type { TaskEither } from 'fp-ts/TaskEither';
import type { Order } from '../../domain/orders/order.ts';
import type { ReorderRequest } from '../../domain/orders/reorder.ts';
import type { ReorderResult } from '../../domain/orders/reorder-result.ts';
import type { Failure } from '../shared/failure.ts';

/** Some of a customer's orders, newest first, and how many they have. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

/** What a customer does with their orders. A guest is refused with `customer.not_signed_in`. */
export interface MyOrdersPort {
  /** `page` begins with 1. Source: ORD-2. */
  readonly history: (page: number, size: number) => TaskEither<Failure, OrderPage>;
  /** May be sent again: what lies in the cart already is not laid there twice. Source: REO-1. */
  readonly reorder: (request: ReorderRequest) => TaskEither<Failure, ReorderResult>;
}

/** From what kind of mail an order was opened to be ordered again: the cookie `vsf-email-reorder`, for a day. Source: TRK-3. */
export interface MailedReorder {
  readonly read: () => string | undefined;
  readonly write: (type: string) => void;
}
