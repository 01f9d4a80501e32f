import * as TE from 'fp-ts/TaskEither';
import { createTransport } from 'nodemailer';
import type { Failure } from '../../application/shared/failure.ts';
import type { MailCarrier, OutgoingMail } from '../../application/shared/mail-carrier.ts';
import { messageIdOf } from '../shared/message-id.ts';
import type { MailSender, SmtpSettings } from './settings.ts';
import { smtpFailure } from './smtp-failure.ts';

/** Timeout without a response from the server. Units: ms. */
const usualPatience = 20_000;
/** The maximum number of simultaneous connections of one page server. */
const mostAtOnce = 4;

/** Whether a text is exactly one address that no server could read as several or as another line. Source: DELIVER-5. */
const isOneAddress = (address: string): boolean =>
  /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u.test(address);

const messageOf = ({ name, address, replyTo, dkim }: MailSender, mail: OutgoingMail) => ({
  from: { name, address },
  ...(replyTo !== undefined && { replyTo: { name, address: replyTo } }),
  to: { name: '', address: mail.recipient },
  envelope: { from: address, to: [mail.recipient] },
  subject: mail.subject,
  messageId: messageIdOf(mail.key, address),
  date: mail.writtenAt,
  html: mail.html,
  text: mail.text,
  // Prevents automatic replies to the shop's automatic mails. Source: RFC 3834.
  headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
  attachments: mail.attachments.map(({ name: filename, content }) => ({
    filename,
    content: Buffer.from(content),
  })),
  ...(dkim && {
    dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
  }),
});

/** Sends mails to a server by SMTP. Source: DELIVER-1, DELIVER-5. */
export const makeSmtpCarrier = ({
  host,
  port,
  auth,
  tls,
  senderOf,
  patienceMs = usualPatience,
  ca,
}: SmtpSettings): MailCarrier => {
  const transport = createTransport({
    pool: true,
    maxConnections: mostAtOnce,
    // The job retries interrupted mails and knows how often.
    maxRequeues: 0,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    ...(auth && { auth: { user: auth.user, pass: auth.password } }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) =>
      isOneAddress(mail.recipient)
        ? TE.tryCatch(async () => {
            await transport.sendMail({
              ...messageOf(senderOf(mail.brand), mail),
              signal: AbortSignal.timeout(4 * patienceMs),
            });
          }, smtpFailure)
        : TE.left<Failure>({ _tag: 'NotFound', code: 'mail.mailbox' }),
    close: () => transport.close(),
  };
};
