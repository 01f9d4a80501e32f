import type { Observable } from 'rxjs';
import type { PaymentId, PaymentOutcome } from '../../domain/checkout/payment.ts';
import type { Order, OrderToken } from '../../domain/orders/order.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

export interface OrderView {
  readonly order: RemoteState<Failure, Order>;
  /** What became of the payment that the shopper comes back from. */
  readonly outcome?: PaymentOutcome;
  readonly retrying: boolean;
  readonly retryFailure?: Failure;
  /** Where to pay, once asked to pay again. */
  readonly redirect?: string;
}

/** An order after it was placed: its data, its payment, and paying again when that failed. Source: CHK-13. */
export interface OrderSession {
  readonly state$: Observable<OrderView>;
  readonly open: (order: OrderToken, payment?: PaymentId) => void;
  readonly payAgain: (input: { readonly method: string; readonly returnPath: string }) => void;
}
