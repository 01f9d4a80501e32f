import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { MailChoice, MailLinkPort, MarketingPort } from '../../../application/customer/ports/mails.ts';
import { chosenChannels, chosenGroups, readPreferences } from '../../../domain/customer/mail-preferences.ts';
import type { MarketingCommunicationWire } from '../../contract/personal/marketing.ts';
import type { PersonalClient } from '../client.ts';

const choiceFromWire = (wire: MarketingCommunicationWire): MailChoice => ({
  id: wire.marketing_communication_id,
  preferences: readPreferences({
    ...Object.fromEntries(wire.mail_groups.map((group) => [group, true])),
    ...wire.marketing_channels,
  }),
  consent: wire.consent,
});

/** Source: ACC-3, AUTH-10. */
export const makeMarketingAdapter = (client: PersonalClient): MarketingPort => ({
  communication: (id) => pipe(client.getMarketingCommunication({ params: { id } }), TE.map(choiceFromWire)),
  channels: () => client.getMarketingCommunicationChannels({}),
  update: ({ accountId, email, firstName, lastName, locale }, { id, preferences }) =>
    pipe(
      client.updateMarketingCommunication({
        params: { id },
        body: {
          account_id: accountId,
          marketing_channels: chosenChannels(preferences),
          mail_groups: chosenGroups(preferences),
          customer_data: { email, first_name: firstName, last_name: lastName, locale },
        },
      }),
      TE.map(choiceFromWire),
    ),
  askForConsent: () =>
    pipe(
      client.askForMailConsent({}),
      TE.map(() => undefined),
    ),
});

/** Source: ACC-3. */
export const makeMailLinkAdapter = (
  client: Pick<PersonalClient, 'giveMailConsent' | 'stopMails'>,
): MailLinkPort => ({
  agree: (token) =>
    pipe(
      client.giveMailConsent({ body: { token } }),
      TE.map(({ status }) => status),
    ),
  stop: (token) =>
    pipe(
      client.stopMails({ body: { token } }),
      TE.map(({ mail_group }) => mail_group),
    ),
});
