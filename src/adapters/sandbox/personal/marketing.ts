import * as E from 'fp-ts/Either';
import { type ConsentPolicy, consentTo } from '../../../domain/customer/mail-consent.ts';
import {
  chosenGroups,
  communicationId,
  type MailGroup,
  marketingChannels,
  newCommunication,
  readPreferences,
} from '../../../domain/customer/mail-preferences.ts';
import type { MarketingCommunicationWire } from '../../contract/personal/marketing.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { policyOf } from '../consents/mail-policy.ts';
import { followChoice } from '../customers/ask-for-consent.ts';
import { choiceOf, type KeptChoice, keepChoice } from '../customers/mail-choice.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { lockRow } from '../db/rows.ts';
import { startAgain } from '../mail-consent/stop-links.ts';
import type { Sandbox } from '../sandbox.ts';

const communicationWire = (said: KeptChoice, policy: ConsentPolicy): MarketingCommunicationWire => {
  const wanted = readPreferences(Object.fromEntries(said.groups.map((group) => [group, true])));
  const { newsletter, marketing_automation, retention_campaign } = wanted;
  return {
    marketing_communication_id: communicationId(said.id),
    marketing_channels: { newsletter, marketing_automation, retention_campaign },
    mail_groups: chosenGroups(wanted),
    consent: consentTo(policy, said),
  };
};

const isChannel = (group: MailGroup): boolean => marketingChannels.some((channel) => channel === group);

/** Source: ACC-3, AUTH-10. */
export const makeMarketingHandlers = (sandbox: Pick<Sandbox, 'db' | 'shops' | 'clock'>) => {
  const { db, clock } = sandbox;
  return {
    getMarketingCommunication: forCustomer(async (call, customer) => {
      const kept = await choiceOf(db, customer);
      if (call.params.id !== newCommunication && call.params.id !== kept.id)
        return notFound('marketing_communication');
      return E.right(communicationWire(kept, await policyOf(db, sandbox, customer)));
    }),

    getMarketingCommunicationChannels: async () => E.right(marketingChannels),

    /** Changes the signed-in customer's settings, whatever customer the request names. */
    updateMarketingCommunication: forCustomer(async (call, customer) => {
      const { account_id, email } = customer;
      const { params, body, channel } = call;
      return db.transaction().execute(async (trx) => {
        const locked = await lockRow(trx, 'customer', { id: customer.id });
        const before = await choiceOf(trx, locked);
        if (body.account_id !== account_id || (params.id !== newCommunication && params.id !== before.id))
          return notFound('marketing_communication');
        const others = (body.mail_groups ?? before.groups).filter((group) => !isChannel(group));
        const groups = [...body.marketing_channels, ...others];
        const id = await keepChoice(trx, locked.id, groups);
        const after = { ...before, id, groups };
        await startAgain(trx, locked.brand, email, groups);
        const now = new Date(clock.now());
        await followChoice(trx, sandbox, locked, { before, after, locale: channel.locale, now });
        return E.right(communicationWire(after, await policyOf(trx, sandbox, locked)));
      });
    }),
  } satisfies Partial<Handlers>;
};
