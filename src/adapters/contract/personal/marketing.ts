import * as t from 'io-ts';
import { mailGroups, marketingChannels } from '../../../domain/customer/mail-preferences.ts';
import { operation } from '../operation.ts';
import { LocaleC, NoBody, NoQuery, oneOf } from '../scalars.ts';

const ChannelC = oneOf('MarketingChannel', marketingChannels);
const GroupC = oneOf('MailGroup', mailGroups);

/** `marketing_communication_id` is `new` where there is none yet. `mail_groups`: those that are wanted, of all eight. */
export const MarketingCommunicationC = t.type(
  {
    marketing_communication_id: t.string,
    marketing_channels: t.type({
      newsletter: t.boolean,
      marketing_automation: t.boolean,
      retention_campaign: t.boolean,
    }),
    mail_groups: t.readonlyArray(GroupC),
  },
  'MarketingCommunication',
);
export type MarketingCommunicationWire = t.TypeOf<typeof MarketingCommunicationC>;

export const marketingOperations = {
  getMarketingCommunication: operation({
    name: 'getMarketingCommunication',
    summary: 'Which mails the customer wants; asked as `new` where the id is not known.',
    method: 'GET',
    path: '/customers/me/marketing-communications/:id',
    query: NoQuery,
    body: NoBody,
    answer: MarketingCommunicationC,
    refusals: [401, 404],
  }),
  getMarketingCommunicationChannels: operation({
    name: 'getMarketingCommunicationChannels',
    summary: 'The channels that mails for advertising go by.',
    method: 'GET',
    path: '/marketing-channels',
    query: NoQuery,
    body: NoBody,
    answer: t.readonlyArray(ChannelC),
    refusals: [],
  }),
  updateMarketingCommunication: operation({
    name: 'updateMarketingCommunication',
    summary:
      'Chooses mails: the channels in the list and no others. Groups that are not sent stay as they were.',
    method: 'PUT',
    path: '/customers/me/marketing-communications/:id',
    query: NoQuery,
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
      /** All that are wanted of those beyond the channels. */
      t.partial({ mail_groups: t.readonlyArray(GroupC) }),
    ]),
    answer: MarketingCommunicationC,
    refusals: [401, 404],
  }),
} as const;
