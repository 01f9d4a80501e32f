import type { Observable } from 'rxjs';
import type { Recommendation } from '../../domain/cart/recommendation.ts';
import type { DeliveryDates, DeliveryPrediction } from '../../domain/catalogue/delivery.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';

export interface CartSidebarState {
  readonly open: boolean;
  readonly delivery: RemoteState<
    Failure,
    { readonly dates: DeliveryDates; readonly prediction?: DeliveryPrediction }
  >;
  readonly recommendation: RemoteState<Failure, Recommendation>;
}

/** Opening it sends view-cart, looks up delivery dates and asks for recommendations. Source: CART-6. */
export interface CartSidebar {
  readonly state$: Observable<CartSidebarState>;
  readonly open: () => void;
  readonly close: () => void;
}
