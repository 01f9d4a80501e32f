import { createHash, timingSafeEqual } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import * as t from 'io-ts';
import { endedMails } from '../../../domain/customer/mail-preferences.ts';
import { decode } from '../../shared/decode.ts';
import { keyOfMessageId } from '../../shared/message-id.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import type { MailRow } from '../db/commerce-tables.ts';
import { endMails } from '../mail-consent/stop-links.ts';
import type { Sandbox } from '../sandbox.ts';
import { noteRefusal, noteUndelivered } from './deliver-mails.ts';

/** Path where a mail service reports bounces and complaints. */
export const bouncesPath = '/webhooks/mail';

/** Units: bytes. */
const largest = 16 * 1024;

/** `message`: the Message-ID; `email`: the reader, if the mail service assigns its own ids to mails. */
const BounceC = t.intersection([
  t.type({ kind: t.keyof({ bounce: null, complaint: null }) }),
  t.union([t.type({ message: t.string }), t.type({ email: t.string })]),
]);
type Bounce = t.TypeOf<typeof BounceC>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Reads the secret from a bearer token, or from the password of basic authentication, for services that can only be
 * configured with a URL.
 */
const saidSecret = (header: string): string => {
  const [, scheme = '', said = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'basic') return said;
  const pair = Buffer.from(said, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
};

/** Finds the mail that bounced: by its id, else the newest mail of each shop to that reader. */
const mailsOf = async ({ db }: Sandbox, bounce: Bounce): Promise<readonly MailRow[]> => {
  const mails = db.selectFrom('mail').selectAll();
  if ('message' in bounce) return mails.where('key', '=', keyOfMessageId(bounce.message) ?? '').execute();
  return mails
    .distinctOn('brand')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', bounce.email.trim().toLowerCase()))
    .orderBy('brand')
    .orderBy('id', 'desc')
    .execute();
};

/**
 * `POST /webhooks/mail`: a mail bounced, or its reader reported it as spam. Only our own mails count, whatever is
 * reported. A repeated report changes nothing. Source: DELIVER-3, DELIVER-4.
 */
export const makeBouncesApp = (sandbox: Sandbox, secret: string): Hono => {
  const app = new Hono();
  const right = digest(secret);
  app.post(bouncesPath, async (c) => {
    if (!timingSafeEqual(digest(saidSecret(c.req.header('authorization') ?? '')), right))
      return c.body(null, 401);
    const text = await readText(c.req.raw, largest);
    if (text === undefined) return c.body(null, 413);
    const bounce = decode(BounceC)(parsedJson(text));
    if (E.isLeft(bounce)) return c.body(null, 400);
    const now = new Date(sandbox.clock.now());
    const isComplaint = bounce.right.kind === 'complaint';
    const mails = await mailsOf(sandbox, bounce.right);
    await sandbox.db.transaction().execute(async (trx) => {
      for (const mail of mails) {
        const { brand, recipient: email, locale } = mail;
        await noteUndelivered(trx, mail, isComplaint ? 'complaint' : 'bounced', now);
        if (!isComplaint) await noteRefusal(trx, email, now);
        else for (const group of endedMails) await endMails(trx, { brand, email, group }, { locale, now });
      }
    });
    return c.body(null, 204);
  });
  return app;
};
