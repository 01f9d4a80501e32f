import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import { milesKeys } from '../../domain/customer/miles-and-more.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import { type Kept, makeKeeping } from './keeping.ts';
import type { EarnedMiles, LoyaltyPort } from './ports/loyalty.ts';

/** What orders earned in the programme, the newest first. Source: MILES-3. */
export interface MilesHistory {
  readonly state$: Observable<Kept<readonly EarnedMiles[], never>>;
  readonly load: () => void;
  readonly acknowledge: () => void;
}

const matter = 'miles-history';

export const makeMilesHistory = (parts: {
  readonly port: LoyaltyPort;
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
}): MilesHistory => {
  const { state$, load, acknowledge } = makeKeeping<readonly EarnedMiles[], never>(() =>
    pipe(
      parts.port.points(),
      TE.tapError((failure) =>
        TE.fromIO(() =>
          parts.notifications.notify({
            key: milesKeys.unread,
            matter,
            tone: 'danger',
            title: { key: 'personal:miles.unread' },
            text: failureWords(failure),
          }),
        ),
      ),
      TE.tapIO(() => () => parts.notifications.settle(matter)),
    ),
  );
  return { state$, load, acknowledge };
};
