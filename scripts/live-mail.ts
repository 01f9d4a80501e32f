import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { answer, headerOf, startSmtp } from '../test/adapters/mail-smtp/local-smtp.ts';
import { fact } from './fact.ts';
import { patience } from './pace.ts';
import { runShop } from './running-shop.ts';

/**
 * The built shop sends its mails to a mail server in another process: encrypted, authenticated, signed, once. Also
 * checks mails that are refused or bounce later. Run `npm run build` before it.
 */

const secret = 'what-nobody-guesses-of-all-carriers';
const folder = mkdtempSync(join(tmpdir(), 'dioptra-live-mail-'));
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyFile = join(folder, 'dkim.pem');
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));

const refused: string[] = [];
const smtp = await startSmtp({
  authOptional: false,
  hideENHANCEDSTATUSCODES: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'shop' && password === 'mail password'
      ? done(null, { user: username })
      : done(answer(535, '5.7.8 No')),
  onRcptTo: ({ address }, _session, done) => {
    if (!address.startsWith('nobody')) return done();
    refused.push(address);
    done(answer(550, '5.1.1 No such user'));
  },
});
const caFile = join(folder, 'ca.pem');
writeFileSync(caFile, smtp.ca);

const shop = await runShop(4249, {
  NODE_EXTRA_CA_CERTS: caFile,
  DIOPTRA_MAIL: 'smtp',
  DIOPTRA_SMTP_HOST: 'localhost',
  DIOPTRA_SMTP_PORT: String(smtp.port),
  DIOPTRA_SMTP_USER: 'shop',
  DIOPTRA_SMTP_PASSWORD: 'mail password',
  DIOPTRA_MAIL_FROM: 'okulino=shop@lenses.example',
  DIOPTRA_MAIL_DKIM: 'okulino=lenses.example/shop2026',
  DIOPTRA_MAIL_DKIM_KEYS: `okulino=${keyFile}`,
  DIOPTRA_MAIL_WEBHOOK_SECRET: secret,
});

const until = async (holds: () => boolean): Promise<void> => {
  const end = Date.now() + patience(30_000);
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
};
const askForLink = (email: string): Promise<Response> =>
  fetch(`${shop.origin}/api/customers/login-link?brand_channel=okulino&locale=de`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({
      ...{ email, first_name: 'Mara', last_name: 'Keller', locale: 'de' },
      ...{ redirect_link: '/', redirectLink: '/' },
    }),
  });
const tell = (said: string): Promise<Response> =>
  fetch(`${shop.origin}/webhooks/mail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${said}` },
    body: JSON.stringify({ kind: 'bounce', email: 'mara@example.org' }),
  });

try {
  fact('a login link can be requested', (await askForLink('mara@example.org')).ok);
  await askForLink('nobody@example.org');
  await until(() => smtp.taken.length > 0 && refused.length > 0);
  const [mail] = smtp.taken;
  const raw = mail?.raw ?? '';
  fact('one mail was delivered after one temporary refusal', smtp.taken.length === 1 && refused.length === 1);
  fact('the connection is encrypted and authenticated', mail?.isEncrypted === true && mail.user === 'shop');
  fact('the sender is the shop’s address', mail?.from === 'shop@lenses.example');
  fact('the mail has a text and an HTML part', raw.includes('text/plain') && raw.includes('text/html'));
  fact(
    'the message id is in the shop’s domain',
    /^<[0-9a-f-]{36}@lenses\.example>$/.test(headerOf(raw, 'Message-ID') ?? ''),
  );
  const open = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { results } = await dkimVerify(Buffer.from(raw), {
    resolver: async () => [[`v=DKIM1; k=rsa; p=${open}`]],
  });
  fact(
    'an external library verifies the signature',
    results.map(({ status }) => status.result).join() === 'pass',
  );
  fact('a webhook without the secret is refused', (await tell('another')).status === 401);
  fact('a webhook with the secret is accepted', (await tell(secret)).status === 204);
} finally {
  await shop.stop();
  await smtp.close();
  rmSync(folder, { recursive: true });
}
