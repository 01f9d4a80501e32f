import { combineLatest, distinctUntilChanged, map, type Observable, of, scan, switchMap } from 'rxjs';
import type { CataloguePort } from '../catalogue/ports.ts';
import type { BonusAccount, BonusDesk } from '../customer/bonus-desk.ts';
import type { LensPassDesk } from '../customer/lens-pass-desk.ts';
import type { OpticianDesk } from '../customer/optician-desk.ts';
import type { OwnEyeChecks } from '../customer/own-eye-checks.ts';
import type { EyeCheck } from '../customer/ports/eye-checks.ts';
import type { LensPassBook } from '../customer/ports/lens-pass.ts';
import type { OwnOptician } from '../customer/ports/opticians.ts';
import type { Reminders } from '../customer/reminders.ts';
import type { KeptSubscriptions, SubscriptionDesk } from '../customer/subscription-desk.ts';
import type { ClockPort } from '../shared/clock.ts';
import type { Failure } from '../shared/failure.ts';
import { failed, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import type { Shop } from '../shared/shop.ts';
import type { OrderHistory } from './order-history.ts';
import { hasLens, type OwnSupplyView, ownSupply$ } from './own-supply.ts';
import type { OrderPage } from './ports.ts';

type Known<A> = RemoteState<Failure, A>;

/** The customer data that the first page of an account shows. */
export interface OverviewParts {
  readonly orders: Known<OrderPage>;
  readonly supply: Known<OwnSupplyView | undefined>;
  readonly subscriptions: Known<Pick<KeptSubscriptions, 'subscriptions'>>;
  readonly lensPass: Known<LensPassBook>;
  readonly bonus: Known<BonusAccount>;
  readonly optician: Known<{ readonly own: OwnOptician | null }>;
  readonly eyeChecks: Known<readonly EyeCheck[]>;
}
export interface AccountOverview extends OverviewParts {
  /** Whether all parts have answered once. From then on no part of the page moves to make room for another. */
  readonly isSettled: boolean;
}

interface Desk {
  readonly history: OrderHistory;
  readonly reminders: Pick<Reminders, 'state$' | 'load'>;
  readonly subscriptions: Pick<SubscriptionDesk, 'state$' | 'load'>;
  readonly lensPass: Pick<LensPassDesk, 'state$' | 'load'>;
  readonly bonus: Pick<BonusDesk, 'state$' | 'load'>;
  readonly optician: Pick<OpticianDesk, 'state$' | 'load'>;
  readonly eyeChecks: Pick<OwnEyeChecks, 'state$' | 'load'>;
}
type Catalogue = Pick<CataloguePort, 'details' | 'replacement' | 'pricing' | 'deliveryPrediction'>;

export const nothingSettled: AccountOverview = {
  isSettled: false,
  orders: loading,
  supply: loading,
  subscriptions: loading,
  lensPass: loading,
  bonus: loading,
  optician: loading,
  eyeChecks: loading,
};

const keptOf = <A>(state$: Observable<{ readonly kept: Known<A> }>): Observable<Known<A>> =>
  state$.pipe(
    map(({ kept }) => kept),
    distinctUntilChanged(),
  );

const noSubscriptions: Observable<Known<Pick<KeptSubscriptions, 'subscriptions'>>> = of(
  ready({ subscriptions: [] }),
);

const hasAnswered = (state: Known<unknown>): boolean => state._tag !== 'Loading' || state.value !== undefined;

/** The requests, with the parts that depend on each. */
const askers = (
  desk: Desk,
  { features }: Pick<Shop, 'features'>,
): readonly { readonly of: readonly (keyof OverviewParts)[]; readonly ask: () => void }[] => [
  { of: ['orders', 'supply'], ask: () => desk.history.lookBack(hasLens) },
  ...(features.subscriptions ? [{ of: ['subscriptions'] as const, ask: desk.subscriptions.load }] : []),
  { of: ['lensPass'], ask: desk.lensPass.load },
  { of: ['bonus'], ask: desk.bonus.load },
  { of: ['optician'], ask: desk.optician.load },
  { of: ['eyeChecks'], ask: desk.eyeChecks.load },
];

/** Requests all that the overview shows. Returns what to do when its page closes. Source: ACC-12. */
export const openOverview = (desk: Desk, shop: Pick<Shop, 'features'>): (() => void) => {
  for (const { ask } of askers(desk, shop)) ask();
  return desk.history.leave;
};

/** Repeats the failed requests. Source: ACC-12, CALL-3. */
export const retryOverview = (desk: Desk, shop: Pick<Shop, 'features'>, seen: OverviewParts): void => {
  for (const { of, ask } of askers(desk, shop)) if (of.some((part) => seen[part]._tag === 'Failed')) ask();
};

/** Everything that the first page of an account shows, as far as `openOverview` has loaded it. Source: ACC-12. */
export const accountOverview$ = (
  desk: Desk,
  shop: Pick<Shop, 'features'>,
  catalogue: Catalogue,
  clock: ClockPort,
): Observable<AccountOverview> => {
  const orders$ = desk.history.state$.pipe(
    map(({ orders }) => orders),
    distinctUntilChanged(),
  );
  // The orders and the lens pass are being requested already.
  const { reminders, lensPass } = desk;
  const supplyOf = (orders: Known<OrderPage>): Observable<OverviewParts['supply']> => {
    if (orders._tag === 'Loading') return of(loading);
    if (orders._tag === 'Failed') return of(failed(orders.error));
    const history = { state$: of({ page: 1, orders }), lookBack: () => undefined };
    const pass = { state$: lensPass.state$, load: () => undefined };
    return ownSupply$({ history, reminders, lensPass: pass }, catalogue, clock);
  };
  const subscriptions$ = desk.subscriptions.state$.pipe(
    // A subscription that was opened alone is not the whole list.
    map(({ kept }): OverviewParts['subscriptions'] => (kept.value?.isWhole === false ? loading : kept)),
    distinctUntilChanged(),
  );
  return combineLatest({
    orders: orders$,
    supply: orders$.pipe(switchMap(supplyOf)),
    subscriptions: shop.features.subscriptions ? subscriptions$ : noSubscriptions,
    lensPass: keptOf(lensPass.state$),
    bonus: keptOf(desk.bonus.state$),
    optician: keptOf(desk.optician.state$),
    eyeChecks: keptOf(desk.eyeChecks.state$),
  }).pipe(
    scan(
      (before: AccountOverview, parts: OverviewParts): AccountOverview => ({
        ...parts,
        isSettled: before.isSettled || Object.values(parts).every(hasAnswered),
      }),
      nothingSettled,
    ),
  );
};
