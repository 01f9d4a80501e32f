import * as E from 'fp-ts/Either';
import { defer, EMPTY, filter, map, merge, type Observable, Subject, switchMap, take } from 'rxjs';
import { offersPickup } from '../../domain/checkout/carrier.ts';
import type { Partner } from '../../domain/checkout/partner.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { AddressPort } from '../customer/ports/addresses.ts';
import { type Failure, isSaid } from '../shared/failure.ts';
import { failureWords, type Notifications, type Words } from '../shared/notifications.ts';
import { failed, keepValue, loading, type RemoteState, ready } from '../shared/remote-state.ts';
import { makeStore } from '../shared/store.ts';

export interface PartnerView {
  readonly partners: RemoteState<Failure, readonly Partner[]>;
  /** Ids of listed partners that hand out no parcels at present. */
  readonly unavailable: readonly string[];
}

/** The opticians where a parcel can be collected. Source: CHK-9. */
export interface PartnerChoice {
  readonly state$: Observable<PartnerView>;
  readonly load: (country: CountryCode) => void;
  /**
   * Requests the partner's current data. If it is unavailable, notifies the shopper and marks it so. Without an answer
   * the choice stays, and the shop checks it with the address. Only the newest choice counts. `onGone`: called if it is
   * unavailable, also if only the list says so.
   */
  readonly choose: (id: string, onGone?: () => void) => void;
}

const matter = 'partner';

const struckOff = (partners: readonly Partner[]): readonly string[] =>
  partners.filter((partner) => !offersPickup(true, partner)).map(({ id }) => id);

export const makePartnerChoice = (
  port: Pick<AddressPort, 'partners' | 'partner'>,
  { notify, settle }: Pick<Notifications, 'notify' | 'settle'>,
): PartnerChoice => {
  const store = makeStore<PartnerView>({ partners: loading, unavailable: [] });
  const chosen$ = new Subject<{ readonly id: string; readonly onGone?: (() => void) | undefined }>();

  const report = (text: Words): void => notify({ key: 'get_partner_error', matter, tone: 'danger', text });
  const refuse = (id: string): void => {
    store.update((view) => ({ ...view, unavailable: [...view.unavailable.filter((one) => one !== id), id] }));
    report({ key: 'checkout:partner.get_partner_error' });
  };

  const heed = (id: string, answer: E.Either<Failure, Partner>): void => {
    if (E.isLeft(answer) && !isSaid(answer.left)) report(failureWords(answer.left));
    else if (E.isLeft(answer) || !offersPickup(true, answer.right)) refuse(id);
    else settle(matter);
  };

  chosen$
    .pipe(
      switchMap(({ id, onGone }) =>
        id === ''
          ? EMPTY
          : merge(
              defer(port.partner(id)).pipe(map((answer) => () => heed(id, answer))),
              store.state$.pipe(
                filter(({ unavailable }) => unavailable.includes(id)),
                take(1),
                map(() => onGone),
              ),
            ),
      ),
    )
    .subscribe((act) => act?.());

  return {
    state$: store.state$,
    load: (country) => {
      store.update((view) => ({
        ...view,
        partners: keepValue<Failure, readonly Partner[]>(view.partners, loading),
      }));
      void port
        .partners(country)()
        .then((answer) =>
          store.update((view) => ({
            partners: E.matchW(failed<Failure>, ready<readonly Partner[]>)(answer),
            unavailable: E.isRight(answer)
              ? [...new Set([...view.unavailable, ...struckOff(answer.right)])]
              : view.unavailable,
          })),
        );
    },
    choose: (id, onGone) => chosen$.next({ id, onGone }),
  };
};
