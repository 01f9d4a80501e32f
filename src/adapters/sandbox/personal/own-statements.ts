import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Sandbox } from '../sandbox.ts';

type Exported = AnswerOf<ShopApi['exportMyData']>;

const lower = (email: string): string => email.toLowerCase();

/**
 * Returns what a customer declared, agreed to and wrote, for the export of their own data. What came from their mailbox
 * without the account is included once the mailbox is proven to be theirs. Source: LAW-34, AUTH-30.
 */
export const ownStatements = async (
  { db }: Pick<Sandbox, 'db'>,
  customer: CustomerRow,
): Promise<Pick<Exported, 'consents' | 'withdrawals' | 'cancellations' | 'chats'>> => {
  const { id, brand, email, email_key } = customer;
  const isProven = hasProvenMailbox(customer);
  const consents = await db
    .selectFrom('consent_entry')
    .selectAll()
    .where('brand', '=', brand)
    .where(({ or, eb }) =>
      or([eb('customer_id', '=', id), ...(isProven ? [eb('email_key', '=', email_key)] : [])]),
    )
    .orderBy('id')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .leftJoin('shop_order', 'shop_order.token', 'withdrawal.order_token')
    .selectAll('withdrawal')
    .where('withdrawal.brand', '=', brand)
    .where(({ or, eb, fn }) =>
      or([
        eb('shop_order.customer_id', '=', id),
        ...(isProven ? [eb(fn<string>('lower', ['withdrawal.email']), '=', lower(email))] : []),
      ]),
    )
    .orderBy('withdrawal.received_at')
    .execute();
  const cancellations = await db
    .selectFrom('cancellation')
    .leftJoin('subscription', 'subscription.id', 'cancellation.subscription_id')
    .selectAll('cancellation')
    .where('cancellation.brand', '=', brand)
    .where(({ or, eb, fn }) =>
      or([
        eb('subscription.customer_id', '=', id),
        ...(isProven ? [eb(fn<string>('lower', ['cancellation.email']), '=', lower(email))] : []),
      ]),
    )
    .orderBy('cancellation.received_at')
    .execute();
  const chats = await db
    .selectFrom('chat_line')
    .innerJoin('chat_room', 'chat_room.number', 'chat_line.room')
    .select(['chat_line.author', 'chat_line.body', 'chat_line.said_at'])
    .where('chat_room.customer_id', '=', id)
    .orderBy('chat_line.id')
    .execute();
  return {
    consents: consents.map(({ purpose, subject, act, words, locale, said_at }) => ({
      purpose,
      subject,
      act,
      words,
      locale,
      said_at: said_at.toISOString(),
    })),
    withdrawals: withdrawals.map(({ receipt, order_number, name, email: from, goods, received_at }) => ({
      receipt,
      order_number,
      name,
      email: from,
      goods,
      received_at: received_at.toISOString(),
    })),
    cancellations: cancellations.map(
      ({ receipt, number, name, email: from, kind, reason, ends_on, received_at }) => ({
        receipt,
        number,
        name,
        email: from,
        kind,
        received_at: received_at.toISOString(),
        ...(reason !== null && { reason }),
        ...(ends_on !== null && { ends_on }),
      }),
    ),
    chats: chats.map(({ author, body, said_at }) => ({
      from: author,
      text: body,
      said_at: said_at.toISOString(),
    })),
  };
};
