import { distinctUntilChanged, EMPTY, merge, type Observable, switchMap, tap } from 'rxjs';
import type { KnownEyes } from '../../domain/catalogue/lens/shield/known-eyes.ts';
import { knownChoice, knownWearers } from '../../domain/orders/known-eyes.ts';
import { lensSetsOf } from '../../domain/orders/lens-sets.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { LastChoices } from '../catalogue/ports.ts';
import type { Failure } from '../shared/failure.ts';
import type { RemoteState } from '../shared/remote-state.ts';
import { makeStore } from '../shared/store.ts';
import type { LensPassDesk } from './lens-pass-desk.ts';

/** What is known of the eyes that this visitor orders for. */
export interface ShieldView {
  /** The values that new values are compared with. Source: WEAR-1. */
  readonly known: readonly KnownEyes[];
  /**
   * The values that a form may be filled in with: from a lens pass, handed over by another page, or stored on this
   * device. Source: WEAR-4.
   */
  readonly fills: readonly KnownEyes[];
  /** The wearer whose values a form was filled in with. The form is compared with these values only. */
  readonly chosen?: string | undefined;
  /** Findings that the visitor confirmed as right, for the life of this tab. Source: WEAR-2. */
  readonly confirmed: ReadonlySet<string>;
}

/** Checks an order for mistakes in its lens values, and offers known values to fill in. Source: WEAR-1, WEAR-4. */
export interface OrderShield {
  readonly state$: Observable<ShieldView>;
  /** Loads the known values once. Sends no request if no customer was signed in on this device. */
  readonly ask: () => void;
  readonly confirm: (findings: readonly string[]) => void;
  /** Sets the wearer to compare with, by `id`; `undefined` compares with any wearer whose values fit. */
  readonly choose: (wearer: string | undefined) => void;
}

/** Returns the values that a form is compared with. Source: WEAR-1. */
export const knownFor = ({ known, chosen }: Pick<ShieldView, 'known' | 'chosen'>): readonly KnownEyes[] => {
  const theirs = known.filter(({ id }) => id === chosen);
  return theirs.length > 0 ? theirs : known;
};

/** The parts of the account that the shield needs. */
interface Visited {
  readonly customer: { readonly fullName: string } | undefined;
  readonly desk:
    | {
        readonly lensPass: Pick<LensPassDesk, 'state$' | 'load'>;
        readonly lastOrders: {
          readonly state$: Observable<{
            readonly orders: RemoteState<Failure, { readonly orders: readonly Order[] }>;
          }>;
          readonly lookBack: (isEnough: (orders: readonly Order[]) => boolean) => void;
        };
      }
    | undefined;
}

export interface OrderShieldParts {
  readonly account: { readonly state$: Observable<Visited>; readonly restore: () => void };
  readonly lastChoices: Pick<LastChoices, 'isKept' | 'read' | 'onForgotten'>;
  readonly wasSignedIn: () => boolean;
}

interface Heard {
  readonly choice?: KnownEyes | undefined;
  readonly pass: readonly KnownEyes[];
  /** For a customer without a lens pass. */
  readonly orders: readonly KnownEyes[];
}
const nothing: Heard = { pass: [], orders: [] };

const ownWords = ({ choice, pass, orders }: Heard): Pick<ShieldView, 'known' | 'fills'> => {
  const chosen = choice ? [choice] : [];
  const handed = choice && choice.source !== 'device' ? chosen : [];
  const [known = []] = [pass, orders, chosen].filter((some) => some.length > 0);
  const [fills = []] = [handed, pass, chosen].filter((some) => some.length > 0);
  return { known, fills };
};

export const makeOrderShield = ({ account, lastChoices, wasSignedIn }: OrderShieldParts): OrderShield => {
  let heard = nothing;
  const store = makeStore<ShieldView>({ known: [], fills: [], confirmed: new Set() });
  const hear = (more: Partial<Heard>): void => {
    heard = { ...heard, ...more };
    store.update((view) => ({ ...view, ...ownWords(heard) }));
  };

  const askDevice = async (): Promise<void> => {
    const last = await lastChoices.read();
    if (!last) return;
    hear({ choice: knownChoice(last) });
    lastChoices.onForgotten(() => hear({ choice: undefined }), new AbortController().signal);
  };

  /**
   * Reads the lens pass if the customer agreed to one, else the last orders, which are compared but not shown. Source:
   * LAW-30.
   */
  const ofCustomer = ({ customer, desk }: Visited): Observable<unknown> => {
    // The next customer sees nothing of the one before.
    hear({ pass: [], orders: [] });
    if (!desk) return EMPTY;
    let isOpened = false;
    const pass$ = desk.lensPass.state$.pipe(
      tap(({ kept }) => {
        if (kept._tag !== 'Ready') return;
        const { consented, sets, wearers } = kept.value;
        const own = wearers.length > 0 ? customer?.fullName : undefined;
        hear({ pass: consented ? knownWearers(sets, wearers, 'pass', own) : [] });
        if (consented || isOpened) return;
        isOpened = true;
        desk.lastOrders.lookBack((orders) => orders.flatMap(lensSetsOf).length > 0);
      }),
    );
    const orders$ = desk.lastOrders.state$.pipe(
      tap(({ orders }) => {
        if (isOpened && orders._tag === 'Ready')
          hear({ orders: knownWearers(orders.value.orders.flatMap(lensSetsOf), [], 'order') });
      }),
    );
    desk.lensPass.load();
    return merge(orders$, pass$);
  };

  let isAsked = false;
  return {
    state$: store.state$,
    ask: () => {
      if (isAsked) return;
      isAsked = true;
      if (lastChoices.isKept()) void askDevice().catch(() => undefined);
      if (!wasSignedIn()) return;
      account.state$
        .pipe(
          distinctUntilChanged((a, b) => a.desk === b.desk),
          switchMap(ofCustomer),
        )
        .subscribe();
      account.restore();
    },
    confirm: (findings) =>
      store.update((view) => ({ ...view, confirmed: new Set([...view.confirmed, ...findings]) })),
    choose: (chosen) => store.update((view) => ({ ...view, chosen })),
  };
};
