import * as E from 'fp-ts/Either';
import type { Minor } from '../../../domain/shared/money.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Call } from '../../shop-server/call.ts';
import type { OrderToRepeat } from '../../shop-server/engine/companion.ts';
import { buyerOf } from '../checkout/buyer.ts';
import { updateForEngine } from '../checkout/handlers.ts';
import { change, type Desk, look } from '../desk.ts';

type ReorderCall<Customer> = Pick<Call<ShopApi['reorder'], Customer>, 'channel' | 'body'>;

/** Where the order went, as far as the shop still sends there. */
const addressesOf = <Customer>(
  { server }: Desk<Customer>,
  { channel }: ReorderCall<Customer>,
  { basket }: OrderToRepeat,
) => {
  const { billing_address: billing, shipping_address: shipping } = basket;
  const { countries } = server.shops[channel.brand_channel];
  const isServed = (country: string | undefined) => countries.some(({ code }) => code === country);
  return billing && shipping && isServed(billing.country_code) && isServed(shipping.country_code)
    ? { billing, shipping }
    : {};
};

/**
 * The steps of the checkout as the order went through them, each where it is still open to this cart, so that a repeated
 * order can be placed at once. A step that is refused is left to its customer. Source: REO-2.
 */
export const takeStepsAgain = async <Customer>(
  desk: Desk<Customer>,
  call: ReorderCall<Customer>,
  order: OrderToRepeat,
): Promise<void> => {
  const { channel, body } = call;
  const { brand_channel: brand } = channel;
  const token = body.cart_token;
  const before = await look(desk, channel, token);
  if (E.isLeft(before)) return;
  if (before.right.billingAddress === undefined) {
    const update = updateForEngine({ email: order.email, ...addressesOf(desk, call, order) });
    if (E.isLeft(await change(desk, call, token, { update }))) return;
  }
  const method = order.basket.shipments[0]?.method;
  const addressed = await look(desk, channel, token);
  if (E.isLeft(addressed) || addressed.right.checkoutState !== 'addressed' || method === undefined) return;
  // What was agreed to for one order is asked again for another.
  const shipping = { method, carrierMayAnnounce: false };
  if (E.isLeft(await change(desk, call, token, { shipping }))) return;
  const sent = await look(desk, channel, token);
  if (E.isLeft(sent) || order.paymentMethod === undefined) return;
  const sum = { minor: sent.right.totals.total as Minor, currency: sent.right.currency };
  const refusal = await desk.companion.refuseWayToPay(buyerOf(brand, sent.right), order.paymentMethod, sum);
  if (refusal === undefined) await change(desk, call, token, { payment: order.paymentMethod });
};
