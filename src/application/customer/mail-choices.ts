import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Customer } from '../../domain/customer/customer.ts';
import {
  chosenChannels,
  communicationId,
  type MailPreferences,
  type MarketingChannel,
  newCommunication,
  withPreference,
} from '../../domain/customer/mail-preferences.ts';
import type { Failure } from '../shared/failure.ts';
import type { MailChoice, MarketingPort } from './ports/mails.ts';
import { makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

type Channels = Readonly<Partial<Record<MarketingChannel, boolean>>>;

/** The mails that the customer wants, and the channels of the marketing service. */
export interface ChosenMails extends MailChoice {
  readonly channels: readonly MarketingChannel[];
}
export type MailChoicesTask = 'choose' | 'askAgain';

/** The mail preferences of the signed-in customer. Source: ACC-3. */
export interface MailChoices extends RemoteCollection<ChosenMails, MailChoicesTask> {
  /**
   * `changed`: the groups that the customer ticked or unticked. The others stay as they are by now: a mail's link or
   * another tab may have ended one, and nobody is to receive it again unasked. `done` runs after success.
   */
  readonly choose: (changed: Partial<MailPreferences>, done?: () => void) => void;
  /** Requests the confirmation mail again. */
  readonly askAgain: () => void;
  /**
   * Saves the choices of the registration. The account stores them already, so nothing waits for this. Who registers
   * again with the account that they have keeps the mails chosen before. Source: AUTH-10, ACC-3.
   */
  readonly agree: (wanted: Channels) => void;
}

/** Adds the channels of a registration to the mails chosen before. Source: AUTH-10, ACC-3. */
export const agreeToMails = (
  port: Pick<MarketingPort, 'communication' | 'update'>,
  customer: Customer,
  wanted: Channels,
): TE.TaskEither<Failure, MailChoice> =>
  pipe(
    port.communication(newCommunication),
    TE.flatMap(({ id, preferences }) =>
      port.update(customer, {
        id: communicationId(id),
        preferences: chosenChannels(wanted).reduce(
          (kept, channel) => withPreference(kept, channel, true),
          preferences,
        ),
      }),
    ),
  );

export const makeMailChoices = (port: MarketingPort, customer: Customer): MailChoices => {
  // A customer has one communication: a request for a new one returns the existing one.
  let id = newCommunication;
  const noted = (answer: TE.TaskEither<Failure, MailChoice>) =>
    pipe(
      answer,
      TE.map((choice) => {
        id = communicationId(choice.id);
        return choice;
      }),
      TE.mapLeft((failure) => {
        // If the service no longer knows the id, the next request asks for a new one.
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
    choose: (changed, done) =>
      during(
        'choose',
        pipe(
          noted(port.communication(id)),
          TE.flatMap(({ preferences }) => update({ ...preferences, ...changed })),
        ),
        undefined,
        { done, content: changed },
      ),
    askAgain: () => during('askAgain', port.askForConsent()),
    agree: (wanted) => void noted(agreeToMails(port, customer, wanted))(),
  };
};
