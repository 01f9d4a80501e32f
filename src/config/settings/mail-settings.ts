import {
  hostName,
  longSecret,
  numberFrom,
  oneOf,
  shopDkim,
  shopKeyFiles,
  shopMailboxes,
  text,
} from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

/** Settings of mail delivery. */
export const mailSettings = {
  mail: setting(
    'DIOPTRA_MAIL',
    oneOf('sandbox', 'smtp', 'off'),
    'sandbox',
    'how mails are delivered: `sandbox`, not at all, they are only shown in the sandbox’s mailbox; `smtp`, by a mail server; `off`, by another program that reads the table `mail`. Where customers buy, it must be `smtp` or `off`',
  ),
  smtpHost: setting(
    'DIOPTRA_SMTP_HOST',
    hostName,
    undefined,
    'the host name of the mail server for the mails of all shops',
    neededBy('DIOPTRA_MAIL', 'smtp'),
  ),
  smtpPort: setting(
    'DIOPTRA_SMTP_PORT',
    numberFrom(1, 65_535, 'a port number'),
    587,
    'the port of the mail server',
  ),
  smtpTls: setting(
    'DIOPTRA_SMTP_TLS',
    oneOf('starttls', 'implicit', 'off'),
    'starttls',
    'how the connection to the mail server is encrypted: `starttls`, without which nothing is sent; `implicit`, TLS from the first byte, usually at port 465; `off`, only for a server on this machine: a shop with a password for another one does not start. For a certificate authority that Node does not know, set `NODE_EXTRA_CA_CERTS`',
  ),
  smtpUser: setting(
    'DIOPTRA_SMTP_USER',
    text('a user'),
    undefined,
    'the user name at the mail server. Leave it out if the server needs no sign-in',
  ),
  smtpPassword: setting(
    'DIOPTRA_SMTP_PASSWORD',
    text('a password'),
    undefined,
    'the password of `DIOPTRA_SMTP_USER`',
    secret,
  ),
  mailFrom: setting(
    'DIOPTRA_MAIL_FROM',
    shopMailboxes,
    {},
    'the sender address of each shop’s mails, for example `okulino=shop@lenses.example.ch`. Without an entry, a shop uses the e-mail of its imprint',
  ),
  mailReplyTo: setting(
    'DIOPTRA_MAIL_REPLY_TO',
    shopMailboxes,
    {},
    'the reply address of each shop’s mails. Without an entry, replies go to the sender',
  ),
  mailDkim: setting(
    'DIOPTRA_MAIL_DKIM',
    shopDkim,
    {},
    'the domain and selector with which each shop’s mails are signed (DKIM), for example `okulino=lenses.example.ch/shop2026`; the public key must be in the domain’s DNS. Without an entry, the server does not sign a shop’s mails',
  ),
  mailDkimKeys: setting(
    'DIOPTRA_MAIL_DKIM_KEYS',
    shopKeyFiles,
    {},
    'the files with the private DKIM keys in PEM, for example `okulino=/run/secrets/okulino-dkim.pem`',
  ),
  mailWebhookSecret: setting(
    'DIOPTRA_MAIL_WEBHOOK_SECRET',
    longSecret,
    undefined,
    'the secret with which the mail service authenticates when it reports bounces and complaints to `/webhooks/mail`. Without it that address does not exist',
    secret,
  ),
} as const;
