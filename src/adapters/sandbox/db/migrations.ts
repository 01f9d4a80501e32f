import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { catalogue } from './migrations/0001-catalogue.ts';
import { commerce } from './migrations/0002-commerce.ts';
import { derivedTables } from './migrations/0003-derived-tables.ts';
import { reviews } from './migrations/0005-reviews.ts';
import { provider } from './migrations/0007-provider.ts';
import { addresses } from './migrations/0008-addresses.ts';
import { quickListings } from './migrations/0009-quick-listings.ts';
import { customers } from './migrations/0011-customers.ts';
import { ordersOfCustomers } from './migrations/0012-orders-of-customers.ts';
import { addressBook } from './migrations/0013-address-book.ts';
import { pricesAndMakers } from './migrations/0015-prices-and-makers.ts';
import { productRatings } from './migrations/0016-product-ratings.ts';
import { loginLinks } from './migrations/0018-login-links.ts';
import { jobs } from './migrations/0019-jobs.ts';
import { subscriptions } from './migrations/0020-subscriptions.ts';
import { reminderAlarms } from './migrations/0022-reminder-alarms.ts';
import { identities } from './migrations/0023-identities.ts';
import { lensPass } from './migrations/0024-lens-pass.ts';
import { paymentAliases } from './migrations/0025-payment-aliases.ts';
import { stories } from './migrations/0028-stories.ts';
import { flags } from './migrations/0029-flags.ts';
import { mailConsent } from './migrations/0031-mail-consent.ts';
import { chat } from './migrations/0043-chat.ts';
import { sessions } from './migrations/0051-sessions.ts';
import { couponCustomers, orderEmailKey, orderEmailKeys } from './migrations/0061-order-email-key.ts';
import { refundDays } from './migrations/0065-refund-days.ts';
import { orderRhythms } from './migrations/0066-order-rhythms.ts';
import { newcomers } from './migrations/0067-newcomers.ts';
import { rangeCopies } from './migrations/0069-range-copies.ts';
import { engineTables } from './migrations/0070-engine.ts';
import { subscriptionDeliveries } from './migrations/0071-subscription-deliveries.ts';
import { engineAccounts } from './migrations/0072-engine-accounts.ts';
import { priceLists } from './migrations/0074-price-lists.ts';
import { couponAmounts } from './migrations/0075-coupon-amounts.ts';
import { bills } from './migrations/0077-bills.ts';
import { lawOfOrders } from './migrations/0078-law-of-orders.ts';
import { passports } from './migrations/0080-passports.ts';
import { consents } from './migrations/0082-consents.ts';
import { forgottenValues } from './migrations/0083-forgotten-values.ts';
import { costOfWearing } from './migrations/0085-cost-of-wearing.ts';
import { prescriptions } from './migrations/0086-prescriptions.ts';
import { traitsOfProducts } from './migrations/0089-traits.ts';
import { productAlerts } from './migrations/0090-product-alerts.ts';
import { lensRanges } from './migrations/0091-lens-ranges.ts';
import { firstSubscriptions } from './migrations/0093-first-subscriptions.ts';
import { express } from './migrations/0094-express.ts';
import { eyeChecks } from './migrations/0097-eye-checks.ts';
import { careCost } from './migrations/0098-care-cost.ts';
import { tellChanges } from './migrations/0099-tell-changes.ts';
import { mailDelivery } from './migrations/0104-mail-delivery.ts';
import { countedRatings } from './migrations/0120-counted-ratings.ts';
import { valuesOfMails } from './migrations/0121-values-of-mails.ts';
import type { Db } from './schema.ts';

const extensions = ['pg_trgm', 'unaccent', 'fuzzystrmatch'].map(
  (name) => `create extension if not exists ${name}`,
);

/**
 * The SQL statements of each migration, in order. They are never changed once published: every change of the database
 * is a new entry.
 */
