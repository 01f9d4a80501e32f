import { regular } from '../../../e2e/support/checkout.ts';
import { pathTo } from '../../../src/domain/shared/paths.ts';
import type { Journey } from '../stage.ts';
import { keys } from '../tab.ts';

const account = (width: 390 | 1280): Journey => ({
  name: `a customer signs in, orders again, and signs out, ${width} px wide`,
  // The wrong password causes a 422.
  mayComplain: /422/,
  play: async ({ visitor, look }) => {
    const customer = await visitor('okulino', 'de', width);
    const { open, press, fill, see, at, say, tab } = customer;
    await open(pathTo.account('de', 'history'));
    await see({ kind: 'heading', name: say('account:login.title') });
    await look(customer, 'sign-in');
    const [email, password] = ['email', 'password'].map(
      (name) => ({ kind: 'field', name: say(`account:field.${name}`) }) as const,
    );
    if (!email || !password) return;
    await fill(email, regular.email);
    await fill(password, 'falsch 2026');
    await tab.type(keys.enter);
    await see({ kind: 'any', css: 'main [role=alert]' });
    // A notification stays until it is dismissed.
    if (width === 390) await press({ kind: 'button', name: say('notification.dismiss') });
    await fill(password, 'Linse 2026');
    await tab.type(keys.enter);
    await see({ kind: 'button', name: say('history:again'), isPart: true });
    await look(customer, 'history');
    await press({ kind: 'button', name: say('history:again'), isPart: true });
    await at(/\/(cart|checkout|reorder)/);
    await look(customer, 'again');
    for (const section of ['overview', 'bonus-points', 'profile', 'lens-pass', 'newsletter'] as const) {
      await open(pathTo.account('de', section));
      await see({ kind: 'heading', css: 'main h1' });
      await look(customer, section);
    }
    if (width === 390) await press({ kind: 'button', name: say('account:groups.settings'), within: 'main' });
    await press({ kind: 'button', name: say('account:signOut'), within: 'main' });
    await see({ kind: 'heading', name: say('account:login.title') });
  },
});

export const accounts = [account(390), account(1280)];
