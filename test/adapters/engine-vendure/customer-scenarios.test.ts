import { expect } from 'vitest';
import { staffSells } from '../../../scripts/engine/staff-sells.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { openBrowser } from '../sandbox/fixtures/browser.ts';
import { newEmail, password, person } from '../sandbox/fixtures/customers.ts';
import { mailsTo } from '../sandbox/fixtures/mails-to.ts';
import { care, done, refused } from '../sandbox/fixtures/shopper.ts';
import { testNow } from '../sandbox/fixtures/start-sandbox.ts';
import { scenarios } from './scenario.ts';

const chosen = 'Another 2031';
/** Where staff sign in to the engine that is recorded. Undefined: nothing is recorded. */
const admin = process.env.DIOPTRA_ENGINE_ADMIN_URL;
/** An e-mail that no earlier recording on the engine has used either. */
const own = (): string => (admin ? `${Date.now()}-${newEmail()}` : newEmail());

scenarios(
  'customers whom the engine keeps, by what it answered once',
  (scenario) => {
    scenario('a-customer-made-by-staff-sees-what-they-ordered', async (shop) => {
      const email = own();
      if (admin) await staffSells(new URL(admin), 'okulino', { email, password, product: care });
      const { client } = openBrowser(shop);
      const signIn = (typed: string) => client.customerSignMeIn({ body: { email, password: typed } });
      expect(await refused(signIn(chosen))).toMatchObject({ code: 'customer.sign_in_failed' });
      expect(await done(signIn(password))).toMatchObject({ email, full_name: 'Mara Keller' });
      await doDueWork(shop.sandbox);
      const { 'hydra:member': orders } = await done(client.getOrdersHistory({ query: {} }));
      expect(orders).toMatchObject([{ items: [{ product_id: care, quantity: 2 }] }]);
      await done(client.customerUpdateMe({ body: { last_name: 'Roth', birthday: '1980-02-29' } }));
      shop.controls.setClock(testNow + 6 * 60_000);
      expect(await done(client.getMe({}))).toMatchObject({ last_name: 'Roth', birthday: '1980-02-29' });
      await done(client.customerSignOut({}));
      await done(signIn(password));
    });

    scenario('a-newcomer-registers-changes-the-password-and-leaves', async (shop) => {
      const email = own();
      const { client } = openBrowser(shop);
      const register = (typed: string, where = 'okulino' as const) =>
        openBrowser(shop, where).client.customerSignMeUp({ body: { ...person(email), password: typed } });
      const { has_password } = await done(register(password));
      expect(has_password).toBe(true);
      expect(
        await refused(
          openBrowser(shop, 'augental').client.customerSignMeUp({
            body: { ...person(email), password: chosen },
          }),
        ),
      ).toMatchObject({ violations: [{ code: 'customer.email_not_unique' }] });
      const signIn = (typed: string) => client.customerSignMeIn({ body: { email, password: typed } });
      await done(signIn(password));
      await done(
        client.customerChangeMyPassword({
          body: { current_password: password, new_password: chosen, confirm_new_password: chosen },
        }),
      );
      expect(await done(client.isGuest({}))).toEqual({ guest: false });
      expect(await refused(client.deleteMe({ body: { password } }))).toMatchObject({
        violations: [{ code: 'customer.wrong_password' }],
      });
      await done(client.deleteMe({ body: { password: chosen } }));
      expect(await refused(signIn(chosen))).toMatchObject({ code: 'customer.sign_in_failed' });
    });

    scenario('a-customer-of-the-engine-comes-by-a-link', async (shop) => {
      const email = own();
      if (admin) await staffSells(new URL(admin), 'okulino', { email, password, product: care });
      const { client } = openBrowser(shop);
      await done(
        client.sendLoginLink({ body: { email, redirect_link: '/', redirectLink: '/', locale: 'de' } }),
      );
      await doDueWork(shop.sandbox);
      const [mail] = await mailsTo(shop, email);
      const hash = /hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const { custom_token: token = '' } = await done(
        client.exchangeLoginLinkHash({ body: { hash, nonce: 'mine' } }),
      );
      const { id_token } = await done(client.signInWithCustomToken({ body: { token } }));
      expect(await done(client.customerSignWithIdToken({ body: { token: id_token } }))).toMatchObject({
        email,
      });
      const { 'hydra:totalItems': count } = await done(client.getOrdersHistory({ query: {} }));
      expect(count).toBe(1);
    });
  },
  true,
);
