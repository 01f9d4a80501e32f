import * as E from 'fp-ts/Either';
import type { ShopApi } from '../../contract/shop-api.ts';
import { refuse } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { Sandbox } from '../sandbox.ts';
import { signInAtEngine } from './at-engine/sign-in-at-engine.ts';
import { customerByEmail } from './customer-store.ts';
import { ownCustomerWire } from './customer-wire.ts';
import { passwordsOf } from './passwords-of.ts';
import type { OnSignedIn } from './signed-in.ts';
import type { Trying } from './tries.ts';

/**
 * Signs in. A failure does not reveal whether the e-mail or the password was wrong, not even by its duration. Source:
 * AUTH-9.
 */
export const makeSignIn = (
  sandbox: Sandbox,
  trying: Trying,
  onSignedIn: OnSignedIn,
): Handler<ShopApi['customerSignMeIn']> => {
  return async (call) => {
    const { channel, body, session } = call;
    const { brand_channel: brand, locale } = channel;
    const accounts = sandbox.engine?.accounts;
    if (accounts)
      return trying(call, body.email, async () => {
        const tried = { brand, locale, email: body.email, password: body.password };
        const letIn = await signInAtEngine(sandbox, accounts, tried);
        if (E.isLeft(letIn)) return letIn;
        if (!letIn.right) return refuse(422, 'customer.sign_in_failed');
        const { customer, session: engineSession } = letIn.right;
        await session.open(customer, engineSession);
        await onSignedIn(customer, locale);
        return E.right(await ownCustomerWire(sandbox.db, customer));
      });
    return trying(call, body.email, async () => {
      const customer = await customerByEmail(sandbox.db, brand, body.email);
      const matches = await passwordsOf(sandbox).match(body.password, customer);
      if (E.isLeft(matches)) return matches;
      if (!customer || !matches.right) return refuse(422, 'customer.sign_in_failed');
      await session.open(customer);
      await onSignedIn(customer, locale);
      return E.right(await ownCustomerWire(sandbox.db, customer));
    });
  };
};
