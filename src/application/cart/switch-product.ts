import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { CartItem } from '../../domain/cart/cart.ts';
import { type ProductSwitch, switchLine } from '../../domain/cart/product-switch.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import type { CartPort } from './ports.ts';

/** What is offered in the place of a line. */
export interface SwitchOffer {
  readonly product: Product;
  readonly change: ProductSwitch;
}

/** `item`: the line that is asked about; absent: none is. */
export interface SwitchView {
  readonly item?: CartItem;
  readonly offer: RemoteState<Failure, SwitchOffer>;
  readonly busy: boolean;
}

/** Another product for a line that cannot be had: shown with what changes, taken or refused. */
export interface SwitchProduct {
  readonly state$: Observable<SwitchView>;
  readonly offer: (item: CartItem) => void;
  /** The new line comes and the old one goes in one step. */
  readonly accept: () => void;
  readonly refuse: () => void;
}

export interface SwitchProductParts {
  readonly session: Pick<CartSession, 'change'>;
  readonly carts: Pick<CartPort, 'add'>;
  readonly catalogue: Pick<CataloguePort, 'replacement' | 'product'>;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

const closed: SwitchView = { offer: loading, busy: false };

export const makeSwitchProduct = (parts: SwitchProductParts): SwitchProduct => {
  const { session, carts, catalogue, newId, wait } = parts;
  const store = makeStore<SwitchView>(closed);
  const again = retryUnreachable(wait);
  /** One per offer: pressed again after a lost answer, it is the same request. */
  let requestId = '';

  return {
    state$: store.state$,
    offer: (item) => {
      requestId = newId();
      store.update(() => ({ item, offer: loading, busy: false }));
      const asked = pipe(
        catalogue.replacement(item.productId),
        TE.flatMap(({ id }) => catalogue.product(id)),
        TE.map((product): SwitchOffer => ({ product, change: switchLine(item, product) })),
      );
      void asked().then((answer) =>
        store.update((view) =>
          view.item === item
            ? { ...view, offer: E.matchW(failed<Failure>, ready<SwitchOffer>)(answer) }
            : view,
        ),
      );
    },
    accept: () => {
      const { item, offer, busy } = store.get();
      if (!item || busy || offer._tag !== 'Ready' || offer.value.change._tag !== 'Ready') return;
      const { line } = offer.value.change;
      store.update((view) => ({ ...view, busy: true }));
      const changed = session.change((cart) => again(carts.add(cart.token, [line], requestId, [item.id])));
      void changed().then((answer) =>
        store.update((view) =>
          E.isRight(answer) ? closed : { ...view, busy: false, offer: failed(answer.left) },
        ),
      );
    },
    refuse: () => store.update(() => closed),
  };
};
