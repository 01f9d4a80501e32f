import * as t from 'io-ts';
import { consentLinks, consents } from '../../../domain/customer/mail-consent.ts';
import { endedMails, mailGroups, marketingChannels } from '../../../domain/customer/mail-preferences.ts';
import { operation } from '../operation.ts';
import { LocaleC, oneOf } from '../scalars.ts';

const DoneC = t.type({ done: t.literal(true) }, 'Done');

const ChannelC = oneOf('MarketingChannel', marketingChannels);
const GroupC = oneOf('MailGroup', mailGroups);

/** The token from a mail's link. */
const TokenC = t.type({ token: t.string });

/** `marketing_communication_id` is `new` if there is none yet. `mail_groups`: the wanted ones of all eight. */
export const MarketingCommunicationC = t.type(
  {
    marketing_communication_id: t.string,
    marketing_channels: t.type({
      newsletter: t.boolean,
      marketing_automation: t.boolean,
      retention_campaign: t.boolean,
    }),
    mail_groups: t.readonlyArray(GroupC),
    /** `waiting`: a mail with a confirmation link was sent; nothing else is sent before that. */
    consent: oneOf('Consent', consents),
  },
  'MarketingCommunication',
);
export type MarketingCommunicationWire = t.TypeOf<typeof MarketingCommunicationC>;

export const marketingOperations = {
  /** Returns which mails the customer wants; use `new` if the id is not known. */
  getMarketingCommunication: operation({
    method: 'GET',
    path: '/customers/me/marketing-communications/:id',
    answer: MarketingCommunicationC,
    refusals: [401, 404],
  }),
  /** Returns the channels of advertising mails. */
  getMarketingCommunicationChannels: operation({
    method: 'GET',
    path: '/marketing-channels',
    answer: t.readonlyArray(ChannelC),
  }),
  /** Chooses mails: exactly the channels in the list. Groups that are left out do not change. */
  updateMarketingCommunication: operation({
    method: 'PUT',
    path: '/customers/me/marketing-communications/:id',
    body: t.intersection([
      t.type({
        account_id: t.string,
        marketing_channels: t.readonlyArray(ChannelC),
        customer_data: t.type({
          email: t.string,
          first_name: t.string,
          last_name: t.string,
          locale: LocaleC,
        }),
      }),
      /** All wanted groups, apart from the channels. */
      t.partial({ mail_groups: t.readonlyArray(GroupC) }),
    ]),
    answer: MarketingCommunicationC,
    refusals: [401, 404],
  }),
  /** Sends the confirmation mail again for mails that are not confirmed yet. */
  askForMailConsent: operation({
    method: 'POST',
    path: '/customers/me/mail-consent',
    answer: DoneC,
    refusals: [401, 429],
  }),
  /** Confirms mails by the link of a mail, with or without a session. A repeated request returns the same. */
  giveMailConsent: operation({
    method: 'POST',
    path: '/mail-consents',
    body: TokenC,
    answer: t.type({ status: oneOf('ConsentLink', consentLinks) }),
    refusals: [429],
  }),
  /** Unsubscribes from one kind of mail by the link in it. A repeated request returns the same. */
  stopMails: operation({
    method: 'POST',
    path: '/mail-stops',
    body: TokenC,
    answer: t.type({ mail_group: oneOf('EndedMails', endedMails) }),
    refusals: [404, 429],
  }),
} as const;
