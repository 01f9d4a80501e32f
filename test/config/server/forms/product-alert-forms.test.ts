import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { newEmail, password, person } from '../../../adapters/sandbox/fixtures/customers.ts';
import { mailsTo } from '../../../adapters/sandbox/fixtures/mails-to.ts';
import { done, fewCare, soldOutCare } from '../../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../../adapters/sandbox/fixtures/start-sandbox.ts';
import { openPlainVisitor } from './plain-visitor.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.close());

const path = '/product-alert';
const own = { origin: 'http://okulino.localhost' };
const visitor = () => openPlainVisitor(sandbox);

describe('requesting a product alert without scripts', () => {
  it('shows the consent, accepts an e-mail, and sends a confirmation mail · STOCK-7 · STOCK-9 · LAW-31', async () => {
    const { get, post } = visitor();
    const page = await get(`${path}?kind=stock&product=${soldOutCare}&sphere=-2.50`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Eine einzige E-Mail, sobald es diesen Artikel so wieder gibt');
    expect(page.html).toContain('höchstens ein Jahr');
    const { title } = await done(visitor().client.getProduct({ params: { id: soldOutCare } }));
    expect(page.html).toContain(title);
    // Lens values in a URL are ignored.
    expect(page.html).not.toContain('-2.50');
    const email = newEmail();
    const sent = await post({ kind: 'stock', product: soldOutCare, email }, own, path);
    expect([sent.status, sent.html]).toEqual([200, expect.stringContaining('Fast geschafft')]);
    expect(sent.html).toContain('höchstens einmal am Tag');
    const again = await post({ kind: 'price', product: fewCare, email }, own, path);
    expect(again.html).toContain('in den letzten 24 Stunden schon einer, gilt er auch hierfür');
    expect(again.html).toContain('Keiner kommt, wenn die Adresse schon auf 20 Artikel wartet');
    await doDueWork(sandbox.sandbox);
    expect((await mailsTo(sandbox, email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nur noch bestätigen: Benachrichtigung/),
    ]);
  });

  it('keeps the values of an eye, and shows refusals · STOCK-7', async () => {
    const { post } = visitor();
    const posted = { kind: 'stock', product: soldOutCare, sphere: '-2.50' };
    const page = await post(posted, own, path);
    expect([page.status, page.html]).toEqual([200, expect.stringContaining('value="-2.50"')]);
    const sent = await post({ ...posted, email: newEmail() }, own, path);
    expect([sent.status, sent.html]).toEqual([422, expect.stringContaining('value="-2.50"')]);
    const typed = 'nobody';
    const refused = await post({ kind: 'price', product: fewCare, email: typed }, own, path);
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining(`value="${typed}"`)]);
    expect(refused.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/);
    expect(refused.html.match(/Diese E-Mail-Adresse ist nicht vollständig/g)).toHaveLength(1);
  });

  it('fills in the signed-in customer’s e-mail, and needs no confirmation · STOCK-8 · STOCK-9', async () => {
    const { get, post, client } = visitor();
    const email = newEmail();
    await done(client.customerSignMeUp({ body: { ...person(email), password } }));
    await done(client.customerSignMeIn({ body: { email, password } }));
    const page = await get(`${path}?kind=price&product=${fewCare}`);
    expect(page.html).toContain(`value="${email}"`);
    const sent = await post({ kind: 'price', product: fewCare, email }, own, path);
    expect(sent.html).toContain('Notiert.');
    expect(await done(client.getProductAlerts({}))).toMatchObject([{ kind: 'price', state: 'given' }]);
  });

  it.each([
    [{ kind: 'stock', product: '../x' }],
    [{ kind: 'gift', product: soldOutCare }],
    [{ kind: 'stock' }],
  ])('rejects %j', async (form) => {
    const { get, post } = visitor();
    expect((await get(`${path}?${new URLSearchParams(form as never)}`)).status).toBe(404);
    expect((await post(form as never, own, path)).status).toBe(400);
  });

  it('does not find an unknown product · STOCK-7', async () => {
    const { status, html } = await visitor().get(`${path}?kind=stock&product=999999`);
    expect([status, html]).toEqual([404, expect.stringContaining('<main')]);
  });

  it('rejects a form of another site', async () => {
    const { post } = visitor();
    const email = newEmail();
    const sent = await post(
      { kind: 'stock', product: soldOutCare, email },
      { origin: 'http://elsewhere.example' },
      path,
    );
    expect(sent.status).toBe(403);
  });
});
