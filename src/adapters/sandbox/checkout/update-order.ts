import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { CheckoutState } from '../../../domain/cart/checkout-state.ts';
import { type CheckoutEvent, progress } from '../../../domain/checkout/checkout-progress.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { acceptChange, type OrderChange } from '../../shop-server/checkout/check-update.ts';
import { partners } from '../addresses/partners.ts';
import type { Handler } from '../call.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { TakeCoupon } from '../cart/take-coupon.ts';
import { json } from '../db/json.ts';
import { agreeToWish } from '../first-orders/wish.ts';
import { askForCountry, noteCartTick } from '../mail-consent/cart-reminders.ts';
import { givePrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';

const eventOf = (change: OrderChange): CheckoutEvent | undefined => {
  if (change.billing_address || change.shipping_address) return { _tag: 'AddressesSaved' };
  return change.email === undefined ? undefined : { _tag: 'EmailGiven' };
};

/** Source: CHK-1. */
const stateAfter = (state: CheckoutState, change: OrderChange): CheckoutState => {
  const event = eventOf(change);
  return event ? E.getOrElse(() => state)(progress(state, event)) : state;
};

/**
 * Saves changes to an order. An explicit shipping address takes precedence; else the parcel goes to the billing
 * address. Source: CHK-7, CHK-18.
 */
export const makeUpdateOrder =
  (sandbox: Sandbox, takeCoupon: TakeCoupon): Handler<ShopApi['updateOrder']> =>
  ({ channel, params: { token }, body: change, client }) =>
    editCart(sandbox, channel, token, async (trx, view) => {
      const shop = sandbox.shops[channel.brand_channel];
      const now = sandbox.clock.now();
      const account = view.row.customer_id === null ? undefined : channel.customer?.email;
      const at = { partners, shop, today: today(sandbox.clock), locale: channel.locale };
      const accepted = acceptChange(at, change, account);
      if (E.isLeft(accepted)) return accepted;
      const { email, billing, milesAndMore, comment, prescription } = accepted.right;
      if (change.coupon_code !== undefined) {
        const call = { channel, client };
        const taken = await takeCoupon(trx, call.client, view, change.coupon_code, 'coupon_code');
        if (E.isLeft(taken)) return taken;
      }
      const shipping = accepted.right.shipping ?? (view.row.shipping_address ? undefined : billing);
      await trx
        .updateTable('cart')
        .set({
          ...(email !== undefined && { email }),
          ...(billing && { billing_address: json(billing) }),
          ...(shipping && { shipping_address: json(shipping) }),
          ...(milesAndMore !== undefined && { miles_and_more_number: milesAndMore || null }),
          ...(comment !== undefined && { comment: comment || null }),
          checkout_state: stateAfter(view.row.checkout_state, change),
          updated_at: new Date(now),
        })
        .where('token', '=', token)
        .execute();
      if (prescription) {
        const owner = view.row.customer_id;
        const customer = owner === null ? null : Number(owner);
        await givePrescription(trx, token, prescription, { at: new Date(now), customer });
      }
      if (change.subscription_consent) {
        const { given, words } = change.subscription_consent;
        const said = { words: given ? words : null, locale: channel.locale, at: new Date(now) };
        await agreeToWish(trx, token, said);
      }
      const mailbox = email ?? view.row.email;
      const country = (shipping ?? view.row.shipping_address)?.country_code;
      const cart = { brand: channel.brand_channel, token, owner: channel.customer, country };
      if (change.cart_reminder && mailbox !== null) {
        const { given: wanted, words } = change.cart_reminder;
        const ticked = { wanted, words, locale: channel.locale };
        await noteCartTick(trx, sandbox, { ...cart, email: mailbox }, ticked);
      }
      if (shipping && mailbox !== null)
        await askForCountry(trx, sandbox, { ...cart, email: mailbox }, channel.locale);
      return E.right(undefined);
    });
