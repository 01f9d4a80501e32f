import * as E from 'fp-ts/Either';
import {
  chosenGroups,
  communicationId,
  type MailGroup,
  marketingChannels,
  newCommunication,
  readPreferences,
} from '../../../domain/customer/mail-preferences.ts';
import type { MarketingCommunicationWire } from '../../contract/personal/marketing.ts';
import { type Handlers, notFound } from '../call.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newId } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';

export type MarketingHandlers = Pick<
  Handlers,
  'getMarketingCommunication' | 'getMarketingCommunicationChannels' | 'updateMarketingCommunication'
>;

const communicationWire = (
  id: string | undefined,
  groups: readonly MailGroup[],
): MarketingCommunicationWire => {
  const wanted = readPreferences(Object.fromEntries(groups.map((group) => [group, true])));
  const { newsletter, marketing_automation, retention_campaign } = wanted;
  return {
    marketing_communication_id: communicationId(id),
    marketing_channels: { newsletter, marketing_automation, retention_campaign },
    mail_groups: chosenGroups(wanted),
  };
};

const isChannel = (group: MailGroup): boolean => marketingChannels.some((channel) => channel === group);

/** Source: ACC-3, AUTH-10. */
export const makeMarketingHandlers = ({ db }: Pick<Sandbox, 'db'>): MarketingHandlers => {
  const known = (customer: CustomerRow) =>
    db
      .selectFrom('marketing_communication')
      .select(['id', 'mail_groups'])
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
  /** What was said when the account was made counts until something else is said. */
  const groupsOf = (customer: CustomerRow, row: Awaited<ReturnType<typeof known>>): readonly MailGroup[] =>
    row?.mail_groups ?? (customer.newsletter ? ['newsletter'] : []);

  return {
    getMarketingCommunication: async (call) => {
      const customer = await signedIn(call);
      if (E.isLeft(customer)) return customer;
      const row = await known(customer.right);
      if (call.params.id !== newCommunication && call.params.id !== row?.id)
        return notFound('marketing_communication.not_found');
      return E.right(communicationWire(row?.id, groupsOf(customer.right, row)));
    },

    getMarketingCommunicationChannels: async () => E.right(marketingChannels),

    /** Whom it is about is the customer who is signed in, whatever is said of him. */
    updateMarketingCommunication: async (call) => {
      const customer = await signedIn(call);
      if (E.isLeft(customer)) return customer;
      const { id: customer_id, account_id } = customer.right;
      const { params, body } = call;
      const row = await known(customer.right);
      if (body.account_id !== account_id || (params.id !== newCommunication && params.id !== row?.id))
        return notFound('marketing_communication.not_found');
      const others = (body.mail_groups ?? groupsOf(customer.right, row)).filter((group) => !isChannel(group));
      const groups = [...body.marketing_channels, ...others];
      const mail_groups = json(groups);
      const { id } = await db
        .insertInto('marketing_communication')
        .values({ id: newId(), customer_id, mail_groups })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ mail_groups }))
        .returning('id')
        .executeTakeFirstOrThrow();
      return E.right(communicationWire(id, groups));
    },
  };
};
