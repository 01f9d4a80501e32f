import * as E from 'fp-ts/Either';
import { type ConsentLink, consentTo, maySend } from '../../../domain/customer/mail-consent.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { notFound } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { policyOf } from '../consents/mail-policy.ts';
import { noteMails } from '../consents/note-mails.ts';
import { welcome } from '../customers/ask-for-consent.ts';
import { choiceOf } from '../customers/mail-choice.ts';
import { askForConsentLink, mailConsentTopic } from '../customers/mail-links.ts';
import { hasEnoughMails } from '../customers/mails-lately.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { makeTries } from '../customers/tries.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf } from '../db/new-token.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { agreeByLink } from './consent-links.ts';
import { stopBy } from './stop-links.ts';

/**
 * Confirms the mails by a link. The first confirmation counts; later requests change nothing. Without a chosen mail
 * nothing is confirmed to come. Source: ACC-3, ACC-16.
 */
const agree = async (
  trx: Trx,
  shops: Pick<Sandbox, 'shops'>,
  { brand, token, now }: { readonly brand: BrandId; readonly token: string; readonly now: Date },
  proves: (customer: Pick<CustomerRow, 'id'>) => void,
): Promise<ConsentLink> => {
  const link = await trx
    .selectFrom('mail_link')
    .innerJoin('customer', 'customer.id', 'mail_link.customer_id')
    .selectAll('customer')
    .select(['mail_link.id as link', 'mail_link.expires_at', 'mail_link.used_at'])
    .where('mail_link.purpose', '=', 'mail-consent')
    .where('mail_link.secret', '=', hashOf(token))
    .where('customer.brand', '=', brand)
    .forUpdate('customer')
    .executeTakeFirst();
  if (!link) return agreeByLink(trx, { brand, token, now });
  const choice = await choiceOf(trx, link);
  const status = choice.groups.length > 0 ? 'OK' : 'ENDED';
  if (link.used_at !== null) return status;
  if (link.expires_at <= now) return 'EXPIRED';
  await trx.updateTable('mail_link').set({ used_at: now }).where('id', '=', link.link).execute();
  if (link.mails_confirmed_at !== null) return status;
  await trx
    .updateTable('customer')
    .set({ mails_confirmed_at: now, mailbox_proven_at: now })
    .where('id', '=', link.id)
    .execute();
  proves({ id: link.id });
  const said = { ...choice, confirmed: true };
  const { id: customerId, email, locale } = link;
  await noteMails(trx, { brand, email, customerId, locale, at: now }, 'confirmed', said.groups);
  if (maySend(await policyOf(trx, shops, link), said, 'newsletter')) await welcome(trx, link, now);
  return status;
};

/** Handlers of the links in mails that give consent or unsubscribe. Source: ACC-3. */
export const makeMailConsentHandlers = (
  sandbox: Sandbox,
  onProven: (customer: Pick<CustomerRow, 'id'>) => Promise<void>,
) => {
  const { db, clock } = sandbox;
  const asking = makeTries(sandbox, 'mail consent asked');
  const opening = makeTries(sandbox, 'mail consent opened');
  const stopping = makeTries(sandbox, 'mail consent stopped');
  return {
    askForMailConsent: forCustomer(async (call, customer) => {
      return asking(call, customer.email, async () => {
        const { locale } = call.channel;
        const now = new Date(clock.now());
        const said = await choiceOf(db, customer);
        const isWaiting = consentTo(await policyOf(db, sandbox, customer), said) === 'waiting';
        if (isWaiting && !(await hasEnoughMails(db, sandbox, customer.email, [mailConsentTopic])))
          await db.transaction().execute((trx) => askForConsentLink(trx, customer, locale, now));
        return E.right({ done: true });
      });
    }),

    giveMailConsent: async (call) => {
      const { token } = call.body;
      return opening(call, token, async () => {
        const { brand_channel: brand } = call.channel;
        const now = new Date(clock.now());
        const proven: Pick<CustomerRow, 'id'>[] = [];
        const status = await db
          .transaction()
          .execute((trx) => agree(trx, sandbox, { brand, token, now }, (customer) => proven.push(customer)));
        for (const customer of proven) await onProven(customer);
        return E.right({ status });
      });
    },

    stopMails: async (call) => {
      const { token } = call.body;
      const { brand_channel: brand, locale } = call.channel;
      const now = new Date(clock.now());
      const mail_group = await db.transaction().execute((trx) => stopBy(trx, brand, token, { locale, now }));
      if (mail_group) return E.right({ mail_group });
      // Mail programs unsubscribe many readers from one IP address, so only an unknown link counts as a try.
      return stopping(call, token, async () => notFound('mail_stop'));
    },
  } satisfies Partial<Handlers>;
};
