import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { combineLatest, map, type Observable } from 'rxjs';
import { nearestFirst, nearestTo, type Partner, type PartnerNearby } from '../../domain/checkout/partner.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Failure } from '../shared/failure.ts';
import type { Notifications } from '../shared/notifications.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { makeStore } from '../shared/store.ts';
import type { Located, OpticianPort, OwnOptician } from './ports/opticians.ts';
import { type Kept, makeRemoteCollection } from './remote-collection.ts';

/** The opticians found. `from`: the place they are sorted by; undefined for all of the country, by city. */
export interface FoundOpticians {
  readonly from?: { readonly address: string; readonly point: Located };
  readonly opticians: readonly PartnerNearby[];
}
export type OpticianTask = 'assign' | 'remove';
export interface OpticianView extends Kept<{ readonly own: OwnOptician | null }, OpticianTask> {
  readonly found: RemoteState<Failure, FoundOpticians>;
}

/** The optician of the signed-in customer, and the search for one. Source: ACC-8. */
export interface OpticianDesk {
  readonly state$: Observable<OpticianView>;
  readonly load: () => void;
  /**
   * Searches near an address; with an empty one near `home`, the customer's own town. Lists all if neither is given or
   * the position of `home` cannot be found. Only the newest request counts. Source: ACC-14.
   */
  readonly search: (country: CountryCode, address: string, home?: string) => void;
  /**
   * Requests the optician's current data, and notifies the customer if it is unavailable. `pickup`: parcels are to be
   * collected there.
   */
  readonly assign: (id: string, pickup: boolean) => void;
  readonly remove: () => void;
  readonly acknowledge: () => void;
}

export interface OpticianParts {
  readonly port: OpticianPort;
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
}

const matter = 'optician';

export const makeOpticianDesk = ({ port, notifications }: OpticianParts): OpticianDesk => {
  const keeping = makeRemoteCollection<{ readonly own: OwnOptician | null }, OpticianTask>(() =>
    pipe(
      port.own(),
      TE.map((own) => ({ own })),
    ),
  );
  const store = makeStore<RemoteState<Failure, FoundOpticians>>(loading);
  let round = 0;

  const find = (
    country: CountryCode,
    typed: string,
    home: string | undefined,
  ): TE.TaskEither<Failure, FoundOpticians> =>
    pipe(
      port.partners(country),
      TE.flatMap((partners: readonly Partner[]): TE.TaskEither<Failure, FoundOpticians> => {
        const near = (address: string): TE.TaskEither<Failure, FoundOpticians> =>
          pipe(
            port.locate(address),
            TE.map((point) => ({ from: { address, point }, opticians: nearestTo(point, partners) })),
          );
        const all = (): TE.TaskEither<Failure, FoundOpticians> =>
          TE.right({ opticians: nearestFirst(partners, '').map((partner) => ({ partner })) });
        if (typed !== '') return near(typed);
        // The customer has not asked for this search, so its failure is none of theirs.
        return home === undefined ? all() : pipe(near(home), TE.alt(all));
      }),
    );

  return {
    state$: combineLatest([keeping.state$, store.state$]).pipe(map(([kept, found]) => ({ ...kept, found }))),
    load: keeping.load,
    search: (country, typed, home) => {
      const mine = ++round;
      store.update((before) => keepValue(before, loading));
      void find(country, typed.trim(), home)().then((answer) => {
        if (mine !== round) return;
        const next = E.isLeft(answer) ? failed(answer.left) : ready(answer.right);
        store.update((before) => keepValue<Failure, FoundOpticians>(before, next));
      });
    },
    assign: (id, pickup) =>
      keeping.during(
        'assign',
        pipe(
          port.partner(id),
          TE.flatMap(() => port.assign(id, pickup)),
          TE.tapError((failure) =>
            TE.fromIO(() => {
              if (failure._tag === 'NotFound' || failure._tag === 'Refused')
                notifications.notify({
                  key: 'get_partner_error',
                  matter,
                  tone: 'danger',
                  text: { key: 'personal:optician.get_partner_error' },
                });
            }),
          ),
          TE.tapIO(() => () => notifications.settle(matter)),
        ),
        id,
        { content: { pickup } },
      ),
    remove: () => keeping.during('remove', port.remove()),
    acknowledge: keeping.acknowledge,
  };
};
