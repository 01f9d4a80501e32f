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

/** The product offered in place of a line. */
export interface SwitchOffer {
  readonly product: Product;
  readonly change: ProductSwitch;
}

/** `item`: the line that the offer is for; undefined if there is none. */
export interface SwitchView {
  readonly item?: CartItem;
  readonly offer: RemoteState<Failure, SwitchOffer>;
  readonly busy: boolean;
}

/** Offers another product for a line that is unavailable. Shows what changes; the shopper accepts or refuses. */
export interface SwitchProduct {
  readonly state$: Observable<SwitchView>;
  readonly offer: (item: CartItem) => void;
  /** Adds the new line and removes the old one in one step. */
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
  /** One id per offer, so that pressing again after a lost answer repeats the same request. */
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
      const mine = requestId;
      const changed = session.change((cart) => again(carts.add(cart.token, [line], requestId, [item.id])));
      void changed().then((answer) =>
        store.update((view) => {
          // The shopper has left this offer, and may be looking at another one.
          if (mine !== requestId || view.item !== item) return view;
          return E.isRight(answer) ? closed : { ...view, busy: false, offer: failed(answer.left) };
        }),
      );
    },
    refuse: () => store.update(() => closed),
  };
};
