import { longSecret, oneOf, portNumber, shopDkim, shopKeyFiles, shopMailboxes, text } from './codecs.ts';
import { neededBy, secret, setting } from './setting.ts';

/** Settings of mail delivery. */
export const mailSettings = {
  mail: setting(
    'DIOPTRA_MAIL',
    oneOf('sandbox', 'smtp', 'off'),
    'sandbox',
    'who takes mails to their readers: nobody, they lie in the sandbox’s mailbox; a mail server, by SMTP; `off`, something else that reads the table `mail`. Where customers buy, one of the last two has to be said',
  ),
  smtpHost: setting(
    'DIOPTRA_SMTP_HOST',
    text('the name of a mail server'),
    undefined,
    'the mail server that takes the mails of all shops',
    neededBy('DIOPTRA_MAIL', 'smtp'),
  ),
  smtpPort: setting('DIOPTRA_SMTP_PORT', portNumber, 587, 'its port'),
  smtpTls: setting(
    'DIOPTRA_SMTP_TLS',
    oneOf('starttls', 'implicit', 'off'),
    'starttls',
    'how the way there is encrypted: `starttls`, or nothing is sent; `implicit`, from the first byte, mostly at port 465; `off`, for a server on this machine only. Another authority than those that Node knows: `NODE_EXTRA_CA_CERTS`',
  ),
  smtpUser: setting(
    'DIOPTRA_SMTP_USER',
    text('a user'),
    undefined,
    'who the shop is to the mail server. Nothing said: it does not ask',
  ),
  smtpPassword: setting(
    'DIOPTRA_SMTP_PASSWORD',
    text('a password'),
    undefined,
    'the password of that user',
    secret,
  ),
  mailFrom: setting(
    'DIOPTRA_MAIL_FROM',
    shopMailboxes,
    {},
    'the address that each shop’s mails are from, say `okulino=shop@lenses.example.ch`. Nothing said of a shop: the e-mail of its imprint',
  ),
  mailReplyTo: setting(
    'DIOPTRA_MAIL_REPLY_TO',
    shopMailboxes,
    {},
    'where answers to each shop’s mails go. Nothing said of a shop: to the sender',
  ),
  mailDkim: setting(
    'DIOPTRA_MAIL_DKIM',
    shopDkim,
    {},
    'by which domain and selector each shop’s mails are signed (DKIM), say `okulino=lenses.example.ch/shop2026`; the open half of the key stands in the domain’s DNS. Nothing said of a shop: its mails are not signed here',
  ),
  mailDkimKeys: setting(
    'DIOPTRA_MAIL_DKIM_KEYS',
    shopKeyFiles,
    {},
    'the files with the private keys for that, in PEM, say `okulino=/run/secrets/okulino-dkim.pem`',
  ),
  mailWebhookSecret: setting(
    'DIOPTRA_MAIL_WEBHOOK_SECRET',
    longSecret,
    undefined,
    'what whoever carries the mails shows itself by when it tells `/webhooks/mail` of what came back. Nothing said: there is no such address',
    secret,
  ),
} as const;
