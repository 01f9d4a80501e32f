import * as TE from 'fp-ts/TaskEither';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

let sandbox: TestSandbox;
let asked = 0;
beforeAll(async () => {
  sandbox = await startSandbox(undefined, {
    limits: {
      cartsPerMinute: 1,
      couponTriesPerMinute: 1,
      guestTriesPerMinute: 1,
      guestTriesPerHour: 1,
      accountTries: 2,
    },
    identity: {
      begin: () => {
        asked += 1;
        return TE.right({ url: 'https://login.example/authorize', session: 's' });
      },
      finish: () => TE.left({ _tag: 'Unreachable' }),
    },
  });
});
afterAll(() => sandbox.close());

const begin = async (client: string): Promise<URL> => {
  const query = new URLSearchParams({
    client_id: 'okulino',
    redirect_uri: 'http://okulino.localhost:4200/authenticate',
    response_type: 'code',
    scope: 'openid email',
    state: 's'.repeat(16),
    nonce: 'n'.repeat(16),
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  });
  const address = `http://okulino.localhost:4200/identity/google?${query}`;
  const { headers } = await sandbox.fetch(new Request(address, { headers: { 'x-client': client } }));
  return new URL(headers.get('location') ?? '', address);
};

it('a visitor begins eight sign-ins in a quarter of an hour, four times the tries of an account · AUTH-36', async () => {
  for (let n = 0; n < 8; n += 1) expect((await begin('192.0.2.1')).host).toBe('login.example');
  const refused = await begin('192.0.2.1');
  expect(refused.pathname).toBe('/authenticate');
  expect(Object.fromEntries(refused.searchParams)).toEqual({
    error: 'temporarily_unavailable',
    state: 's'.repeat(16),
  });
  // Neither is the provider asked, nor anything stored, and nobody else is refused.
  expect(asked).toBe(8);
  expect(await sandbox.sandbox.db.selectFrom('identity_begun').select('id').execute()).toHaveLength(8);
  expect((await begin('192.0.2.2')).host).toBe('login.example');
});
