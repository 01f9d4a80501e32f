import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeAccountEngine } from '../../../src/adapters/engine-vendure/accounts/account-engine.ts';
import type { AccountEngine } from '../../../src/adapters/shop-server/engine/account-engine.ts';
import type { Incident } from '../../../src/adapters/shop-server/shop-server.ts';
import { shops } from '../sandbox/fixtures/shops.ts';
import { engineOver, failed } from './fixtures/fake-engine.ts';
import { payload } from './fixtures/order-of-engine.ts';

const customer = {
  ...{ id: '7', email: 'mara@example.org', firstName: 'Mara', lastName: 'Keller' },
  ...{ phone: null, birthday: '1980-02-29', loyaltyNumber: null, verified: true, hasPassword: true },
};
const opened = { customer, sessionId: '9', token: 'bearer' };
const no = (code: string) => ({ ok: null, no: { status: 422, code, path: null, values: [] } });
const ok = (answer: unknown) => ({ ok: answer, no: null });

interface Question {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}
/** An engine that gives this answer to each query. */
const over = (answer: (question: Question) => object) => {
  const asked: Question[] = [];
  const incidents: Incident[] = [];
  const engine = engineOver(async (request) => {
    const question = (await request.json()) as Question;
    asked.push(question);
    const name = /\{ (\w+)/.exec(question.query)?.[1] ?? '';
    return Response.json({ data: { [name]: answer(question) } });
  });
  const accounts = makeAccountEngine(engine, shops, (incident) => incidents.push(incident));
  return { asked, incidents, accounts };
};
const away = E.left({ status: 503, code: 'server.engine_unavailable' });
const typed = { email: customer.email, password: 'Linse 2026' };

/** Every query, with the call that makes it. */
const questions: readonly (readonly [string, (accounts: AccountEngine) => Promise<unknown>])[] = [
  ['signIn', ({ signIn }) => signIn('okulino', typed)],
  ['open', ({ open }) => open('okulino', '7')],
  ['whoIs', ({ whoIs }) => whoIs('okulino', 'bearer')],
  ['look', ({ look }) => look('okulino', { customer: '7' })],
  ['add', ({ add }) => add('okulino', { ...typed, firstName: 'Mara', lastName: 'Keller', proven: false })],
  ['matches', ({ matches }) => matches('okulino', '7', 'x')],
  [
    'setPassword',
    ({ setPassword }) => setPassword('okulino', { customer: '7', password: 'x', proven: true }),
  ],
  ['update', ({ update }) => update('okulino', '7', { lastName: 'Roth' })],
  ['end', ({ end }) => end('okulino', ['9'])],
  ['remove', ({ remove }) => remove('okulino', { customer: '7', account: '1', everywhere: true })],
  ['pastOrders', ({ pastOrders }) => pastOrders({ brand: 'okulino', locale: 'de' }, '7')],
  ['claimOrders', ({ claimOrders }) => claimOrders('okulino', '1', ['o'])],
];

describe('customers kept by Vendure', () => {
  it('are read without the empty fields of the engine, and with their session', async () => {
    const { accounts } = over(() => ok(opened));
    const { phone: _, loyaltyNumber: __, ...read } = customer;
    expect(await accounts.signIn('okulino', typed)).toEqual(
      E.right({ customer: read, session: { id: '9', token: 'bearer' } }),
    );
  });

  it.each(['29.2.1980', '1980-13-01', ''])('have no birthday if staff entered %j', async (birthday) => {
    const { accounts } = over(() => ok({ ...customer, birthday }));
    expect(await accounts.look('okulino', { customer: '7' })).not.toMatchObject({
      right: { birthday: expect.anything() },
    });
  });

  it.each([
    ['are not let in', 'customer.sign_in_failed', ({ signIn }: AccountEngine) => signIn('okulino', typed)],
    ['are gone', 'customer.not_found', ({ open }: AccountEngine) => open('okulino', '7')],
  ])('%s: an expected response, reported as no incident', async (_, code, ask) => {
    const { accounts, incidents } = over(() => no(code));
    expect(await ask(accounts)).toEqual(E.right(undefined));
    expect(incidents).toEqual([]);
  });

  it('are reported as taken if the e-mail is in use', async () => {
    const { accounts } = over(() => no('customer.taken'));
    const account = { ...typed, firstName: 'Mara', lastName: 'Keller', proven: false };
    expect(await accounts.add('okulino', account)).toEqual(E.right('taken'));
  });

  it.each(questions)(
    'are unavailable if the engine fails or refuses for an unexpected reason: %s',
    async (_, ask) => {
      const silent = engineOver(async () => failed('INTERNAL_SERVER_ERROR', 500));
      expect(await ask(makeAccountEngine(silent, shops, () => undefined))).toEqual(away);
      const { accounts, incidents } = over(() => no('something.else'));
      expect(await ask(accounts)).toEqual(away);
      expect(incidents).toMatchObject([{ kind: 'wrong-answer', detail: 'something.else' }]);
    },
  );

  it('set passwords in normalised Unicode, and can sign in with one that was set elsewhere · AUTH-23', async () => {
    const [composed, apart] = ['Caf\u00e9 2026', 'Cafe\u0301 2026'];
    const { accounts, asked } = over(({ query, variables }) => {
      if (!query.includes('shopSignIn')) return ok(query.includes('shopCheck') ? false : customer);
      return variables.password === composed ? ok(opened) : no('customer.sign_in_failed');
    });
    await accounts.setPassword('okulino', { customer: '7', password: apart, proven: false });
    expect(asked.at(-1)?.variables).toMatchObject({ password: composed });
    expect(E.isRight(await accounts.signIn('okulino', { ...typed, password: apart }))).toBe(true);
    expect(asked.slice(1).map(({ variables }) => variables.password)).toEqual([apart, composed]);
    expect(await accounts.matches('okulino', '7', apart)).toEqual(E.right(false));
    expect(asked).toHaveLength(5);
    await accounts.matches('okulino', '7', composed);
    expect(asked).toHaveLength(6);
  });

  it('clear a field by sending an empty text, and do not send unchanged fields', async () => {
    const { accounts, asked } = over(() => ok(customer));
    await accounts.update('okulino', '7', { firstName: 'Nora', phone: null });
    expect(asked[0]?.variables).toEqual({ customer: '7', change: { firstName: 'Nora', phone: '' } });
  });

  it('have past orders; one that cannot be read does not hide the others · AUTH-26', async () => {
    const good = { ...payload, token: 'one', orderToken: 'one', placedAt: '2024-01-01T10:00:00.000Z' };
    const { accounts, incidents } = over(() =>
      ok({ total: 5, orders: [good, { ...good, currency: 'CHF?' }] }),
    );
    const past = await accounts.pastOrders({ brand: 'okulino', locale: 'it' }, '7');
    expect(past).toMatchObject({ right: { more: true, orders: [{ token: 'one', elsewhere: true }] } });
    expect(incidents).toMatchObject([{ operation: 'shopPastOrders', kind: 'wrong-answer' }]);
  });
});
