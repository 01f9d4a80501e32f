import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { SmtpSettings } from '../../../src/adapters/mail-smtp/settings.ts';
import { makeSmtpCarrier } from '../../../src/adapters/mail-smtp/smtp-carrier.ts';
import type { MailCarrier, OutgoingMail } from '../../../src/application/shared/mail-carrier.ts';
import { answer, headerOf, type LocalSmtp, startSmtp } from './local-smtp.ts';

const mail: OutgoingMail = {
  brand: 'okulino',
  key: '5f0f3c7e-2f4c-4e0a-9a51-6d6a2b3c4d5e',
  recipient: 'mara@example.org',
  subject: 'Deine Linsen sind unterwegs – schön, oder?',
  html: '<p>Grüezi Mara</p>',
  text: 'Grüezi Mara\n\n.\nEin Punkt allein\n',
  headers: {
    'List-Unsubscribe': '<https://okulino.example/stop?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  attachments: [{ name: 'Rechnung-1.pdf', content: new TextEncoder().encode('%PDF-1.7') }],
  writtenAt: new Date('2026-11-27T06:00:00Z'),
};

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
const server = async (options?: SMTPServerOptions): Promise<LocalSmtp> => {
  const started = await startSmtp(options);
  open.push(started.close);
  return started;
};
const carrierTo = (port: number, settings: Partial<SmtpSettings> = {}): MailCarrier => {
  const carrier = makeSmtpCarrier({
    host: 'localhost',
    port,
    tls: 'starttls',
    senderOf: () => ({ name: 'Okulino', address: 'shop@okulino.example' }),
    ...settings,
  });
  open.push(carrier.close);
  return carrier;
};
const unavailable = (status: number) => E.left({ _tag: 'Unavailable', status });
const gone = E.left({ _tag: 'NotFound', code: 'mail.mailbox' });
const unreachable = E.left({ _tag: 'Unreachable' });
const refusing =
  (code: number, message: string): NonNullable<SMTPServerOptions['onRcptTo']> =>
  (_address, _session, done) =>
    done(answer(code, message));

describe('a mail sent by SMTP', () => {
  it('is encrypted, has text, HTML and attachments, and always the same Message-ID · DELIVER-1 · DELIVER-5', async () => {
    const { port, ca, taken } = await server();
    const carrier = carrierTo(port, {
      ca,
      senderOf: () => ({ name: 'Okulino', address: 'shop@okulino.example', replyTo: 'help@okulino.example' }),
    });
    expect(await carrier.send(mail)()).toEqual(E.right(undefined));
    expect(await carrier.send(mail)()).toEqual(E.right(undefined));
    const [first, second] = taken;
    expect(first).toMatchObject({
      from: 'shop@okulino.example',
      to: ['mara@example.org'],
      isEncrypted: true,
    });
    const raw = first?.raw ?? '';
    expect(headerOf(raw, 'From')).toBe('Okulino <shop@okulino.example>');
    expect(headerOf(raw, 'Reply-To')).toBe('Okulino <help@okulino.example>');
    expect(headerOf(raw, 'To')).toBe('mara@example.org');
    expect(headerOf(raw, 'Date')).toBe('Fri, 27 Nov 2026 06:00:00 +0000');
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    for (const part of ['text/plain', 'text/html', 'application/pdf', 'Rechnung-1.pdf'])
      expect(raw).toContain(part);
    const id = '<5f0f3c7e-2f4c-4e0a-9a51-6d6a2b3c4d5e@okulino.example>';
    expect([first, second].map((one) => headerOf(one?.raw ?? '', 'Message-ID'))).toEqual([id, id]);
  });

  it('is signed with DKIM, including the one-click unsubscribe headers · DELIVER-5', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { port, ca, taken } = await server();
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domain: 'okulino.example', selector: 'shop2026', privateKey: pem };
    const senderOf = () => ({ name: 'Okulino', address: 'shop@okulino.example', dkim });
    await carrierTo(port, { ca, senderOf }).send(mail)();
    const open = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const resolver = async (name: string, type: string) => {
      expect([name, type]).toEqual(['shop2026._domainkey.okulino.example', 'TXT']);
      return [[`v=DKIM1; k=rsa; p=${open}`]];
    };
    const raw = taken[0]?.raw ?? '';
    const verdicts = async (message: string) =>
      (await dkimVerify(Buffer.from(message), { resolver })).results.map(({ status }) => status.result);
    expect(await verdicts(raw)).toEqual(['pass']);
    expect(await verdicts(raw.replace('stop?token=abc', 'stop?token=abd'))).toEqual(['fail']);
    expect(await verdicts(raw.replace('=One-Click', '=Two-Click'))).toEqual(['fail']);
    expect(await verdicts(raw.replace('Subject:', 'Subject: x'))).toEqual(['fail']);
  });

  it('is not sent to a server without encryption or with an unknown certificate · DELIVER-5', async () => {
    const plain = await server({ hideSTARTTLS: true });
    expect(await carrierTo(plain.port).send(mail)()).toEqual(unreachable);
    const stranger = await server();
    expect(await carrierTo(stranger.port).send(mail)()).toEqual(unreachable);
    expect([...plain.taken, ...stranger.taken]).toEqual([]);
  });

  it('is sent with implicit TLS, or without TLS, if configured so · DELIVER-5', async () => {
    const implicit = await server({ secure: true });
    expect(await carrierTo(implicit.port, { tls: 'implicit', ca: implicit.ca }).send(mail)()).toEqual(
      E.right(undefined),
    );
    const plain = await server({ hideSTARTTLS: true });
    expect(await carrierTo(plain.port, { tls: 'off' }).send(mail)()).toEqual(E.right(undefined));
    expect([implicit.taken[0]?.isEncrypted, plain.taken[0]?.isEncrypted]).toEqual([true, false]);
  });

  it('is sent with user and password, and waits if they are wrong · DELIVER-2', async () => {
    const { port, ca, taken } = await server({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(answer(535, '5.7.8 Wrong')),
    });
    const as = (password: string) => carrierTo(port, { ca, auth: { user: 'shop', password } }).send(mail)();
    expect(await as('wrong')).toEqual(unavailable(535));
    expect(await as('right')).toEqual(E.right(undefined));
    expect(taken.map(({ user }) => user)).toEqual(['shop']);
  });

  it.each([
    [450, '4.2.0 Greylisted'],
    [421, '4.3.2 Closing'],
    [550, '5.7.1 Relaying denied'],
    [550, '5.1.8 Sender unknown'],
    [552, '5.2.2 Mailbox full'],
    [554, '5.7.1 Spam'],
    [530, 'Sign in first'],
  ])('waits if the server responds %i %s, which can be resolved · DELIVER-2', async (code, message) => {
    const { port, ca } = await server({ onRcptTo: refusing(code, message) });
    expect(await carrierTo(port, { ca }).send(mail)()).toEqual(unavailable(code));
  });

  it.each([
    [550, '5.1.1 No such user'],
    [550, '5.1.10 Null MX'],
    [550, '5.2.1 Mailbox disabled'],
    [550, 'No such user'],
    [553, 'No such mailbox'],
  ])('has no mailbox if the server responds %i %s · DELIVER-3', async (code, message) => {
    const { port, ca } = await server({ onRcptTo: refusing(code, message), hideENHANCEDSTATUSCODES: true });
    expect(await carrierTo(port, { ca }).send(mail)()).toEqual(gone);
  });

  it('has no mailbox if the server says so after reading the mail · DELIVER-3', async () => {
    const { port, ca } = await server({
      hideENHANCEDSTATUSCODES: true,
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(answer(550, '5.1.1 No such user')));
      },
    });
    expect(await carrierTo(port, { ca }).send(mail)()).toEqual(gone);
  });

  it('is sent on the second attempt if the first was deferred · DELIVER-2', async () => {
    let tries = 0;
    const { port, ca, taken } = await server({
      onRcptTo: (_address, _session, done) => {
        tries += 1;
        done(tries === 1 ? answer(451, '4.7.1 Try again') : null);
      },
    });
    const carrier = carrierTo(port, { ca });
    expect(await carrier.send(mail)()).toEqual(unavailable(451));
    expect(await carrier.send(mail)()).toEqual(E.right(undefined));
    expect(taken).toHaveLength(1);
  });

  it.each([
    ['is unreachable', undefined],
    ['closes the connection at once', (socket: Socket) => socket.destroy()],
    ['sends nothing', () => undefined],
    ['sends only a greeting', (socket: Socket) => socket.write('220 mail\r\n')],
    ['sends an invalid response', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ])('waits, after a short timeout, if the server %s · DELIVER-2', async (_what, serve) => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      serve?.(socket);
    });
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const close = () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    };
    if (serve) open.push(close);
    else close();
    const sent = await carrierTo(port, { patienceMs: 200 }).send(mail)();
    expect(sent).toEqual(E.left(expect.objectContaining({ _tag: expect.stringMatching(/^Un/) })));
  });

  it('waits if the connection is cut before acceptance, and keeps its Message-ID on the next attempt · DELIVER-1', async () => {
    let isCut = false;
    const names: (string | undefined)[] = [];
    const { port, ca, cut } = await server({
      onData: (stream, _session, done) => {
        text(stream).then((raw) => {
          names.push(headerOf(raw, 'Message-ID'));
          if (isCut) return done();
          isCut = true;
          cut();
        }, done);
      },
    });
    const carrier = carrierTo(port, { ca });
    expect(await carrier.send(mail)()).toEqual(unreachable);
    expect(await carrier.send(mail)()).toEqual(E.right(undefined));
    expect(new Set(names).size).toBe(1);
    expect(names).toHaveLength(2);
  });

  it('goes to one recipient without injected headers, whatever names and addresses contain · DELIVER-5', async () => {
    const { port, ca, taken } = await server();
    const carrier = carrierTo(port, { ca });
    const nasty = fc.constantFrom(
      '\r\nBcc: victim@example.org',
      '\nBcc: victim@example.org\n\nHello',
      '>, victim@example.org',
      ',victim@example.org',
      '\u2028Bcc: victim@example.org',
      '"<victim@example.org>',
      '\0',
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, fc.boolean(), async (one, other, inAddress) => {
        const before = taken.length;
        const sent = await carrier.send({
          ...mail,
          recipient: inAddress ? `mara@example.org${one}` : mail.recipient,
          subject: `Hallo${other}`,
          headers: { 'List-Unsubscribe': `<https://okulino.example/>${one}` },
          attachments: [{ name: `a${other}.pdf`, content: new Uint8Array() }],
        })();
        expect(sent).toEqual(inAddress ? gone : E.right(undefined));
        for (const { to, raw } of taken.slice(before)) {
          expect(to).toEqual(['mara@example.org']);
          expect(headerOf(raw, 'To')).toBe('mara@example.org');
          expect(headerOf(raw, 'Bcc')).toBeUndefined();
          expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|Hello)/im);
        }
      }),
    );
  });

  it('reuses the connection of the mail before · DELIVER-1', async () => {
    const { port, ca, connections } = await server();
    const carrier = carrierTo(port, { ca });
    for (let i = 0; i < 5; i++) await carrier.send(mail)();
    expect(connections()).toBe(1);
  });
});
