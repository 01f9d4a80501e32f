import type { TaskEither } from 'fp-ts/TaskEither';
import type { Order } from '../../domain/orders/order.ts';
import type { ReorderRequest } from '../../domain/orders/reorder.ts';
import type { ReorderResult } from '../../domain/orders/reorder-result.ts';
import type { Failure } from '../shared/failure.ts';

/** A page of a customer's orders, newest first, with their total number. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
}

/** The operations on a customer's own orders. A guest is refused with `customer.not_signed_in`. */
export interface MyOrdersPort {
  /** `page` counts from 1. Source: ORD-2. */
  readonly history: (page: number, size: number) => TaskEither<Failure, OrderPage>;
  /** May be repeated: items that are in the cart already are not added twice. Source: REO-1. */
  readonly reorder: (request: ReorderRequest) => TaskEither<Failure, ReorderResult>;
}

/** The kind of mail that led to a reorder: the cookie `vsf-email-reorder`, for a day. Source: TRK-3. */
export interface MailedReorder {
  readonly read: () => string | undefined;
  readonly write: (type: string) => void;
}
