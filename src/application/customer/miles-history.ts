import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { milesKeys } from '../../domain/customer/miles-and-more.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import type { EarnedMiles, LoyaltyPort } from './ports/loyalty.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** The miles that orders earned in the programme, newest first. Source: MILES-3. */
export type MilesHistory = RemoteCollection<readonly EarnedMiles[], never>;

const matter = 'miles-history';

export const makeMilesHistory = (parts: {
  readonly port: LoyaltyPort;
  readonly notifications: Pick<Notifications, 'notify' | 'settle'>;
}): MilesHistory =>
  makeRemoteCollection(() =>
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
