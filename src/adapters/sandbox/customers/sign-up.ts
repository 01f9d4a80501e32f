import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import { seenText } from '../../../domain/customer/plain-text.ts';
import { password } from '../../../domain/identity/password.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type FieldRefusal, type Refusal, refuse, refuseAny, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { IdentityTokens, ReadClaims } from '../identity/identity-tokens.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import type { Sandbox } from '../sandbox.ts';
import { followChoice } from './ask-for-consent.ts';
import { beginAccount } from './at-engine/begin-account.ts';
import { customerOfIdentity, linkIdentity } from './customer-identities.ts';
import { customerByEmail, insertCustomer } from './customer-store.ts';
import { customerWire, toldSince } from './customer-wire.ts';
import { joinOrder } from './join-order.ts';
import { namesWrong } from './named.ts';
import { notGuessable, passwordRefusal } from './password-refusals.ts';
import { passwordsOf } from './passwords-of.ts';
import type { Trying } from './tries.ts';

type SignUpWire = BodyOf<ShopApi['customerSignMeUp']>;
type SignUp = SignUpWire & { readonly first_name: string; readonly last_name: string };

/** Reads a name from either of its two keys. If both are present, the first counts. Source: AUTH-10. */
const withNames = ({ firstName = '', lastName = '', ...body }: SignUpWire): SignUp => ({
  ...body,
  first_name: body.first_name ?? firstName,
  last_name: body.last_name ?? lastName,
});

const wrongIn = (
  shop: Pick<Shop, 'name' | 'emailPattern'>,
  body: SignUp,
  on: Day,
): readonly FieldRefusal[] => {
  const email = checkEmail(body.email, shop.emailPattern);
  const chosen =
    body.password === undefined
      ? undefined
      : E.flatMap(password(body.password), notGuessable(shop, body.email));
  return [
    ...namesWrong(body, on),
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

const tidied = ({ first_name, last_name }: SignUp) => ({
  first_name: seenText(first_name),
  last_name: seenText(last_name),
});

/** Whether the provider of an identity has confirmed that this e-mail is theirs. */
const isProven = (identity: ReadClaims | undefined, email: string): boolean =>
  identity !== undefined &&
  identity.provider !== 'custom' &&
  identity.email_verified &&
  matchingEmail(identity.email) === matchingEmail(email);

export const registeredTopic = 'customer.registered';

/** Units: ms. */
const lately = 15 * 60_000;

/** Whether this registration has already created the customer, and the response was lost. */
const isHis = async (
  sandbox: Sandbox,
  known: CustomerRow,
  body: SignUp,
): Promise<E.Either<Refusal, boolean>> => {
  const { clock } = sandbox;
  if (body.password !== undefined) return passwordsOf(sandbox).match(body.password, known);
  // Nothing proves the caller's identity, so the account is returned only if it contains nothing but what was just
  // registered.
  return E.right(
    known.password_hash === null &&
      known.email === body.email.trim() &&
      known.first_name === seenText(body.first_name) &&
      known.last_name === seenText(body.last_name) &&
      Object.keys(toldSince(known)).length === 0 &&
      clock.now() - known.created_at.getTime() < lately,
  );
};

/**
 * Creates an account. Registrations of one e-mail create one account, even at the same time. A repeated request after a
 * lost response gets the same response. If an identity is sent, it signs in from now on. Source: AUTH-3, AUTH-9,
 * AUTH-10, AUTH-14, AUTH-29.
 */
export const makeSignUp =
  (sandbox: Sandbox, tokens: IdentityTokens, trying: Trying): Handler<ShopApi['customerSignMeUp']> =>
  async (call) => {
    const { channel } = call;
    const body = withNames(call.body);
    const { brand_channel: brand } = channel;
    const now = sandbox.clock.now();
    const wrong = refuseAny(wrongIn(sandbox.shops[brand], body, today(sandbox.clock)));
    if (wrong) return wrong;
    return trying(call, body.email, async () => {
      const identity =
        body.identity_token === undefined ? undefined : await tokens.readId(brand, body.identity_token);
      if (body.identity_token !== undefined && (!identity || identity.provider === 'custom'))
        return refuse(422, 'customer.identity_invalid');
      const passwords = passwordsOf(sandbox);
      const notUnique = () => violate([{ path: 'email', code: 'customer.email_not_unique' }]);
      const answerOf = async (known: CustomerRow) => {
        const theirs = await isHis(sandbox, known, body);
        if (E.isLeft(theirs)) return theirs;
        if (!theirs.right) return notUnique();
        // Who knows the password of the account they had before is its owner, and their order goes to it as to a new one.
        if (body.password !== undefined)
          await sandbox.db
            .transaction()
            .execute((trx) => joinOrder(trx, sandbox.clock, known, body.order_token));
        return E.right(customerWire(known));
      };
      const known = await customerByEmail(sandbox.db, brand, body.email);
      if (known && !identity) return answerOf(known);
      const account_id = randomUUID();
      const held = async (db: Db) => {
        const holder =
          identity && identity.provider !== 'custom'
            ? await customerOfIdentity(db, brand, identity)
            : undefined;
        if (!holder) return undefined;
        return matchingEmail(holder.email) === matchingEmail(body.email)
          ? E.right(customerWire(holder))
          : refuse(422, 'customer.identity_taken');
      };
      const heldBefore = await held(sandbox.db);
      if (heldBefore) return heldBefore;
      if (known) return notUnique();
      const proven = isProven(identity, body.email);
      const begun = await beginAccount(sandbox, { ...body, account_id, brand, ...tidied(body), proven });
      if (E.isLeft(begun)) return begun;
      if (!begun.right) return notUnique();
      const { password_hash, engine_customer } = begun.right;
      let isNew = false;
      const made = await sandbox.db.transaction().execute(async (trx) => {
        const taken = await held(trx);
        if (taken) return taken;
        const customer = await insertCustomer(trx, {
          account_id,
          brand,
          email: body.email.trim(),
          password_hash,
          engine_customer,
          ...tidied(body),
          locale: body.locale_code,
          newsletter: body.subscribed_to_marketing_channels,
          created_at: new Date(now),
          mailbox_proven_at: proven ? new Date(now) : null,
        });
        if (!customer) return undefined;
        isNew = true;
        if (identity && identity.provider !== 'custom')
          await linkIdentity(trx, customer, identity, new Date(now));
        // The mailbox may belong to somebody else. The mail tells them how to take the account over.
        if (!proven && (body.password !== undefined || identity))
          await askForLetter(trx, registeredTopic, String(customer.id), new Date(now));
        await joinOrder(trx, sandbox.clock, customer, body.order_token);
        const confirmed = false;
        await followChoice(trx, sandbox, customer, {
          before: { groups: [], confirmed },
          after: { groups: customer.newsletter ? ['newsletter'] : [], confirmed },
          locale: body.locale_code,
          now: new Date(now),
        });
        return E.right(customerWire(customer));
      });
      if (!isNew) await passwords.forget({ account_id, password_hash });
      if (made) return made;
      const first = identity ? undefined : await customerByEmail(sandbox.db, brand, body.email);
      return first ? answerOf(first) : notUnique();
    });
  };
