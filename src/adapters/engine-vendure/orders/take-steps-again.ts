import * as E from 'fp-ts/Either';
import { numberForOrder } from '../../../domain/customer/miles-and-more.ts';
import type { ReplacedWay } from '../../../domain/orders/reorder-result.ts';
import type { Currency, Minor } from '../../../domain/shared/money.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Call } from '../../shop-server/call.ts';
import { paymentsInstead, sendingAgain } from '../../shop-server/checkout/ways-instead.ts';
import type { OrderToRepeat } from '../../shop-server/engine/companion.ts';
import { buyerOf } from '../checkout/buyer.ts';
import { updateForEngine } from '../checkout/handlers.ts';
import { accountOf, change, type Desk, look, nameOf } from '../desk.ts';
import { shippingMethods } from '../questions.ts';

type ReorderCall<Customer> = Pick<Call<ShopApi['reorder'], Customer>, 'channel' | 'body'>;

/** Returns the order's addresses, if the shop still delivers to them. */
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
 * Chooses the order's shipping method; if that is refused, the cheapest that the engine offers. Undefined if none is
 * accepted.
 */
const sendAgain = async <Customer>(
  desk: Desk<Customer>,
  call: ReorderCall<Customer>,
  { basket }: OrderToRepeat,
  currency: Currency,
): Promise<readonly ReplacedWay[] | undefined> => {
  const { channel, body } = call;
  // Consent given for one order does not apply to another: it is asked for again.
  const isTaken = async (method: string) =>
    E.isRight(await change(desk, call, body.cart_token, { shipping: { method, carrierMayAnnounce: false } }));
  const before = basket.shipments[0]?.method;
  if (before !== undefined && (await isTaken(before))) return [];
  const open = await desk.ask(channel, shippingMethods, nameOf(desk, channel, body.cart_token));
  if (E.isLeft(open)) return undefined;
  const others = open.right.filter(({ code }) => code !== before);
  const instead = sendingAgain(
    others.map(({ code, price }) => ({ key: code, price: { minor: price, currency } })),
    undefined,
  );
  return instead !== undefined && (await isTaken(instead)) ? ['shipping'] : undefined;
};

/**
 * Repeats the checkout steps of the order, as far as they are possible for this cart, so that a repeated order can be
 * placed at once. The e-mail is that of the account, whatever the order names. Returns which shipping or payment choices
 * were replaced. A refused step is left to the customer. Source: REO-2, CHK-22, HOME-3.
 */
export const takeStepsAgain = async <Customer>(
  desk: Desk<Customer>,
  call: ReorderCall<Customer>,
  order: OrderToRepeat,
): Promise<readonly ReplacedWay[]> => {
  const { channel, body } = call;
  const { brand_channel: brand } = channel;
  const token = body.cart_token;
  const before = await look(desk, channel, token);
  if (E.isLeft(before)) return [];
  if (before.right.billingAddress === undefined) {
    const account = accountOf(desk, channel);
    const { features } = desk.server.shops[brand];
    const number = before.right.milesAndMore ?? numberForOrder(features.milesAndMore, account?.milesAndMore);
    const addresses = addressesOf(desk, call, order);
    const update = updateForEngine({
      ...(account && { email: account.email }),
      ...addresses,
      ...('billing' in addresses && number !== undefined && { milesAndMore: number }),
    });
    if (E.isLeft(await change(desk, call, token, { update }))) return [];
  }
  const addressed = await look(desk, channel, token);
  if (E.isLeft(addressed) || addressed.right.checkoutState !== 'addressed') return [];
  const replacedSending = await sendAgain(desk, call, order, addressed.right.currency);
  if (!replacedSending) return [];
  const sent = await look(desk, channel, token);
  if (E.isLeft(sent) || order.paymentMethod === undefined) return replacedSending;
  const sum = { minor: sent.right.totals.total as Minor, currency: sent.right.currency };
  const { country } = desk.server.shops[brand];
  for (const payment of [order.paymentMethod, ...paymentsInstead(country, order.paymentMethod)]) {
    const refusal = await desk.companion.refuseWayToPay(buyerOf(brand, sent.right), payment, sum);
    if (refusal !== undefined || E.isLeft(await change(desk, call, token, { payment }))) continue;
    return payment === order.paymentMethod ? replacedSending : [...replacedSending, 'payment'];
  }
  return replacedSending;
};
