import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OwnSessionPort } from '../../../application/customer/ports/own-sessions.ts';
import type { PersonalClient } from '../client.ts';

const nothing = TE.map(() => undefined);

/** Source: AUTH-19. */
export const makeOwnSessionAdapter = (client: PersonalClient): OwnSessionPort => ({
  sessions: () =>
    pipe(
      client.getMySessions({}),
      TE.map((sessions) =>
        sessions.map(({ current, signed_in_at, last_seen_at, ...rest }) => ({
          ...rest,
          isCurrent: current,
          signedInAt: signed_in_at,
          lastSeenAt: last_seen_at,
        })),
      ),
    ),
  end: (id) => nothing(client.endMySession({ params: { id } })),
  endOthers: () => nothing(client.endMyOtherSessions({})),
});
