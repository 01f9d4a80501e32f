import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { catalogue } from './migrations/0001-catalogue.ts';
import { commerce } from './migrations/0002-commerce.ts';
import { derivedTables } from './migrations/0003-derived-tables.ts';
import { cartsLeft } from './migrations/0004-carts-left.ts';
import { reviews } from './migrations/0005-reviews.ts';
import { cartGifts } from './migrations/0006-cart-gifts.ts';
import { provider } from './migrations/0007-provider.ts';
import { addresses } from './migrations/0008-addresses.ts';
import { quickListings } from './migrations/0009-quick-listings.ts';
import { withdrawals } from './migrations/0010-withdrawals.ts';
import { customers } from './migrations/0011-customers.ts';
import { ordersOfCustomers } from './migrations/0012-orders-of-customers.ts';
import { addressBook } from './migrations/0013-address-book.ts';
import { pricesAndMakers } from './migrations/0015-prices-and-makers.ts';
import { productRatings } from './migrations/0016-product-ratings.ts';
import { mailPreferences } from './migrations/0017-mail-preferences.ts';
import { loginLinks } from './migrations/0018-login-links.ts';
import { jobs } from './migrations/0019-jobs.ts';
import { subscriptions } from './migrations/0020-subscriptions.ts';
import { cancellations } from './migrations/0021-cancellations.ts';
import { reminderAlarms } from './migrations/0022-reminder-alarms.ts';
import { identities } from './migrations/0023-identities.ts';
import { lensPass } from './migrations/0024-lens-pass.ts';
import { paymentAliases } from './migrations/0025-payment-aliases.ts';
import { bonusPoints } from './migrations/0026-bonus-points.ts';
import { opticians } from './migrations/0027-opticians.ts';
import { stories } from './migrations/0028-stories.ts';
import { flags } from './migrations/0029-flags.ts';
import { mailConsent } from './migrations/0031-mail-consent.ts';
import { providerReferences } from './migrations/0035-provider-references.ts';
import { identityBegun } from './migrations/0036-identity-begun.ts';
import { mailHeaders } from './migrations/0042-mail-headers.ts';
import { chat } from './migrations/0043-chat.ts';
import { mailRequests } from './migrations/0050-mail-requests.ts';
import { sessions } from './migrations/0051-sessions.ts';
import { couponCustomers, orderEmailKey, orderEmailKeys } from './migrations/0061-order-email-key.ts';
import { cartsTellNoAccounts } from './migrations/0062-carts-tell-no-accounts.ts';
import { priceChannelsOfLines } from './migrations/0063-price-channels-of-lines.ts';
import { deliveryNotice } from './migrations/0064-delivery-notice.ts';
import { refundDays } from './migrations/0065-refund-days.ts';
import { orderRhythms } from './migrations/0066-order-rhythms.ts';
import { newcomers } from './migrations/0067-newcomers.ts';
import { orderSourceColumn } from './migrations/0068-order-source.ts';
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
import { chatsOfCustomers } from './migrations/0084-chats-of-customers.ts';
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
  '0004-carts-left': cartsLeft,
  '0005-reviews': reviews,
  '0006-cart-gifts': cartGifts,
  '0007-provider': provider,
  '0008-addresses': addresses,
  '0009-quick-listings': quickListings,
  '0010-withdrawals': withdrawals,
  '0011-customers': customers,
  '0012-orders-of-customers': ordersOfCustomers,
  '0013-address-book': addressBook,
  '0015-prices-and-makers': pricesAndMakers,
  '0016-product-ratings': productRatings,
  '0017-mail-preferences': mailPreferences,
  '0018-login-links': loginLinks,
  '0019-jobs': jobs,
  '0020-subscriptions': subscriptions,
  '0021-cancellations': cancellations,
  '0022-reminder-alarms': reminderAlarms,
  '0023-identities': identities,
  '0024-lens-pass': lensPass,
  '0025-payment-aliases': paymentAliases,
  '0026-bonus-points': bonusPoints,
  '0027-opticians': opticians,
  '0028-stories': stories,
  '0031-mail-consent': mailConsent,
  '0035-provider-references': providerReferences,
  '0036-identity-begun': identityBegun,
  '0029-flags': flags,
  '0042-mail-headers': mailHeaders,
  '0043-chat': chat,
  '0050-mail-requests': mailRequests,
  '0051-sessions': sessions,
  '0061-order-email-key': orderEmailKey,
  '0062-carts-tell-no-accounts': cartsTellNoAccounts,
  '0063-price-channels-of-lines': priceChannelsOfLines,
  '0064-delivery-notice': deliveryNotice,
  '0065-refund-days': refundDays,
  '0066-order-rhythms': orderRhythms,
  '0067-newcomers': newcomers,
  '0068-order-source': orderSourceColumn,
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
  '0084-chats-of-customers': chatsOfCustomers,
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
