import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { vi } from 'vitest';
import { patience } from '../../../scripts/pace.ts';
import type { BackendPorts } from '../../../src/adapters/backend/backend-ports.ts';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import { makePageFlags } from '../../../src/application/flags/page-flags.ts';
import type { Services } from '../../../src/application/services.ts';
import { answering } from '../../../src/application/shared/answering.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { noTextStore } from '../../../src/application/shared/text-store.ts';
import type { Outside } from '../../../src/config/composition/outside.ts';
import { makeServices } from '../../../src/config/composition/services.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';
import { makeBackend } from '../../application/cart/shop-of-one.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { keeping, quietOutside } from '../quiet-outside.ts';

export const token = 'kept-token' as CartToken;
export const refusal: Failure = { _tag: 'Refused', code: 'not.here', violations: [] };
const no = E.left(refusal);

/** Waits for what a tab does once its code is loaded. */
export const soon = <A>(check: () => A): Promise<A> => vi.waitFor(check, { timeout: patience(2000) });

type Ask = (...args: never[]) => TaskEither<Failure, unknown>;
type Answers<Port> = { readonly [K in keyof Port]?: Ask };

export interface TabOfOne {
  readonly tab: Services;
  readonly backend: BackendPorts;
  readonly outside: Outside;
  readonly given: Parameters<typeof makeServices>[1];
  /** Requests to the backend, oldest first: `carts.load` and its arguments. */
  readonly asked: (readonly unknown[])[];
}

/**
 * A tab whose visitor has a cart. Its backend keeps carts and refuses everything else, unless `answers` overrides it:
 * `{ 'checkout.setEmail': () => TE.right(cart) }`.
 */
export const tabOfOne = (
  change: Partial<Outside> = {},
  answers: Readonly<Record<string, Ask>> = {},
): TabOfOne => {
  const asked: (readonly unknown[])[] = [];
  const { port, carts } = makeBackend();
  carts.set(token, cartOf(undefined, { token }));
  const noting = <Port extends object>(of: string, known: Answers<Port> = {}): Port =>
    answering<Port>({}, (method) => (...args: never[]) => async () => {
      const name = `${of}.${String(method)}`;
      asked.push([name, ...args]);
      return (answers[name] ?? known[method])?.(...args)() ?? no;
    });
  const { recommendations: _, ...keepsCarts } = port;
  const backend: BackendPorts = {
    catalogue: noting('catalogue'),
    search: noting('search'),
    finder: noting('finder'),
    content: noting('content'),
    carts: noting<CartPort>('carts', keepsCarts),
    shipping: noting('shipping'),
    checkout: noting('checkout'),
    orders: noting('orders'),
    payments: noting('payments'),
    addresses: noting('addresses'),
  };
  const outside = { backend, ...quietOutside(), cartTokens: keeping(token), ...change };
  const { flags } = makePageFlags(new Map());
  const given = {
    shop: shops.okulino,
    locale: 'de' as const,
    device: { ...noTextStore },
    tab: { ...noTextStore },
    flags,
  };
  return { tab: makeServices(outside, given), backend, outside, given, asked };
};
