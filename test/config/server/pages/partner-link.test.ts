import { expect, it } from 'vitest';
import { serve } from '../serve.ts';

const ask = (address: string) => serve().app.request(`http://localhost${address}`);
const cookiesOf = (answer: Response) => answer.headers.getSetCookie();

it('keeps what a partner’s link brings and leads to the page without it · PRICE-6 · TRK-3', async () => {
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

it('takes the products of an earlier link away where the new one is for all · PRICE-6', async () => {
  expect(cookiesOf(await ask('/?sdp=okulino_partner'))).toContain(
    'vsf-sdp-product=; Max-Age=0; Path=/; SameSite=Lax',
  );
});

it.each(['/?sdp=opalys_partner', '/?sdp=%3Cscript%3E', '/?sdp-product=1'])(
  'keeps nothing of %s, and leads on · PRICE-6',
  async (address) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location'), cookiesOf(answer)]).toEqual([302, '/', []]);
  },
);

it('leads to no other host · ROUTE-16', async () => {
  for (const path of ['//evil.example/', '/%5Cevil.example', '/\\evil.example'])
    expect((await ask(`${path}?sdp=okulino_partner`)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
});

it('draws every other page as before, without a cookie · PRICE-6', async () => {
  const answer = await ask('/p/10010/lens?gclid=1');
  expect([answer.status, cookiesOf(answer)]).toEqual([200, []]);
});
