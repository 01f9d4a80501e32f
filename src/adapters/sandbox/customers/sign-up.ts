import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { personViolations } from '../../../domain/customer/address-rules.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { password } from '../../../domain/identity/password.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Handler } from '../call.ts';
import { firstAndRest } from '../cart/first-and-rest.ts';
import { warehouseTime } from '../delivery/calendar.ts';
import { addressRefusal } from '../http/address-refusals.ts';
import { type FieldRefusal, violate } from '../http/refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import { customerByEmail, insertCustomer } from './customer-store.ts';
import { customerWire } from './customer-wire.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { passwordRefusal } from './password-refusals.ts';
import type { MayTry } from './tries.ts';

type SignUp = BodyOf<ShopApi['customerSignMeUp']>;

const wrongIn = (body: SignUp, today: string): readonly FieldRefusal[] => {
  const email = checkEmail(body.email);
  const chosen = body.password === undefined ? undefined : password(body.password);
  return [
    ...personViolations({ firstName: body.first_name, lastName: body.last_name }, today).map(
      addressRefusal(),
    ),
    ...(E.isLeft(email)
      ? [
          {
            path: 'email',
            code: email.left._tag === 'EmailMissing' ? 'validation.required' : 'validation.invalid_email',
          } as const,
        ]
      : []),
    ...(chosen && E.isLeft(chosen) ? [passwordRefusal('password', chosen.left)] : []),
  ];
};

/**
 * A new account. Registrations of one e-mail make one account, also at once; who sends its password again, because the
 * answer was lost, is answered again. Source: AUTH-9, AUTH-10, AUTH-14.
 */
export const makeSignUp =
  (sandbox: Sandbox, mayTry: MayTry): Handler<ShopApi['customerSignMeUp']> =>
  async (call) => {
    const { channel, body } = call;
    const now = sandbox.clock.now();
    const wrong = firstAndRest(wrongIn(body, warehouseTime(now).day));
    if (wrong) return violate(channel.locale, wrong);
    const allowed = mayTry(call, body.email);
    if (E.isLeft(allowed)) return allowed;
    const customer = await insertCustomer(sandbox.db, {
      account_id: randomUUID(),
      brand: channel.brand_channel,
      email: body.email.trim(),
      password_hash:
        body.password === undefined ? null : await hashPassword(body.password, sandbox.passwordCost),
      first_name: body.first_name.normalize('NFC').trim(),
      last_name: body.last_name.normalize('NFC').trim(),
      locale: body.locale_code,
      newsletter: body.subscribed_to_marketing_channels,
      created_at: new Date(now),
    });
    if (customer) return E.right(customerWire(customer));
    const known = await customerByEmail(sandbox.db, channel.brand_channel, body.email);
    return known && (await passwordMatches(body.password ?? '', known.password_hash, sandbox.passwordCost))
      ? E.right(customerWire(known))
      : violate(channel.locale, [{ path: 'email', code: 'customer.email_not_unique' }]);
  };
