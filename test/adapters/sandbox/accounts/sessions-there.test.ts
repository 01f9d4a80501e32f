import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookie } from '../../../../src/adapters/sandbox/customers/session.ts';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../fixtures/browser.ts';
import { password } from '../fixtures/customers.ts';
import { done } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';
import { type KeepingEngine, startKept } from './keeping-engine.ts';
import { isGuest, keptAndIn, rowOf } from './kept-shop.ts';

const minutes = 60_000;
let shop: TestSandbox;
let accounts: KeepingEngine;
beforeEach(async () => {
  ({ shop, accounts } = await startKept());
});
afterEach(() => shop.close());

describe('a session at the shop and at the engine', () => {
  it('shows the engine’s token neither in the browser nor in the database · AUTH-24', async () => {
    const here = await keptAndIn(shop, accounts);
    const [{ token } = { token: '' }] = [...accounts.sessions.values()];
    expect(here.told.join()).not.toContain(token);
    expect(JSON.stringify(await done(here.client.getMe({})))).not.toContain(token);
    const rows = await shop.sandbox.db.selectFrom('session').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(here.cookies.get(sessionCookie('okulino')));
  });

  it('ends at the engine on sign-out, or once the engine is back · AUTH-24', async () => {
    const [one, other] = [await keptAndIn(shop, accounts), await keptAndIn(shop, accounts)];
    await done(one.client.customerSignOut({}));
    expect(accounts.sessions.size).toBe(1);
    accounts.away = true;
    await done(other.client.customerSignOut({}));
    expect(await isGuest(other)).toBe(true);
    await doDueWork(shop.sandbox);
    expect(accounts.sessions.size).toBe(1);
    accounts.away = false;
    shop.controls.setClock(testNow + 10 * minutes);
    await doDueWork(shop.sandbox);
    expect(accounts.sessions.size).toBe(0);
  });

  it('ends at the shop minutes after it ended at the engine, and stays while the engine is away · AUTH-24', async () => {
    const here = await keptAndIn(shop, accounts);
    accounts.away = true;
    shop.controls.setClock(testNow + 6 * minutes);
    expect(await isGuest(here)).toBe(false);
    accounts.away = false;
    accounts.sessions.clear();
    expect(await isGuest(here)).toBe(false);
    shop.controls.setClock(testNow + 12 * minutes);
    expect(await isGuest(here)).toBe(true);
    shop.controls.setClock(testNow);
    expect(await isGuest(here)).toBe(true);
  });

  it('shows changes made by engine staff within minutes · AUTH-25', async () => {
    const here = await keptAndIn(shop, accounts);
    accounts.keep({ id: here.id, email: 'moved@example.org', password, lastName: 'Roth' });
    shop.controls.setClock(testNow + 6 * minutes);
    expect(await done(here.client.getMe({}))).toMatchObject({
      email: 'moved@example.org',
      full_name: 'Mara Roth',
    });
  });

  it('is void if it is from before the engine kept customers', async () => {
    const here = await keptAndIn(shop, accounts);
    await shop.sandbox.db.updateTable('session').set({ engine_token: null }).execute();
    expect(await isGuest(here)).toBe(true);
  });

  it('continues after a new password, which ends all others at shop and engine, in every shop · AUTH-17', async () => {
    const here = await keptAndIn(shop, accounts);
    const { email } = here;
    const [second, augental] = [openBrowser(shop), openBrowser(shop, 'augental')];
    for (const { client } of [second, augental])
      await done(client.customerSignMeIn({ body: { email, password } }));
    const chosen = 'Another 2031';
    await done(
      here.client.customerChangeMyPassword({
        body: { current_password: password, new_password: chosen, confirm_new_password: chosen },
      }),
    );
    expect(accounts.sessions.size).toBe(1);
    expect(accounts.customers.get(here.id)).toMatchObject({ password: chosen });
    expect([await isGuest(here), await isGuest(second), await isGuest(augental)]).toEqual([
      false,
      true,
      true,
    ]);
    shop.controls.setClock(testNow + 6 * minutes);
    expect(await isGuest(here)).toBe(false);
    expect(await rowOf(shop, email, 'augental')).toMatchObject({ password_changed_at: new Date(testNow) });
  });

  it('ends at the engine when ended from the list of sessions, one or all others · AUTH-19', async () => {
    const here = await keptAndIn(shop, accounts);
    const { email } = here;
    for (const _ of [1, 2, 3])
      await done(openBrowser(shop).client.customerSignMeIn({ body: { email, password } }));
    const [, other] = await done(here.client.getMySessions({}));
    await done(here.client.endMySession({ params: { id: other?.id ?? '' } }));
    expect(accounts.sessions.size).toBe(3);
    await done(here.client.endMyOtherSessions({}));
    expect(accounts.sessions.size).toBe(1);
    expect(await isGuest(here)).toBe(false);
  });
});
