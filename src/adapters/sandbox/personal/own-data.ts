import * as E from 'fp-ts/Either';
import type { CartToken } from '../../../domain/cart/cart.ts';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type Refusal, violate } from '../../shop-server/refusal.ts';
import type { Call, Handler, Handlers } from '../call.ts';
import { ownCustomerWire } from '../customers/customer-wire.ts';
import { passwordsOf } from '../customers/passwords-of.ts';
import { signedIn } from '../customers/signed-in.ts';
import type { Trying } from '../customers/tries.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { ownChecksWire } from '../eye-checks/eye-check-wire.ts';
import { deleteEngineCustomer } from '../leaving/delete-engine-customer.ts';
import { removeAccount } from '../leaving/remove-account.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import { orderWire } from '../orders/order-wire.ts';
import { ownPrescriptions } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { ownAlertsWire } from '../watching/own-alerts.ts';
import { ownStatements } from './own-statements.ts';
import { ownTraces } from './own-traces.ts';

type Kept = Pick<
  Handlers,
  | 'getCustomerAddresses'
  | 'getMarketingCommunication'
  | 'getCustomerPaymentAlias'
  | 'getReminderAlarms'
  | 'getLensPass'
  | 'getCustomerIdentities'
  | 'getSubscriptions'
  | 'getMyOptician'
  | 'getMySessions'
  | 'getBonusPointsStats'
  | 'getCart'
>;

/** The tokens of a customer's carts that are not ordered yet, wherever carts are kept. */
const openTokens = async (
  { db, engine }: Pick<Sandbox, 'db' | 'engine'>,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
): Promise<E.Either<Refusal, readonly string[]>> => {
  if (engine) return engine.carts.ofAccount(brand, String(id));
  const rows = await db
    .selectFrom('cart')
    .select('token')
    .where('customer_id', '=', String(id))
    .where('checkout_state', '<>', 'completed')
    .orderBy('updated_at', 'desc')
    .execute();
  return E.right(rows.map(({ token }) => token));
};

/** What lies in a customer's carts that are not ordered yet. */
const openCarts = async (
  sandbox: Pick<Sandbox, 'db' | 'engine'>,
  call: Call<unknown>,
  { getCart }: Pick<Kept, 'getCart'>,
  customer: CustomerRow,
): Promise<E.Either<Refusal, readonly AnswerOf<ShopApi['getCart']>[]>> => {
  const tokens = await openTokens(sandbox, customer);
  if (E.isLeft(tokens)) return tokens;
  const carts = [];
  for (const token of tokens.right) {
    const cart = await getCart({
      ...call,
      params: { token: token as CartToken },
      query: {},
      body: undefined,
    });
    if (E.isRight(cart)) carts.push(cart.right);
  }
  return E.right(carts);
};

const exported =
  (sandbox: Sandbox, kept: Kept): Handler<ShopApi['exportMyData']> =>
  async (call): Promise<E.Either<Refusal, AnswerOf<ShopApi['exportMyData']>>> => {
    const customer = await signedIn(call);
    if (E.isLeft(customer)) return customer;
    const own: Call<unknown> = call;
    const addresses = await kept.getCustomerAddresses({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(addresses)) return addresses;
    const mails = await kept.getMarketingCommunication({
      ...own,
      params: { id: 'new' },
      query: {},
      body: undefined,
    });
    if (E.isLeft(mails)) return mails;
    const ways = await kept.getCustomerPaymentAlias({
      ...own,
      params: {},
      query: { customer_context: call.channel.brand_channel },
      body: undefined,
    });
    if (E.isLeft(ways)) return ways;
    const reminders = await kept.getReminderAlarms({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(reminders)) return reminders;
    const lensPass = await kept.getLensPass({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(lensPass)) return lensPass;
    const identities = await kept.getCustomerIdentities({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(identities)) return identities;
    // A shop without subscriptions returns an error here: the export then lists none.
    const coming = await kept.getSubscriptions({ ...own, params: {}, query: {}, body: undefined });
    const optician = await kept.getMyOptician({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(optician)) return optician;
    const sessions = await kept.getMySessions({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(sessions)) return sessions;
    const points = await kept.getBonusPointsStats({ ...own, params: {}, query: {}, body: undefined });
    if (E.isLeft(points)) return points;
    const { id } = customer.right;
    const carts = await openCarts(sandbox, own, kept, customer.right);
    if (E.isLeft(carts)) return carts;
    const orders = await sandbox.db
      .selectFrom('shop_order')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute();
    const progress = await progressOf(
      sandbox.db,
      orders.map(({ token }) => token),
    );
    const ratings = await sandbox.db
      .selectFrom('product_rating')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute();
    return E.right({
      exported_at: new Date(sandbox.clock.now()).toISOString(),
      customer: await ownCustomerWire(sandbox.db, customer.right),
      addresses: addresses.right,
      marketing_communication: mails.right,
      lens_pass: lensPass.right,
      reminder_alarms: reminders.right,
      product_alerts: await ownAlertsWire(sandbox, customer.right, call.channel.locale),
      eye_checks: await ownChecksWire(sandbox, customer.right),
      orders: orders.map((row) => orderWire(row, progress(row.token))),
      ratings: ratings.map(({ product_id, locale, author, stars, state, written, review }) => ({
        product_id: String(product_id),
        locale,
        author,
        stars: Object.fromEntries(Object.entries(stars)),
        state,
        written,
        ...(review !== null && { review }),
      })),
      optician: optician.right,
      payment_aliases: ways.right.map(({ alias: _, last_paid_with: _last, ...way }) => way),
      identities: identities.right,
      subscriptions: E.isRight(coming) ? coming.right : [],
      carts: carts.right,
      prescriptions: await ownPrescriptions(sandbox.db, id),
      bonus_points: points.right,
      sessions: sessions.right,
      ...(await ownStatements(sandbox, customer.right)),
      ...(await ownTraces(sandbox, customer.right)),
    });
  };

/**
 * Deletes the account and all its data. Orders stay, because the law requires invoices to be kept. They no longer name
 * an account, and lose their eye values once they are complete. A customer without a password is not asked for one.
 * Source: LAW-33.
 */
const deleted = (sandbox: Sandbox, trying: Trying): Handler<ShopApi['deleteMe']> => {
  return async (call) => {
    const passwords = passwordsOf(sandbox);
    const customer = await signedIn(call);
    if (E.isLeft(customer)) return customer;
    const { email, password_hash: hash } = customer.right;
    if (hash !== null) {
      const proven = await trying(call, email, async () =>
        E.flatMap(await passwords.match(call.body.password, customer.right), (isRight) =>
          isRight ? E.right(true) : violate([{ path: 'password', code: 'customer.wrong_password' }]),
        ),
      );
      if (E.isLeft(proven)) return proven;
    }
    const left = await deleteEngineCustomer(sandbox, customer.right);
    if (E.isLeft(left)) return left;
    await sandbox.db
      .transaction()
      .execute((trx) => removeAccount(trx, sandbox, customer.right, call.channel.locale));
    await passwords.forget(customer.right);
    await call.session.close();
    return E.right({ done: true });
  };
};

export const makeOwnDataHandlers = (sandbox: Sandbox, trying: Trying, kept: Kept) =>
  ({
    exportMyData: exported(sandbox, kept),
    deleteMe: deleted(sandbox, trying),
  }) satisfies Partial<Handlers>;
