import { expect } from 'vitest';
import { makeAccountPorts } from '../../../src/adapters/backend/account-ports.ts';
import { accountApi } from '../../../src/adapters/contract/account-api.ts';
import { doDueWork } from '../../../src/adapters/sandbox/due-work.ts';
import { makeAccountSession } from '../../../src/application/identity/account-session.ts';
import type { AccountState } from '../../../src/application/identity/account-state.ts';
import type { SignInHash } from '../../../src/domain/identity/login-link.ts';
import { identityWindowAt } from '../../adapters/sandbox/fixtures/at-provider.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { nobodysDesk } from '../../application/customer/nobodys-desk.ts';
import { quietVisit } from '../../application/identity/quiet-visit.ts';
import { press } from './press.ts';
import { namesOf, type Visit, type Walk } from './walk.ts';

/** A link makes three requests: each may fail four times. */
const mostPresses = 16;

/**
 * Registers, changes everything that can be changed, forgets the password and sets a new one. Presses again after each
 * failure.
 */
const walk = async ({ shop, email }: Visit): Promise<AccountState> => {
  const { fetch } = openBrowser(shop);
  const open = () =>
    makeAccountSession({
      confirmLink: () => undefined,
      ...makeAccountPorts(
        {
          fetch,
          base: 'http://okulino.localhost:4200/api',
          channel: { brand_channel: 'okulino', locale: 'de' },
        },
        identityWindowAt(shop, () => ({ person: 'own', first_name: 'Mara', last_name: 'Keller', email })),
      ),
      ...quietVisit(),
      notifications: { notify: () => undefined, settle: () => undefined },
      openDesk: () => nobodysDesk,
    });
  let session = open();
  const step = (command: () => void, worked: (state: AccountState) => boolean) =>
    press(
      () => {
        session.acknowledge();
        command();
      },
      session.state$,
      ({ task }) => task._tag !== 'Busy',
      (state) => state.task._tag === 'Done' && worked(state),
      { tries: mostPresses },
    );
  const isIn = ({ customer }: AccountState) => customer !== undefined;
  const isOut = (state: AccountState) => !isIn(state);
  const account = { email, firstName: 'Mara', lastName: 'Keller', password: 'Linse 2026', newsletter: false };

  await step(() => session.restore(), isOut);
  await step(() => session.register(account, '/my-account'), isIn);
  await step(() => session.deleteAccount(account.password), isOut);
  await step(() => session.register(account, '/my-account'), isIn);
  session = open();
  await step(() => session.restore(), isIn);
  const profile = { firstName: 'Maria', lastName: 'Keller', birthday: '1990-02-28', phone: '' };
  await step(
    () => session.saveProfile(profile),
    ({ customer }) => customer?.firstName === 'Maria',
  );
  await step(
    () => session.setMilesAndMore('992212345678901'),
    ({ customer }) => customer?.milesAndMoreNumber === '992212345678901',
  );
  const change = { current: 'Linse 2026', chosen: 'Linse 2027', again: 'Linse 2027' };
  await step(() => session.changePassword(change), isIn);
  await step(() => session.signOut(), isOut);
  let secret = '';
  // A visitor who is thanked but gets no mail asks again.
  for (let asked = 0; secret === '' && asked < mostPresses; asked += 1) {
    await step(() => session.askForReset(email), isOut);
    await doDueWork(shop.sandbox);
    secret = /reset-password#(\S+)/.exec((await mailsTo(shop, email)).at(-1)?.text ?? '')?.[1] ?? '';
  }
  await step(() => session.resetPassword(secret, 'Linse 2028'), isOut);
  await step(() => session.signIn(email, 'Linse 2028'), isIn);
  await step(() => session.signOut(), isOut);
  await step(() => session.askForLink(email, '/my-account/profile'), isOut);
  await doDueWork(shop.sandbox);
  const link = /authenticate\?hash=([\w-]+)/.exec((await mailsTo(shop, email)).at(-1)?.text ?? '')?.[1] ?? '';
  await step(() => session.openLink(link as SignInHash), isIn);
  await step(() => session.linkWith('google'), isIn);
  await step(() => session.signOut(), isOut);
  return step(() => session.signInWith('google'), isIn);
};

export const account: Walk = {
  name: 'account',
  operations: namesOf(accountApi),
  run: async (visit) => {
    visit.begin();
    const { shop, email } = visit;
    expect((await walk(visit)).customer).toMatchObject({ email, firstName: 'Maria', birthday: '1990-02-28' });
    const { db } = shop.sandbox;
    const accounts = await db.selectFrom('customer').select('id').where('email', '=', email).execute();
    expect(accounts).toHaveLength(1);
  },
};
