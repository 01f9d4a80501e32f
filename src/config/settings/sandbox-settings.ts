import { join } from 'node:path';
import { numberFrom, oneOf, onOff, postgresAddress, someOf, text } from './codecs.ts';
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
    'a PostgreSQL server, version 15 or newer. Nothing said: the embedded database',
    secret,
  ),
  dataDir: setting(
    'DIOPTRA_DATA',
    text('a folder, or memory'),
    join('.data', 'shop'),
    'folder of the embedded database; `memory` keeps nothing',
  ),
  cartLeftAfterMinutes: setting(
    'DIOPTRA_CART_LEFT_AFTER',
    minutes,
    60,
    'minutes after which somebody is reminded of a cart that was left',
  ),
  lensValuesYears: setting(
    'DIOPTRA_LENS_VALUES_YEARS',
    numberFrom(1, 30, 'a number of years'),
    3,
    'years after which the lens values of an order are erased; what the law wants kept of it stays. They go with the account before that',
  ),
  cartsPerMinute: setting(
    'DIOPTRA_CARTS_PER_MINUTE',
    calls,
    30,
    'carts that one visitor may begin in a minute',
  ),
  couponTriesPerMinute: setting(
    'DIOPTRA_COUPON_TRIES_PER_MINUTE',
    calls,
    20,
    'coupons that one visitor may try in a minute',
  ),
  guestTriesPerMinute: setting(
    'DIOPTRA_GUEST_TRIES_PER_MINUTE',
    calls,
    10,
    'look-ups, withdrawals and newly drawn documents of one visitor in a minute',
  ),
  guestTriesPerHour: setting(
    'DIOPTRA_GUEST_TRIES_PER_HOUR',
    calls,
    20,
    'the same in an hour about one order or to one e-mail address, whoever asks',
  ),
  accountTries: setting(
    'DIOPTRA_ACCOUNT_TRIES',
    calls,
    10,
    'passwords that are tried and mails that are asked for, of one account in a quarter of an hour',
  ),
  sessionIdleMinutes: setting(
    'DIOPTRA_SESSION_IDLE',
    minutes,
    20_160,
    'minutes after which a session ends that nobody uses; one that is used ends after 30 days',
  ),
  lawInMail: setting(
    'DIOPTRA_LAW_IN_MAIL',
    oneOf('attachment', 'text'),
    'attachment',
    'how the confirmation of an order brings the withdrawal instruction with its model form, the terms and the privacy notice as they stand: `attachment`, as a tagged PDF; `text`, in the mail itself. Either way they are kept with the order',
  ),
  lensValuesOnInvoices: setting(
    'DIOPTRA_LENS_VALUES_ON_INVOICES',
    onOff,
    false,
    'whether invoices and credit notes say the values of lenses. They are health data: only where an insurer asks for them',
  ),
  electronicInvoices: setting(
    'DIOPTRA_ELECTRONIC_INVOICES',
    onOff,
    false,
    'whether the PDF of an invoice or a credit note holds it for machines as well: ZUGFeRD / Factur-X, profile EN 16931. What a country asks beyond it (a portal to send it through, XRechnung, FatturaPA) is not part of it',
  ),
  sandboxPages: setting(
    'DIOPTRA_SANDBOX_PAGES',
    someOf(...sandboxPages),
    sandboxPages,
    'which pages that stand for the world outside are shown: the mailbox, the page of the payment provider, those of the identity providers, the chat, the start page with the moderation. `off` where customers buy',
  ),
  demoData: setting(
    'DIOPTRA_DEMO_DATA',
    onOff,
    undefined,
    'whether the database is filled with customers, their past orders and coupons that everybody knows. `off` closes those that an earlier start has left: their password opens nothing, their coupons do not count. Nothing said: `off` where customers buy, else `on`',
  ),
  testControls: setting(
    'DIOPTRA_TEST_CONTROLS',
    onOff,
    false,
    'clock and faults can be set from outside: for tests only, never where customers buy',
  ),
} as const;
