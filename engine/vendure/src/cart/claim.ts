import { Injectable } from '@nestjs/common';
import { idsAreEqual, Order, OrderLine, type RequestContext, TransactionalConnection } from '@vendure/core';
import { emailKey } from '../coupons/email-key';
import { type LineFields, lineFieldsOf, orderFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';
import type { LeftBehind, OrderView } from '../orders/order-view';
import { wordsOf } from '../orders/words';
import { Refused } from '../plugin/refused';
import { CartFinder } from './cart-finder';
import { Carts } from './carts';
import { afterEmail } from './checkout-steps';
import { ForgetCarts } from './forget-carts';
import { type Limits, piecesTaken } from './limits';
import { lineKey, withKnownPairs } from './new-line';
import { Pricing } from './pricing';

export interface Claim {
  readonly account: string;
  readonly email: string;
  readonly token?: string | null;
  readonly limits: Limits;
}

/** Merges two carts of one customer: the one at sign-in, and the one they had left elsewhere. */
@Injectable()
export class Claims {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly finder: CartFinder,
    private readonly carts: Carts,
    private readonly pricing: Pricing,
    private readonly forgetting: ForgetCarts,
  ) {}

  /**
   * Assigns the current cart to the customer and merges their earlier cart into it. If the current cart is empty or
   * missing, returns the earlier cart, or null.
   */
  claim(ctx: RequestContext, claim: Claim): Promise<OrderView | null> {
    return this.connection.withTransaction(ctx, async (trx) => {
      await this.finder.holdAccount(trx, claim.account);
      const left = await this.left(trx, claim.account);
      const named = await this.named(trx, claim);
      const order = await this.goneOnWith(trx, claim, named, left);
      return order && this.carts.view(trx, order, await this.pricing.settle(trx, order));
    });
  }

  /** The cart with which a customer continues. A cart that already belongs to them stays unchanged. */
  private async goneOnWith(
    ctx: RequestContext,
    claim: Claim,
    named: Order | undefined,
    left: Order | undefined,
  ): Promise<Order | null> {
    const atHand = named && (await this.finder.read(ctx, named.id));
    const other =
      left && !idsAreEqual(left.id, atHand?.id) ? await this.finder.read(ctx, left.id) : undefined;
    if (!atHand || (atHand.lines.length === 0 && other)) return other ?? null;
    const { account, checkoutState } = orderFieldsOf(atHand);
    if (account) return atHand;
    await this.finder.set(ctx, atHand, {
      account: claim.account,
      email: claim.email,
      emailKey: emailKey(claim.email),
      checkoutState: afterEmail(checkoutState),
    });
    if (other) await this.takeIn(ctx, atHand, other, claim.limits);
    return atHand;
  }

  /** An unknown or ordered cart, or another customer's, counts as none. */
  private async named(ctx: RequestContext, { token, account }: Claim): Promise<Order | undefined> {
    if (!token) return undefined;
    try {
      return await this.finder.findOpen(ctx, { token, account }, true);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  /** The open cart that the customer left last. */
  private async left(ctx: RequestContext, account: string): Promise<Order | undefined> {
    const found = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.active and o.customFields.account = :account', { account })
      .orderBy('o.updatedAt', 'DESC')
      .limit(1)
      .setLock('pessimistic_write', undefined, ['o'])
      .getOne();
    return found ?? undefined;
  }

  /**
   * Equal lines become one with the larger number of pieces: a customer who filled a cart on two devices wanted it
   * once. What exceeds a limit stays behind, and is named. The current coupon stays; without one, the earlier cart's
   * coupon is used. A gift that was declined in one of them stays declined. The earlier cart is deleted.
   */
  private async takeIn(ctx: RequestContext, order: Order, other: Order, limits: Limits): Promise<void> {
    const present = boughtLines(order).map((line) => ({ line, ...lineFieldsOf(line) }));
    const coming = withKnownPairs(
      present,
      boughtLines(other).map((line) => ({ line, ...lineFieldsOf(line) })),
    );
    const behind: { readonly line: OrderLine; readonly left: number }[] = [];
    const taken = (line: OrderLine, held: number, wanted: number): number => {
      const pieces = piecesTaken(limits, order, line, { held, wanted });
      if (pieces < wanted) behind.push({ line, left: wanted - pieces });
      return pieces;
    };
    const isSame = (one: LineFields) => (side: LineFields) => lineKey(side) === lineKey(one);
    for (const { line, ...one } of present)
      for (const same of coming.filter(isSame(one)))
        line.quantity = taken(line, line.quantity, Math.max(line.quantity, same.line.quantity));
    for (const { line, ...side } of coming)
      if (!present.some(isSame(side))) await this.move(ctx, order, line, taken(line, 0, line.quantity));
    const { giftDeclined } = orderFieldsOf(order);
    await this.finder.set(ctx, order, {
      giftDeclined: giftDeclined || orderFieldsOf(other).giftDeclined,
      leftBehind: behind.length > 0 ? JSON.stringify(this.behindOf(ctx, order, behind)) : null,
    });
    if (order.couponCodes.length === 0) order.couponCodes = [...other.couponCodes];
    await this.forgetting.forget(ctx, other.id);
  }

  /** One entry for each product, however many of its lines stayed behind. */
  private behindOf(
    ctx: RequestContext,
    order: Order,
    behind: readonly { readonly line: OrderLine; readonly left: number }[],
  ): readonly LeftBehind[] {
    const piecesOf = (lines: readonly OrderLine[], { productVariantId: id }: OrderLine) =>
      lines
        .filter((line) => idsAreEqual(line.productVariantId, id))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    return [...new Map(behind.map(({ line }) => [line.productVariantId, line])).values()].map((line) => ({
      title: wordsOf(line.productVariant.product, ctx)?.name ?? '',
      taken: piecesOf(boughtLines(order), line),
      left: behind
        .filter(({ line: one }) => idsAreEqual(one.productVariantId, line.productVariantId))
        .reduce((sum, { left }) => sum + left, 0),
    }));
  }

  private async move(ctx: RequestContext, order: Order, line: OrderLine, quantity: number): Promise<void> {
    if (quantity === 0) return;
    await this.connection.getRepository(ctx, OrderLine).update(line.id, {
      order: { id: order.id },
      quantity,
      shippingLineId: null as unknown as undefined,
    });
    const [parcel] = order.shippingLines;
    Object.assign(line, { order: undefined, quantity, shippingLine: parcel, shippingLineId: parcel?.id });
    order.lines.push(line);
  }
}
