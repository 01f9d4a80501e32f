import * as E from 'fp-ts/Either';
import { BehaviorSubject, map } from 'rxjs';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { AccountSessionParts } from '../../../src/application/identity/account-core.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { keeping } from '../../config/quiet-outside.ts';

/** What a session needs of a visit, if the test does not look at it: one cart, no tabs, no time. */
export const quietVisit = () => {
  const cart$ = new BehaviorSubject<Cart | null>(null);
  const parts: Pick<
    AccountSessionParts,
    | 'mark'
    | 'notifications'
    | 'cart'
    | 'tokens'
    | 'wait'
    | 'whenSeen'
    | 'target'
    | 'linkEmail'
    | 'customToken'
    | 'newId'
    | 'dropCookies'
    | 'forgetCustomer'
    | 'reload'
    | 'social'
    | 'wip'
    | 'country'
    | 'news'
  > = {
    mark: {
      isSet: () => false,
      isCleared: () => true,
      set: () => undefined,
      lapse: () => undefined,
      clear: () => undefined,
      onChange: () => undefined,
    },
    notifications: { notify: () => undefined, settle: () => undefined },
    cart: {
      state$: cart$.pipe(
        map((value): CartState => ({ remote: { _tag: 'Ready', value }, tasks: [], added: 0, loads: 0 })),
      ),
      adopt: async (load) => {
        const answer = await load();
        if (E.isRight(answer)) cart$.next(answer.right);
      },
      forget: () => cart$.next(null),
      restore: () => undefined,
    },
    tokens: keeping<CartToken>(),
    wait: async () => undefined,
    whenSeen: async () => undefined,
    target: keeping<string>(),
    linkEmail: keeping<string>(),
    customToken: keeping<string>(),
    newId: () => 'nonce',
    dropCookies: () => undefined,
    forgetCustomer: () => undefined,
    reload: () => true,
    social: ['google', 'apple', 'facebook'],
    wip: false,
    country: 'CH',
    news: { tell: () => undefined },
  };
  return { ...parts, cart$ };
};
