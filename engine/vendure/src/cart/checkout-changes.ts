import { Injectable } from '@nestjs/common';
import {
  CountryService,
  idsAreEqual,
  isGraphQlErrorResult,
  Order,
  OrderLine,
  OrderModifier,
  PaymentMethod,
  type RequestContext,
  ShippingMethod,
  TransactionalConnection,
} from '@vendure/core';
import { Coupons } from '../coupons/coupons';
import { emailKey } from '../coupons/email-key';
import { orderFieldsOf } from '../fields/typed-fields';
import { violation } from '../plugin/refused';
import { engineAddress, type ShopAddress } from './cart-address';
import { CartFinder } from './cart-finder';
import { afterEmail } from './checkout-steps';

export interface Update {
  readonly email?: string | null;
  /** The e-mail of the requesting account. */
  readonly accountEmail?: string | null;
  readonly billing?: ShopAddress | null;
  readonly shippingAddress?: ShopAddress | null;
  readonly destination?: string | null;
  readonly comment?: string | null;
  readonly coupon?: string | null;
  readonly loyaltyNumber?: string | null;
}

const isSaid = <Value>(value: Value | null | undefined): value is Value =>
  value !== undefined && value !== null;

/** An account's cart takes only the account's e-mail; an unclaimed cart takes any. */
const emailFor = (order: Order, { email, accountEmail }: Update): string | undefined => {
  if (!isSaid(email)) return undefined;
  if (!orderFieldsOf(order).account || !isSaid(accountEmail)) return email.trim();
  if (emailKey(email) !== emailKey(accountEmail)) throw violation('customer.email_of_account', 'email');
  return accountEmail;
};

/** Changes to the customer, the addresses, the shipping and payment methods, and the coupon. */
@Injectable()
export class CheckoutChanges {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly carts: CartFinder,
    private readonly coupons: Coupons,
    private readonly modifier: OrderModifier,
    private readonly countries: CountryService,
  ) {}

  /** Replaces the previous coupon; a refused one changes nothing. */
  async coupon(ctx: RequestContext, order: Order, code: string, path = 'couponCode'): Promise<void> {
    const refusal = await this.coupons.judge(ctx, order, code);
    if (refusal)
      throw violation(`coupon.${refusal.reason}`, path, {
        ...(refusal.minimum !== undefined && { minimum: refusal.minimum }),
        ...(refusal.missing !== undefined && { missing: refusal.missing }),
      });
    order.couponCodes = [code];
  }

  couponOff(order: Order): void {
    order.couponCodes = [];
  }

  async update(ctx: RequestContext, order: Order, change: Update): Promise<void> {
    const { billing, shippingAddress, comment, destination, loyaltyNumber } = change;
    const { checkoutState } = orderFieldsOf(order);
    const email = emailFor(order, change);
    const hasAddress = isSaid(billing) || isSaid(shippingAddress);
    await this.carts.set(ctx, order, {
      ...(isSaid(email) && {
        email,
        emailKey: emailKey(email),
        checkoutState: afterEmail(checkoutState),
      }),
      ...(isSaid(comment) && { comment: comment.trim() || null }),
      ...(isSaid(loyaltyNumber) && { loyaltyNumber: loyaltyNumber || null }),
      ...(isSaid(destination) && { destination }),
      ...(hasAddress && { checkoutState: 'addressed' }),
    });
    if (isSaid(billing)) await this.address(ctx, order, 'billingAddress', billing);
    // A separate shipping address takes precedence; otherwise the parcel goes to the billing address.
    const parcel = shippingAddress ?? (order.shippingAddress?.countryCode ? undefined : billing);
    if (parcel) await this.address(ctx, order, 'shippingAddress', parcel);
    if (isSaid(change.coupon)) await this.coupon(ctx, order, change.coupon, 'coupon_code');
  }

  private async address(
    ctx: RequestContext,
    order: Order,
    which: 'billingAddress' | 'shippingAddress',
    address: ShopAddress,
  ): Promise<void> {
    const country = await this.countries.findOneByCode(ctx, address.countryCode).catch(() => undefined);
    if (!country)
      throw violation(
        'validation.invalid',
        `${which === 'billingAddress' ? 'billing_address' : 'shipping_address'}.country_code`,
      );
    const kept = { ...engineAddress(address), country: country.name };
    await this.connection.getRepository(ctx, Order).update(order.id, { [which]: kept });
    order[which] = kept as Order['billingAddress'];
  }

  async shipping(
    ctx: RequestContext,
    order: Order,
    { method, carrierMayAnnounce }: { readonly method: string; readonly carrierMayAnnounce?: boolean | null },
  ): Promise<void> {
    if (!order.billingAddress?.countryCode || !orderFieldsOf(order).email)
      throw violation('checkout.not_ready', 'billing_address');
    const chosen = await this.connection
      .getRepository(ctx, ShippingMethod)
      .createQueryBuilder('m')
      .innerJoin('m.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('m.code = :method and m.deletedAt is null', { method })
      .getOne();
    if (!chosen) throw violation('shipping.not_available', 'method');
    const set = await this.modifier.setShippingMethods(ctx, order, [chosen.id]);
    if (isGraphQlErrorResult(set)) throw violation('shipping.not_available', 'method');
    this.nameShipping(order, chosen);
    await this.carts.set(ctx, order, {
      checkoutState: 'shipping_selected',
      wantedPayment: null,
      carrierMayAnnounce: carrierMayAnnounce ?? false,
    });
  }

  /** The engine stores the shipping line of each order line, but does not update the loaded lines. */
  private nameShipping(order: Order, method: ShippingMethod): void {
    const [parcel] = order.shippingLines;
    if (parcel) Object.assign(parcel, { shippingMethod: method, shippingMethodId: method.id });
    for (const line of order.lines as OrderLine[])
      if (parcel && !idsAreEqual(line.shippingLineId, parcel.id)) line.shippingLineId = parcel.id;
  }

  async payment(ctx: RequestContext, order: Order, code: string): Promise<void> {
    if (order.shippingLines.length === 0) throw violation('checkout.not_ready', 'shipments');
    if (orderFieldsOf(order).checkoutState === 'payment_skipped') return;
    if (!(await this.payable(ctx, code))) throw violation('payment.not_available', 'method');
    await this.carts.set(ctx, order, { wantedPayment: code, checkoutState: 'payment_selected' });
  }

  /** A payment method that this shop accepts. */
  payable(ctx: RequestContext, code: string): Promise<PaymentMethod | null> {
    return this.connection
      .getRepository(ctx, PaymentMethod)
      .createQueryBuilder('m')
      .innerJoin('m.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('m.code = :code and m.enabled', { code })
      .getOne();
  }
}
