import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { CheckoutState } from '../../../domain/cart/checkout-state.ts';
import { type CheckoutEvent, progress } from '../../../domain/checkout/checkout-progress.ts';
import { commentProblem, maxComment } from '../../../domain/checkout/order-comment.ts';
import { checkEmail } from '../../../domain/customer/email.ts';
import { isSameEmail } from '../../../domain/customer/same-email.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { acceptAddress } from '../../shop-server/checkout/check-address.ts';
import { isMilesAndMore } from '../../shop-server/checkout/check-contact.ts';
import { type FieldRefusal, refuseAny } from '../../shop-server/http/refusals.ts';
import { partners } from '../addresses/partners.ts';
import type { Handler } from '../call.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { TakeCoupon } from '../cart/take-coupon.ts';
import { json } from '../db/json.ts';
import type { Sandbox } from '../sandbox.ts';

type Change = BodyOf<ShopApi['updateOrder']>;

const commentRefusals = (comment: string): readonly FieldRefusal[] => {
  const problem = commentProblem(comment);
  return problem === undefined
    ? []
    : [{ path: 'comment', code: `validation.${problem}`, values: { max: maxComment } }];
};

/** `account`: the e-mail of the account whose cart it is; a guest's takes any. Source: CHK-22. */
const contactRefusals = (
  { emailPattern }: Shop,
  change: Change,
  account: string | undefined,
): readonly FieldRefusal[] => [
  ...(change.email !== undefined && E.isLeft(checkEmail(change.email, emailPattern))
    ? [{ path: 'email', code: 'validation.invalid_email' } as const]
    : []),
  ...(change.email !== undefined && account !== undefined && !isSameEmail(change.email, account)
    ? [{ path: 'email', code: 'customer.email_of_account' } as const]
    : []),
  ...(change.miles_and_more_number !== undefined && !isMilesAndMore(change.miles_and_more_number)
    ? [{ path: 'miles_and_more_number', code: 'validation.invalid_miles_and_more_number' } as const]
    : []),
  ...commentRefusals(change.comment ?? ''),
];

/** The address, or what is wrong with it; none was sent: nothing of both. */
const addressOf = (shop: Shop, on: Day, change: Change, path: 'billing_address' | 'shipping_address') => {
  const sent: AddressWire | undefined = change[path];
  const read = sent && acceptAddress(partners, shop, on, sent, path);
  return read && E.isLeft(read) ? { wrong: read.left } : { address: read?.right, wrong: [] };
};

const eventOf = (change: Change): CheckoutEvent | undefined => {
  if (change.billing_address || change.shipping_address) return { _tag: 'AddressesSaved' };
  return change.email === undefined ? undefined : { _tag: 'EmailGiven' };
};

/** Source: D86. */
const stateAfter = (state: CheckoutState, change: Change): CheckoutState => {
  const event = eventOf(change);
  return event ? E.getOrElse(() => state)(progress(state, event)) : state;
};

/** A shipping address of its own wins; else the parcel goes where the bill goes. Source: CHK-7, CHK-18. */
export const makeUpdateOrder =
  (sandbox: Sandbox, takeCoupon: TakeCoupon): Handler<ShopApi['updateOrder']> =>
  ({ channel, params: { token }, body: change, client }) =>
    editCart(sandbox, channel, token, async (trx, view) => {
      const shop = sandbox.shops[channel.brand_channel];
      const now = sandbox.clock.now();
      const account = view.row.customer_id === null ? undefined : channel.customer?.email;
      const billing = addressOf(shop, today(sandbox.clock), change, 'billing_address');
      const parcel = addressOf(shop, today(sandbox.clock), change, 'shipping_address');
      const wrong = refuseAny(channel.locale, [
        ...contactRefusals(shop, change, account),
        ...billing.wrong,
        ...parcel.wrong,
      ]);
      if (wrong) return wrong;
      if (change.coupon_code !== undefined) {
        const call = { channel, client };
        const taken = await takeCoupon(trx, call, view, change.coupon_code, 'coupon_code');
        if (E.isLeft(taken)) return taken;
      }
      const shipping = parcel.address ?? (view.row.shipping_address ? undefined : billing.address);
      await trx
        .updateTable('cart')
        .set({
          ...(change.email !== undefined && { email: account ?? change.email.trim() }),
          ...(billing.address && { billing_address: json(billing.address) }),
          ...(shipping && { shipping_address: json(shipping) }),
          ...(change.miles_and_more_number !== undefined && {
            miles_and_more_number: change.miles_and_more_number.replace(/\s/g, '') || null,
          }),
          ...(change.comment !== undefined && { comment: change.comment.trim() || null }),
          checkout_state: stateAfter(view.row.checkout_state, change),
          updated_at: new Date(now),
        })
        .where('token', '=', token)
        .execute();
      return E.right(undefined);
    });
