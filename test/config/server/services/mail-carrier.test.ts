import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { afterAll, afterEach, expect, it } from 'vitest';
import { wireServer } from '../../../../src/config/server/make-shop.ts';
import { TOKENS } from '../../../../src/config/server/wiring/tokens.ts';
import type { BrandId } from '../../../../src/domain/shared/brand-id.ts';
import { headerOf, type LocalSmtp, startSmtp } from '../../../adapters/mail-smtp/local-smtp.ts';
import { testEnvironment } from '../../test-environment.ts';
import { quietParts } from '../quiet-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'dioptra-dkim-'));
const keyFile = join(folder, 'okulino.pem');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
writeFileSync(keyFile, privateKey);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let smtp: LocalSmtp | undefined;
afterEach(() => smtp?.close());

/** Sends a mail of a shop by the carrier of a server with these settings. */
const sentBy = async (variables: Readonly<Record<string, string>>, brand: BrandId) => {
  const settings = testEnvironment({
    ...{ DIOPTRA_MAIL: 'smtp', DIOPTRA_SMTP_HOST: 'localhost', DIOPTRA_SMTP_TLS: 'off' },
    DIOPTRA_SMTP_PORT: String(smtp?.port),
    ...variables,
  });
  const carrier = await wireServer(settings, quietParts).getAsync(TOKENS.carrier);
  const sent = await carrier?.send({
    ...{ brand, key: crypto.randomUUID(), recipient: 'mara@example.org', subject: 'Hallo' },
    ...{ html: '<p>Hallo</p>', text: 'Hallo', headers: {}, attachments: [] },
    writtenAt: new Date('2026-11-27T06:00:00Z'),
  })();
  carrier?.close();
  return sent;
};

it('a server sends mails by the configured mail server, from the mailboxes of its shops · DELIVER-1 · DELIVER-5', async () => {
  smtp = await startSmtp({
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    authOptional: false,
    allowInsecureAuth: true,
  });
  const variables = {
    ...{ DIOPTRA_SMTP_USER: 'dioptra', DIOPTRA_SMTP_PASSWORD: 'right' },
    DIOPTRA_MAIL_FROM: 'okulino=shop@okulino.example',
    DIOPTRA_MAIL_REPLY_TO: 'okulino=help@okulino.example',
    DIOPTRA_MAIL_DKIM: 'okulino=okulino.example/shop2026',
    DIOPTRA_MAIL_DKIM_KEYS: `okulino=${keyFile}`,
  };
  for (const brand of ['okulino', 'opalys'] as const)
    expect(E.isRight((await sentBy(variables, brand)) ?? E.left('none'))).toBe(true);
  const [own, other] = smtp.taken;
  expect([own?.user, own?.from]).toEqual(['dioptra', 'shop@okulino.example']);
  const said = (name: string, mail = own) => headerOf(mail?.raw ?? '', name);
  expect([said('From'), said('Reply-To')]).toEqual([
    'Okulino <shop@okulino.example>',
    'Okulino <help@okulino.example>',
  ]);
  expect(said('DKIM-Signature')).toMatch(/d=okulino\.example;.*s=shop2026;/);
  // Another shop has none of these settings.
  expect([said('Reply-To', other), said('DKIM-Signature', other)]).toEqual([undefined, undefined]);
  expect(other?.from).not.toBe('shop@okulino.example');
});

it('a server sends nothing unencrypted unless that is configured · DELIVER-5', async () => {
  smtp = await startSmtp({ disabledCommands: ['STARTTLS', 'AUTH'] });
  expect(E.isLeft((await sentBy({ DIOPTRA_SMTP_TLS: 'starttls' }, 'okulino')) ?? E.right(''))).toBe(true);
  expect(smtp.taken).toEqual([]);
});
