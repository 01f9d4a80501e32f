import { join } from 'node:path';
import {
  numberFrom,
  oneOf,
  onOff,
  postgresAddress,
  shopParties,
  shopRecordYears,
  shopTaxNumbers,
  someOf,
  text,
} from './codecs.ts';
import { secret, setting } from './setting.ts';

/** Pages of simulated external services. A selling shop does not show them. */
export const sandboxPages = ['mailbox', 'pay', 'identity', 'chat', 'sandbox'] as const;

/** At most 30 days. */
const minutes = numberFrom(1, 43_200, 'a number of minutes');
const calls = numberFrom(1, 1_000_000, 'a number of calls');

/** Settings of the embedded backend. They have no effect if `DIOPTRA_BACKEND_URL` names another backend. */
export const sandboxSettings = {
  databaseUrl: setting(
    'DATABASE_URL',
    postgresAddress,
    undefined,
    'the address of a PostgreSQL database, version 15 or newer. Without it the embedded database is used',
    secret,
  ),
  dataDir: setting(
    'DIOPTRA_DATA',
    text('a folder, or memory'),
    join('.data', 'shop'),
    'the folder of the embedded database; `memory` keeps nothing after a stop',
  ),
  cartLeftAfterMinutes: setting(
    'DIOPTRA_CART_LEFT_AFTER',
    minutes,
    60,
    'minutes without activity after which a customer gets a mail about an abandoned cart',
  ),
  lensValuesYears: setting(
    'DIOPTRA_LENS_VALUES_YEARS',
    numberFrom(1, 30, 'a number of years'),
    3,
    'years after which the lens values of an order are erased; what the law requires to be kept of the order stays. If the account is deleted earlier, they are erased with it',
  ),
  recordYears: setting(
    'DIOPTRA_RECORD_YEARS',
    shopRecordYears,
    {},
    'for how many years each shop keeps orders with their bills, and other mails and declarations about contracts, counted from the end of the year, for example `linsenwerk=10/8`. Without it as long as the law of its seat requires; the server does not start with less. An account keeps its orders as long as it exists',
  ),
  cartsPerMinute: setting(
    'DIOPTRA_CARTS_PER_MINUTE',
    calls,
    30,
    'carts that one visitor may create per minute, and, each counted separately, open by a link or renew',
  ),
  couponTriesPerMinute: setting(
    'DIOPTRA_COUPON_TRIES_PER_MINUTE',
    calls,
    20,
    'coupon codes that one visitor may try per minute',
  ),
  guestTriesPerMinute: setting(
    'DIOPTRA_GUEST_TRIES_PER_MINUTE',
    calls,
    10,
    'order look-ups, withdrawals and newly generated documents per visitor and minute; eye checks booked per visitor and hour',
  ),
  guestTriesPerHour: setting(
    'DIOPTRA_GUEST_TRIES_PER_HOUR',
    calls,
    20,
    'the same per order or e-mail address and hour, for all visitors together',
  ),
  accountTries: setting(
    'DIOPTRA_ACCOUNT_TRIES',
    calls,
    10,
    'password attempts and requested mails per account within 15 minutes; mails of each kind that anybody can request, per mailbox and hour',
  ),
  sessionIdleMinutes: setting(
    'DIOPTRA_SESSION_IDLE',
    minutes,
    20_160,
    'minutes after which an unused session ends; a session that is used ends after 30 days',
  ),
  lawInMail: setting(
    'DIOPTRA_LAW_IN_MAIL',
    oneOf('attachment', 'text'),
    'attachment',
    'how the order confirmation contains the withdrawal instruction with its model form, the terms and the privacy notice in their current version: `attachment`, as a tagged PDF; `text`, in the mail itself. In both cases they are stored with the order',
  ),
  lensValuesOnInvoices: setting(
    'DIOPTRA_LENS_VALUES_ON_INVOICES',
    onOff,
    false,
    'whether invoices and credit notes contain the lens values. These are health data: turn it on only if insurers ask for them',
  ),
  representatives: setting(
    'DIOPTRA_REPRESENTATIVES',
    shopParties,
    {},
    'who represents each shop in data protection where its company has no seat (GDPR, article 27; Swiss DSG, article 14), for example `okulino=Vertretung GmbH; Hafenweg 1; 20457 Hamburg; eu@lenses.example`. The privacy page and the documents of orders name them',
  ),
  taxNumbers: setting(
    'DIOPTRA_TAX_NUMBERS',
    shopTaxNumbers,
    {},
    'the tax number of each shop in another country where it declares the tax of what it delivers there, for example `viszola/CH=CHE-123.456.789 MWST`. It is on the invoices of orders to that country. None is needed where the one-stop shop (OSS, IOSS) declares it',
  ),
  euroRates: setting(
    'DIOPTRA_EURO_RATES',
    oneOf('ecb', 'off'),
    undefined,
    'where the rates come from by which invoices state the tax in euros, if a shop sells to the European Union in another currency: `ecb`, the reference rates of the European Central Bank, read once a day from data-api.ecb.europa.eu; `off`, nowhere: such invoices lack the tax in euros. Where customers buy, a shop that needs them does not start without a choice',
  ),
  electronicInvoices: setting(
    'DIOPTRA_ELECTRONIC_INVOICES',
    onOff,
    false,
    'whether the PDF of an invoice or a credit note also embeds it in machine-readable form: ZUGFeRD / Factur-X, profile EN 16931. Further requirements of a country (submission through a portal, XRechnung, FatturaPA) are not covered',
  ),
  sandboxPages: setting(
    'DIOPTRA_SANDBOX_PAGES',
    someOf(...sandboxPages),
    sandboxPages,
    'which pages that simulate external services exist: the mailbox, the page of the payment provider, those of the identity providers, the chat, the start page with the moderation of reviews. Must be `off` where customers buy',
  ),
  demoData: setting(
    'DIOPTRA_DEMO_DATA',
    onOff,
    undefined,
    'whether the database is filled with demonstration customers, their past orders and coupons, all publicly known. `off` also disables those that an earlier start has left: their passwords and coupons become invalid. By default `off` where customers buy, otherwise `on`',
  ),
  testControls: setting(
    'DIOPTRA_TEST_CONTROLS',
    onOff,
    false,
    'whether clock and faults can be controlled by requests: only for tests, never where customers buy',
  ),
} as const;