const migrations: Readonly<Record<string, readonly string[]>> = {
  '0000-extensions': extensions,
  '0001-catalogue': catalogue,
  '0002-commerce': commerce,
  '0003-derived-tables': derivedTables,
  // Index for abandoned carts: few carts are open and have an e-mail.
  '0004-carts-left': [
    `create index cart_left on cart(updated_at) where email is not null and checkout_state <> 'completed'`,
  ],
  '0005-reviews': reviews,
  // Marks carts whose buyer wants no gift.
  '0006-cart-gifts': [`alter table cart add column gift_declined boolean not null default false`],
  '0007-provider': provider,
  '0008-addresses': addresses,
  '0009-quick-listings': quickListings,
  // Declarations of withdrawal as they were received, whether or not such an order exists.
  '0010-withdrawals': [
    `create table withdrawal(
      receipt text primary key, digest text not null unique, brand text not null, locale text not null,
      name text not null, order_number text not null, email text not null, goods jsonb not null,
      order_token text references shop_order(token), received_at timestamptz not null)`,
  ],
  '0011-customers': customers,
  '0012-orders-of-customers': ordersOfCustomers,
  '0013-address-book': addressBook,
  '0015-prices-and-makers': pricesAndMakers,
  '0016-product-ratings': productRatings,
  '0017-mail-preferences': [
    `create table marketing_communication (
          id text primary key, customer_id int not null unique references customer(id) on delete cascade,
          mail_groups jsonb not null)`,
  ],
  '0018-login-links': loginLinks,
  '0019-jobs': jobs,
  '0020-subscriptions': subscriptions,
  // Declarations of cancellation of a subscription, with or without an account. Source: ACC-5.
  '0021-cancellations': [
    `create table cancellation (
    receipt text primary key, digest text not null unique, brand text not null, locale text not null, name text not null,
    number text not null, email text not null, kind text not null, reason text, ends_on text,
    subscription_id text references subscription(id) on delete set null, received_at timestamptz not null)`,
  ],
  '0022-reminder-alarms': reminderAlarms,
  '0023-identities': identities,
  '0024-lens-pass': lensPass,
  '0025-payment-aliases': paymentAliases,
  '0026-bonus-points': [
    `create table bonus_conversion (
          customer_id int not null references customer(id) on delete cascade, nth int not null, points int not null,
          code text not null references coupon(code), created_at timestamptz not null,
          primary key (customer_id, nth))`,
  ],
  '0027-opticians': [
    `alter table customer add column partner_id text,
      add column partner_pickup boolean not null default false`,
  ],
  '0028-stories': stories,
  '0031-mail-consent': mailConsent,
  // For a provider other than the sandbox's own: its id for a payment, and when it was last asked.
  '0035-provider-references': [
    `alter table provider_payment add column reference text unique, add column asked_at timestamptz`,
  ],
  // Visitors who were sent to a provider of another system, and the requests they came with.
  '0036-identity-begun': [
    `create table identity_begun (
      id text primary key, request jsonb not null, session text not null, expires_at timestamptz not null)`,
  ],
  '0029-flags': flags,
  // The headers of a mail, for the program that displays it.
  '0042-mail-headers': [`alter table mail add column headers jsonb not null default '{}'`],
  '0043-chat': chat,
  // Requested links, before it is checked whether the account exists.
  '0050-mail-requests': [
    `create table mail_request (
      id int generated always as identity primary key, purpose text not null, brand text not null,
      email_key text not null, locale text not null, target text, created_at timestamptz not null)`,
  ],
  '0051-sessions': sessions,
  '0061-order-email-key': orderEmailKey,
  // Removes from orders what carts once revealed: whether an account with their e-mail exists.
  '0062-carts-tell-no-accounts': [
    `update shop_order set basket = basket #- '{customer,registered}'
      where basket->'customer' ? 'registered'`,
  ],
  // The price channel of a cart line, and the partner who referred the visitor. Null: the shop's own prices, no partner.
  '0063-price-channels-of-lines': [`alter table cart_line add column price_channel text, add column fk text`],
  // Whether the buyer of a cart allows the carrier to have e-mail and phone number. Null: not asked.
  '0064-delivery-notice': [`alter table cart add column shipping_opt_in boolean`],
  '0065-refund-days': refundDays,
  '0066-order-rhythms': orderRhythms,
  '0067-newcomers': newcomers,
  // The source of an order, as the shop that placed it reported. Null: not reported.
  '0068-order-source': [`alter table shop_order add column source jsonb`],
  '0069-range-copies': rangeCopies,
  '0070-engine': engineTables,
  '0071-subscription-deliveries': subscriptionDeliveries,
  '0072-engine-accounts': engineAccounts,
  '0074-price-lists': priceLists,
  '0075-coupon-amounts': couponAmounts,
  '0077-bills': bills,
  '0078-law-of-orders': lawOfOrders,
  '0080-passports': passports,
  '0082-consents': consents,
  '0083-forgotten-values': forgottenValues,
  // The customer who was signed in during a chat. The conversation is deleted with their data.
  '0084-chats-of-customers': [
    `alter table chat_room
      add column customer_id integer references customer(id) on delete cascade`,
  ],
  '0085-cost-of-wearing': costOfWearing,
  '0086-prescriptions': prescriptions,
  '0089-traits': traitsOfProducts,
  '0090-product-alerts': productAlerts,
  '0091-lens-ranges': lensRanges,
  '0093-first-subscriptions': firstSubscriptions,
  '0094-express': express,
  '0097-eye-checks': eyeChecks,
  '0098-care-cost': careCost,
  '0099-tell-changes': tellChanges,
  '0104-mail-delivery': mailDelivery,
  // 0061 once lost its backslashes, and the keys of existing orders lost every `s`. This repairs them.
  '0105-order-email-keys': orderEmailKeys,
  '0106-coupon-customers': couponCustomers,
  '0107-settled-withdrawals': [
    'alter table withdrawal add column settled_at timestamptz',
    `update withdrawal set settled_at = bill.issued_at from bill where bill.cause = 'refund ' || withdrawal.receipt`,
  ],
  // An order's page lists the withdrawals from it.
  '0108-withdrawals-of-orders': [`create index withdrawal_of_order on withdrawal (order_token)`],
  '0109-proven-mailboxes': [
    'alter table customer add column mailbox_proven_at timestamptz',
    'update customer set mailbox_proven_at = mails_confirmed_at',
  ],
  // What was credited before by the title of its product stays credited.
  '0110-withdrawn-lines': [
    'alter table withdrawal add column lines jsonb',
    `update withdrawal w set lines = (
       select coalesce(jsonb_agg(item->'id'), '[]') from shop_order o, jsonb_array_elements(o.basket->'items') item
       where o.token = w.order_token and (w.goods = '[]' or exists (
         select 1 from jsonb_array_elements_text(w.goods) named
         where position(lower(item->>'title') in lower(named)) > 0)))
     where w.order_token is not null and (w.goods = '[]' or w.settled_at is not null)`,
  ],
  // The column `mpn` stays for servers of the release before.
  '0111-product-extras': [
    'alter table product add column extras jsonb',
    // No page changes by this.
    'alter table product disable trigger user',
    `update product set extras = jsonb_build_object('mpn', mpn) where mpn is not null`,
    'alter table product enable trigger user',
  ],
  // Null: all pieces of its lines.
  '0112-withdrawn-pieces': ['alter table withdrawal add column pieces jsonb'],
  // Charged to a stored payment method without its owner being present.
  '0117-automatic-payments': ['alter table payment add column automatic boolean not null default false'],
  // What exceeded the limits when two carts of a customer became one.
  '0118-left-behind': ['alter table cart add column left_behind jsonb'],
  // Subscriptions that were made from an order or a cart cost as much as one delivery.
  '0119-regular-lines': [
    `update subscription s set lines = (
       select jsonb_agg(line || jsonb_build_object('meta', coalesce(line->'meta', '{}'::jsonb)
         || jsonb_build_object('subscription_frequency', s.every, 'subscription_frequency_unit', s.unit)) order by at)
       from jsonb_array_elements(s.lines) with ordinality of_line(line, at))
     where jsonb_array_length(s.lines) > 0`,
  ],
  '0120-counted-ratings': countedRatings,
  '0121-values-of-mails': valuesOfMails,
  // Prescriptions are exported and deleted with their customer, also those for carts that an engine keeps.
  '0122-owners-of-prescriptions': [
    `alter table given_prescription
       add column customer_id int references customer(id) on delete cascade`,
    `update given_prescription g set customer_id = customer.id from cart, customer
     where cart.token = g.cart_token and cart.customer_id = customer.id::text`,
    'create index prescription_of_customer on given_prescription (customer_id)',
  ],
  // A cart can get another token. Its lines follow it.
  '0123-renewed-carts': [
    ...['cart_line', 'cart_request'].map(
      (table) => `alter table ${table} drop constraint ${table}_cart_token_fkey,
        add constraint ${table}_cart_token_fkey foreign key (cart_token) references cart(token)
          on delete cascade on update cascade`,
    ),
    'alter table cart add column renewed_from text, add column renewed_by text, add column renewed_at timestamptz',
    'create index cart_renewed on cart (renewed_from) where renewed_from is not null',
  ],
  // A refund after a withdrawal has the id of its receipt.
  '0125-refunds-of-withdrawals': [
    'alter table order_refund add column receipt text',
    'update order_refund set receipt = id where id in (select receipt from withdrawal)',
  ],
  // Reference rates of the euro, for the tax on invoices in another currency.
  '0126-exchange-rates': [
    `create table exchange_rate(
      currency text not null, day text not null, per_euro double precision not null,
      primary key (currency, day))`,
  ],
  // A refund is not requested again once its provider may not recognise the repetition.
  '0128-asked-refunds': [
    'alter table order_refund add column asked_at timestamptz',
    'alter table provider_payment add column credit_asked_at timestamptz',
  ],
  // The mails of a mailbox are counted, however its address is spelled.
  '0129-mailboxes': [
    'alter table mail add column mailbox text',
    'create index mail_mailbox on mail (mailbox, sent_at) where mailbox is not null',
  ],
  // A changed interval did not reach the lines.
  '0130-lines-in-rhythm': [
    `update subscription s set lines = (
       select jsonb_agg(case when jsonb_exists(line->'meta', 'subscription_frequency')
         then line || jsonb_build_object('meta', line->'meta'
           || jsonb_build_object('subscription_frequency', s.every, 'subscription_frequency_unit', s.unit))
         else line end order by at)
       from jsonb_array_elements(s.lines) with ordinality of_line(line, at))
     where exists (select from jsonb_array_elements(s.lines) line
       where jsonb_exists(line->'meta', 'subscription_frequency')
         and (line->'meta'->>'subscription_frequency' <> s.every::text
           or coalesce(line->'meta'->>'subscription_frequency_unit', 'day') <> s.unit))`,
  ],
  // A letter that cannot be written lets others pass.
  '0131-letters-wait': [
    'alter table outbox add column tries int not null default 0, add column wait_until timestamptz',
  ],
  // The letters of an order are posted one after the other.
  '0132-letters-in-order': [
    'alter table outbox add column about text',
    'create index outbox_about on outbox (about, id) where about is not null',
  ],
  // What a buyer wrote to the shop goes with the values of the order, which it may repeat.
  '0133-erased-comments': [
    `update shop_order set basket = basket - 'comment'
     where values_erased_at is not null and jsonb_exists(basket, 'comment')`,
    `update cart set comment = null from shop_order o
     where o.cart_token = cart.token and o.values_erased_at is not null and cart.comment is not null`,
  ],
  // The link of an old order asks for number and e-mail.
  '0134-links-end': ['alter table shop_order add column link_open_until timestamptz'],
};

const migrationOf = (statements: readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Migrates the database to the newest schema. Does nothing if it is up to date. Throws if a step fails. */
export const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, steps]) => [name, migrationOf(steps)])),
    },
    // Migrations are independent: one that was written in parallel to another may be applied after it.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
