import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { CartItemId, NewCartLine } from '../../domain/cart/cart.ts';
import type { Failure } from '../shared/failure.ts';
import { retryUnreachable } from '../shared/retry.ts';
import { makeStore } from '../shared/store.ts';
import type { CartSession } from './cart-session.ts';
import type { CartPort } from './ports.ts';

/** Whether lines are being corrected, or why that failed. */
export interface MendView {
  readonly busy: boolean;
  /** `item`: the first line of the pair. */
  readonly failed?: { readonly item: CartItemId; readonly failure: Failure };
}

/** Replaces the values of cart lines when the shopper accepts the shield's correction. Source: WEAR-3. */
export interface MendLines {
  readonly state$: Observable<MendView>;
  /** Adds the new lines and removes those of the pair in one step. */
  readonly mend: (pair: readonly CartItemId[], lines: readonly NewCartLine[]) => void;
}

export interface MendLinesParts {
  readonly session: Pick<CartSession, 'change'>;
  readonly carts: Pick<CartPort, 'add'>;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
}

export const makeMendLines = ({ session, carts, newId, wait }: MendLinesParts): MendLines => {
  const store = makeStore<MendView>({ busy: false });
  const again = retryUnreachable(wait);
  return {
    state$: store.state$,
    mend: (pair, lines) => {
      const [item] = pair;
      if (item === undefined || store.get().busy) return;
      store.update(() => ({ busy: true }));
      // The same id for each retry, so that a repeat after a lost answer is the same request.
      const requestId = newId();
      const changed = session.change((cart) => again(carts.add(cart.token, lines, requestId, pair)));
      void changed().then((answer) =>
        store.update(() =>
          E.isRight(answer) ? { busy: false } : { busy: false, failed: { item, failure: answer.left } },
        ),
      );
    },
  };
};
