import { expect, it } from 'vitest';
import { serve } from '../serve.ts';

const ask = (address: string) => serve().app.request(`http://localhost${address}`);
const cookiesOf = (answer: Response) => answer.headers.getSetCookie();

it('a partner link is stored in cookies, and redirects to the page without it · PRICE-6 · TRK-3', async () => {
  const answer = await ask(
    '/p/10010/lens?utm_source=studio&sdp=okulino_partner&sdp-product=10010&fk=studio7',
  );
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    '/p/10010/lens?utm_source=studio',
    'no-store',
  ]);
  expect(cookiesOf(answer)).toEqual([
    'vsf-sdp=okulino_partner; Path=/; SameSite=Lax',
    'vsf-sdp-product=10010; Path=/; SameSite=Lax',
    'vsf-fs=studio7; Max-Age=14400; Path=/; SameSite=Lax',
  ]);
});

it('a partner link for all products clears the products of an earlier one · PRICE-6', async () => {
  expect(cookiesOf(await ask('/?sdp=okulino_partner'))).toContain(
    'vsf-sdp-product=; Max-Age=0; Path=/; SameSite=Lax',
  );
});

it.each(['/?sdp=opalys_partner', '/?sdp=%3Cscript%3E', '/?sdp-product=1'])(
  'an invalid partner link is not stored, and redirects: %s · PRICE-6',
  async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location'), cookiesOf(answer)]).toEqual([302, '/', []]);
  },
);

it('a partner link redirects to no other host · ROUTE-16', async () => {
  for (const path of ['//evil.example/', '/%5Cevil.example', '/\\evil.example'])
    expect((await ask(`${path}?sdp=okulino_partner`)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
});

it('a page without a partner link is shown as before, and sets no cookie · PRICE-6', async () => {
  const answer = await ask('/p/10010/lens?gclid=1');
  expect([answer.status, cookiesOf(answer)]).toEqual([200, []]);
});
