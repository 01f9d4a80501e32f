import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OwnDataPort } from '../../../application/customer/ports/own-data.ts';
import type { PersonalClient } from '../client.ts';

/** Source: the right of Article 20 GDPR to take one's data along. */
export const makeOwnDataAdapter = (client: PersonalClient): OwnDataPort => ({
  file: () =>
    pipe(
      client.exportMyData({}),
      TE.map((data) => JSON.stringify(data, null, 2)),
    ),
});
