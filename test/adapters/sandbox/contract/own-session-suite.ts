import { expect, it } from 'vitest';
import { openBrowser } from '../fixtures/browser.ts';
import { password, signedIn } from '../fixtures/customers.ts';
import { done, refused } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const days = 86_400_000;

export const ownSessionSuite = (started: () => TestSandbox): void => {
  const browserOf = (userAgent: string) =>
    openBrowser({
      fetch: (request) => {
        request.headers.set('user-agent', userAgent);
        return started().fetch(request);
      },
    });
  const signIn = async (email: string, userAgent: string) => {
    const there = browserOf(userAgent);
    await done(there.client.customerSignMeIn({ body: { email, password } }));
    return there;
  };

  it('are listed with the family of the browser only, the current one first · AUTH-19', async () => {
    const { client, email } = await signedIn(started());
    await signIn(email, firefox);
    await signIn(email, iPhone);
    const sessions = await done(client.getMySessions({}));
    expect(sessions[0]).toMatchObject({ current: true, signed_in_at: new Date(testNow).toISOString() });
    const rest = sessions.slice(1).map(({ browser, system, current }) => [browser, system, current]);
    expect(rest.sort()).toEqual([
      ['Firefox', 'Windows', false],
      ['Safari', 'iPhone', false],
    ]);
    const rows = await started().sandbox.db.selectFrom('session').selectAll().execute();
    // The random values of a session may contain any digits.
    const kept = rows.map(({ id, replaced_by, customer_id, ...rest }) => rest);
    expect(JSON.stringify(kept)).not.toMatch(/Mozilla|17_5|128\.0/);
    expect(await refused(openBrowser(started()).client.getMySessions({}))).toMatchObject({
      code: 'customer.not_signed_in',
    });
  });

  it('can be ended, one or all others, by their own customer only · AUTH-19', async () => {
    const { client, email } = await signedIn(started());
    const [there, elsewhere] = [await signIn(email, firefox), await signIn(email, iPhone)];
    const thief = await signedIn(started());
    const guests = async () => [
      (await done(there.client.isGuest({}))).guest,
      (await done(elsewhere.client.isGuest({}))).guest,
    ];
    const id = (await done(client.getMySessions({}))).find(({ browser }) => browser === 'Firefox')?.id ?? '';
    await done(thief.client.endMySession({ params: { id } }));
    await done(thief.client.endMyOtherSessions({}));
    expect(await guests()).toEqual([false, false]);
    await done(client.endMySession({ params: { id } }));
    await done(client.endMySession({ params: { id } }));
    expect(await guests()).toEqual([true, false]);
    await done(client.endMyOtherSessions({}));
    expect(await guests()).toEqual([true, true]);
    const [own] = await done(client.getMySessions({}));
    await done(client.endMySession({ params: { id: own?.id ?? '' } }));
    expect(await done(client.isGuest({}))).toEqual({ guest: true });
  });

  it('end after two weeks without use, and continue with use · AUTH-19', async () => {
    const { client } = await signedIn(started());
    const { controls, sandbox } = started();
    expect(sandbox.sessionIdleMs).toBe(14 * days);
    const guestOn = async (day: number) => {
      controls.setClock(testNow + day * days);
      return (await done(client.isGuest({}))).guest;
    };
    expect(await guestOn(13)).toBe(false);
    const [seen] = await done(client.getMySessions({}));
    expect(seen?.last_seen_at).toBe(new Date(testNow + 13 * days).toISOString());
    expect(await guestOn(26)).toBe(false);
    expect(await guestOn(30)).toBe(true);
    controls.setClock(testNow);
    const other = await signedIn(started());
    controls.setClock(testNow + 14 * days);
    expect(await done(other.client.isGuest({}))).toEqual({ guest: true });
    expect(await refused(other.client.getMe({}))).toMatchObject({ code: 'customer.not_signed_in' });
    controls.setClock(testNow);
  });
};
