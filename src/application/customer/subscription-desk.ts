import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { PrescriptionFacts } from '../../domain/checkout/prescription-facts.ts';
import type { Subscription, SubscriptionPayment } from '../../domain/orders/subscription/subscription.ts';
import type { Failure } from '../shared/failure.ts';
import type {
  NewSubscription,
  SubscriptionAddresses,
  SubscriptionChange,
  SubscriptionPort,
} from './ports/subscriptions.ts';
import { type Kept, makeRemoteCollection } from './remote-collection.ts';

/** The loaded subscriptions and the available payment means. */
export interface KeptSubscriptions {
  /** All subscriptions, or only the opened one. */
  readonly subscriptions: readonly Subscription[];
  readonly isWhole: boolean;
  readonly payments: readonly SubscriptionPayment[];
}

/** The last action, as a screen names it. */
export type SubscriptionTask =
  | 'create'
  | 'pause'
  | 'activate'
  | 'skip'
  | 'unskip'
  | 'cancel'
  | 'interval'
  | 'next'
  | 'lines'
  | 'payment'
  | 'prescription'
  | 'addresses';
export type SubscriptionsView = Kept<KeptSubscriptions, SubscriptionTask>;
type Seen = Pick<Subscription, 'id' | 'version'>;

/**
 * The subscriptions of the signed-in customer. A change of outdated data is refused, and the current data is shown.
 * Source: ACC-5.
 */
export interface SubscriptionDesk {
  readonly state$: Observable<SubscriptionsView>;
  /** Loads all of them. */
  readonly load: () => void;
  /** Loads this one alone. `NotFound`: there is none, or it belongs to another customer. */
  readonly open: (id: string) => void;
  readonly create: (wish: NewSubscription) => void;
  readonly pause: (subscription: Subscription) => void;
  readonly activate: (subscription: Subscription) => void;
  /** Skips the next delivery. Pressing twice before the answer skips only one. */
  readonly skip: (subscription: Subscription) => void;
  /** What was left out last comes after all; does nothing where nothing can come back. Source: SUBS-7. */
  readonly unskip: (subscription: Subscription) => void;
  readonly cancel: (subscription: Subscription) => void;
  readonly change: (
    task: 'interval' | 'next' | 'lines' | 'payment',
    subscription: Subscription,
    change: Pick<SubscriptionChange, 'interval' | 'next' | 'lines' | 'payment'>,
    /** Called once it is saved. */
    done?: () => void,
  ) => void;
  /** `everywhere`: also changes all other subscriptions that are not cancelled. `done`: as of `change`. */
  readonly moveTo: (
    subscription: Subscription,
    addresses: SubscriptionAddresses,
    everywhere: boolean,
    done?: () => void,
  ) => void;
  /** Saves new prescription data. A subscription that is stopped for lack of a prescription continues. Source: LAW-27. */
  readonly prescribe: (subscription: Subscription, prescription: PrescriptionFacts) => void;
  readonly acknowledge: () => void;
}

export const makeSubscriptionDesk = (port: SubscriptionPort): SubscriptionDesk => {
  let opened: string | undefined;
  const read = (): TE.TaskEither<Failure, Pick<KeptSubscriptions, 'subscriptions' | 'isWhole'>> =>
    opened === undefined
      ? pipe(
          port.subscriptions(),
          TE.map((subscriptions) => ({ subscriptions, isWhole: true })),
        )
      : pipe(
          port.subscription(opened),
          TE.map((one) => ({ subscriptions: [one], isWhole: false })),
        );
  const { state$, load, during, acknowledge } = makeRemoteCollection<KeptSubscriptions, SubscriptionTask>(
    () =>
      pipe(
        TE.Do,
        TE.apS('known', read()),
        TE.apS('payments', port.payments()),
        TE.map(({ known, payments }) => ({ ...known, payments })),
      ),
  );
  const show = (id: string | undefined): void => {
    opened = id;
    load();
  };
  /** The versions that the customer's own changes replaced here, each with the one that followed. */
  const replaced = new Map<string, number>();
  const keyOf = ({ id, version }: Seen): string => `${id} ${version}`;
  /** Returns what the customer saw at the press, as their own earlier changes have left it. */
  const afterOwn = ({ id, version }: Seen): Seen => {
    const next = replaced.get(keyOf({ id, version }));
    return next === undefined ? { id, version } : afterOwn({ id, version: next });
  };
  const noteReplaced = (seen: Seen, { version }: Seen): void => {
    if (version !== seen.version) replaced.set(keyOf(seen), version);
  };
  const update = (
    task: SubscriptionTask,
    subscription: Subscription,
    change: SubscriptionChange,
    done?: () => void,
  ): void =>
    during(
      task,
      async () => {
        // A day to skip has to be the one that was shown.
        const seen = (change.skip ?? change.unskip) ? subscription : afterOwn(subscription);
        const answer = await port.update(seen, change)();
        if (E.isRight(answer)) noteReplaced(seen, answer.right);
        return answer;
      },
      subscription.id,
      { done, content: change, part: change.lines?.[0]?.id },
    );
  const withOthers = (subscription: Subscription) =>
    pipe(
      port.subscriptions(),
      TE.map((all): readonly [Subscription, ...Subscription[]] => [
        subscription,
        ...all.filter(({ id, state }) => id !== subscription.id && state !== 'cancelled'),
      ]),
    );
  return {
    state$,
    load: () => show(undefined),
    open: show,
    create: (wish) => during('create', port.create(wish), undefined, { content: wish }),
    pause: (subscription) => update('pause', subscription, { state: 'paused' }),
    activate: (subscription) => update('activate', subscription, { state: 'active' }),
    skip: (subscription) => update('skip', subscription, { skip: subscription.next }),
    unskip: (subscription) => {
      const { leftOut } = subscription;
      if (leftOut !== undefined) update('unskip', subscription, { unskip: leftOut });
    },
    cancel: (subscription) => update('cancel', subscription, { state: 'cancelled' }),
    change: update,
    prescribe: (subscription, prescription) =>
      update('prescription', subscription, {
        prescription,
        ...(subscription.problem?.code === 'prescription' && { state: 'active' }),
      }),
    moveTo: (subscription, addresses, everywhere, done) =>
      during(
        'addresses',
        pipe(
          everywhere ? withOthers(subscription) : TE.right([subscription] as const),
          TE.flatMap(([first, ...others]) => {
            const seen = [afterOwn(first), ...others];
            return pipe(
              port.updateAddresses(seen, addresses),
              TE.tapIO((moved) => () => {
                for (const one of seen) {
                  const now = moved.find(({ id }) => id === one.id);
                  if (now) noteReplaced(one, now);
                }
              }),
            );
          }),
        ),
        subscription.id,
        { done, content: { addresses, everywhere } },
      ),
    acknowledge,
  };
};
