import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Customer } from '../../domain/customer/customer.ts';
import {
  communicationId,
  type MailPreferences,
  type MarketingChannel,
  newCommunication,
  readPreferences,
} from '../../domain/customer/mail-preferences.ts';
import type { Failure } from '../shared/failure.ts';
import type { MailChoice, MarketingPort } from './ports/mails.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

/** Which mails the customer wants, and the channels that the marketing service has. */
export interface ChosenMails extends MailChoice {
  readonly channels: readonly MarketingChannel[];
}
export type MailChoicesTask = 'choose' | 'askAgain';

/** Which mails the signed-in customer wants. Source: ACC-3. */
export interface MailChoices extends RemoteCollection<ChosenMails, MailChoicesTask> {
  readonly choose: (preferences: MailPreferences) => void;
  /** Asks for the mail again that asks for the mailbox's yes. */
  readonly askAgain: () => void;
  /** What was said at registration. It was kept with the account already: nobody waits for it. Source: AUTH-10. */
  readonly agree: (wanted: Readonly<Partial<Record<MarketingChannel, boolean>>>) => void;
}

export const makeMailChoices = (port: MarketingPort, customer: Customer): MailChoices => {
  // One customer has one communication: asked for as new, it is the one that there is.
  let id = newCommunication;
  const noted = (answer: TE.TaskEither<Failure, MailChoice>) =>
    pipe(
      answer,
      TE.map((choice) => {
        id = communicationId(choice.id);
        return choice;
      }),
      TE.mapLeft((failure) => {
        // What the service does not know any more is asked for as new the next time.
        if (failure._tag === 'NotFound') id = newCommunication;
        return failure;
      }),
    );
  const update = (preferences: MailPreferences) => noted(port.update(customer, { id, preferences }));
  const { during, ...collection } = makeRemoteCollection<ChosenMails, MailChoicesTask>(() =>
    pipe(
      TE.Do,
      TE.apS('channels', port.channels()),
      TE.apS('choice', noted(port.communication(id))),
      TE.map(({ channels, choice }) => ({ ...choice, channels })),
    ),
  );
  return {
    ...collection,
    choose: (preferences) => during('choose', update(preferences)),
    askAgain: () => during('askAgain', port.askForConsent()),
    agree: (wanted) => void update(readPreferences(wanted))(),
  };
};
