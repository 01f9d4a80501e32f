import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxApp } from '../../../../src/adapters/sandbox/app.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../../../adapters/sandbox/fixtures/browser.ts';
import { newEmail, password, person } from '../../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../../adapters/sandbox/fixtures/mails-to.ts';
import { done } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const visitor = () => openPlainVisitor(sandbox, { brand: 'linsenwerk' });

/** A new subscriber, and the paths of the links in their mails, the oldest first. */
const reader = async () => {
  const { client } = openBrowser(sandbox, 'linsenwerk');
  const email = newEmail();
  await done(
    client.customerSignMeUp({ body: { ...person(email), subscribed_to_marketing_channels: true, password } }),
  );
  await done(client.customerSignMeIn({ body: { email, password } }));
  return {
    links: async () => {
      await doDueWork(sandbox.sandbox);
      return (await mailsTo(sandbox, email)).map(
        ({ text }) => /http:\/\/[^/]+(\/newsletter\S+)/.exec(text)?.[1] ?? '',
      );
    },
    headers: async () => (await mailsTo(sandbox, email)).map((mail) => mail.headers),
    said: () => done(client.getMarketingCommunication({ params: { id: 'new' } })),
  };
};

describe('confirm and unsubscribe links of mails', () => {
  it('work by a posted form; opening one changes nothing · ACC-3 · ACC-16', async () => {
    const { links, said } = await reader();
    const { get, post } = visitor();
    const [confirm = ''] = await links();
    const asking = await get(confirm);
    expect(asking.html).toContain('Ja, E-Mails bestätigen');
    expect(asking.html).not.toContain('token=');
    expect(asking.answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await said()).consent).toBe('waiting');
    const agreed = await post({}, {}, confirm);
    expect([agreed.status, (await said()).consent]).toEqual([200, 'given']);
    expect(agreed.html).toContain('E-Mails sind bestätigt');

    const [, stop = ''] = await links();
    expect((await get(stop)).html).toContain('E-Mails abbestellen');
    expect((await said()).mail_groups).toEqual(['newsletter']);
    expect((await post({}, {}, stop)).html).toContain('kommen nicht mehr: Newsletter.');
    expect((await said()).mail_groups).toEqual([]);
    // The old link says what is true now, and starts nothing again.
    const late = await post({}, {}, confirm);
    expect([late.status, late.html]).toEqual([410, expect.stringContaining('nichts mehr zu bestätigen')]);
    expect(late.html).not.toContain('sind bestätigt');
    expect((await said()).mail_groups).toEqual([]);
  });

  it('unsubscribe by one press in a mail program, as the mail’s headers offer · ACC-3', async () => {
    const { links, said, headers } = await reader();
    const { get, post } = visitor();
    const [confirm = ''] = await links();
    await post({}, {}, confirm);
    await links();
    const [asking, welcome] = await headers();
    expect(asking).toEqual({});
    expect(welcome?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<http:\/\/[^/]+(\/newsletter\/unsubscribe\?token=[^>]+)>$/.exec(
      welcome?.['List-Unsubscribe'] ?? '',
    )?.[1];
    expect((await get(url)).status).toBe(200);
    expect((await said()).mail_groups).toEqual(['newsletter']);
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await post({ 'List-Unsubscribe': 'One-Click' }, elsewhere, url)).status).toBe(200);
    expect((await said()).mail_groups).toEqual([]);
  });

  it('unsubscribe many readers of one mail program, although guesses are limited · ACC-3', async () => {
    const limits = { ...sandbox.sandbox.limits, accountTries: 1 };
    const app = makeSandboxApp({ ...sandbox.sandbox, limits });
    const { links } = await reader();
    const [confirm = ''] = await links();
    await visitor().post({}, {}, confirm);
    const stop = (await links())[1]?.split('token=')[1] ?? '';
    const end = async (token: string) => {
      const init = { method: 'POST', body: JSON.stringify({ token }) };
      const headers = { 'content-type': 'application/json', 'x-client': 'mail-program' };
      const at = 'http://shop.test/api/mail-stops?brand_channel=linsenwerk&locale=de';
      return (await app.request(at, { ...init, headers })).status;
    };
    expect([await end('guess'), await end('guess')]).toEqual([404, 429]);
    for (let i = 0; i < 6; i += 1) expect(await end(stop)).toBe(200);
  });

  it('report what is wrong with them, and accept forms of the shop only · ACC-3', async () => {
    const { get, post } = visitor();
    expect((await post({}, {}, '/fr/newsletter/confirm?token=x')).status).toBe(410);
    expect((await post({}, {}, '/it/newsletter/unsubscribe?token=x')).status).toBe(404);
    expect((await post({}, {}, '/newsletter/unsubscribe')).html).toContain('Diesen Link gibt es nicht');
    expect((await get('/en/newsletter/unsubscribe?token=x')).html).toContain('One click is all it takes');
    // Without the secret of a mail there is nothing to press.
    for (const [path, status] of [
      ['/newsletter/confirm', 410],
      ['/newsletter/unsubscribe?token=', 404],
    ] as const) {
      const cut = await get(path);
      expect([cut.status, cut.html.includes('<form')]).toEqual([status, false]);
    }
    const evil = { origin: 'https://evil.example' };
    expect((await post({}, evil, '/newsletter/confirm?token=x')).status).toBe(403);
    sandbox.controls.setFault('stopMails', { _tag: 'Cut', times: 1 });
    const cut = await post({}, {}, '/newsletter/unsubscribe?token=x');
    expect(cut.status).toBe(503);
    expect(cut.html).toContain('role="alert"');
  });
});
