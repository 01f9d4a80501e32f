import { Injectable } from '@nestjs/common';
import { ConfigService, Order, Promotion, type RequestContext, TransactionalConnection } from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import { amongBought } from '../orders/order-lines';
import type { CouponView } from '../orders/order-view';
import { couponConditions, reasons } from './conditions';
import { emailKey } from './email-key';

/** Why a coupon does not count for a cart. */
export interface CouponRefusal {
  readonly reason: string;
  readonly minimum?: number;
}

const rank = (code: string): number => couponConditions.findIndex((condition) => condition.code === code);

/** The engine takes a coupon whose conditions do not hold, and gives nothing for it: here is why. */
@Injectable()
export class Coupons {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
  ) {}

  async view(ctx: RequestContext, order: Order): Promise<CouponView | undefined> {
    const [code] = order.couponCodes;
    if (code === undefined) return undefined;
    if (order.promotions.some(({ couponCode }) => couponCode === code)) return { code, counts: true };
    const refusal = await this.judge(ctx, order, code);
    return { code, counts: false, reason: refusal?.reason ?? 'not_for_products', minimum: refusal?.minimum };
  }

  async judge(ctx: RequestContext, order: Order, code: string): Promise<CouponRefusal | undefined> {
    const promotion = await this.find(ctx, code);
    if (!promotion) return { reason: 'does_not_exist' };
    const isStarted = !promotion.startsAt || promotion.startsAt <= new Date();
    if (!promotion.enabled || !isStarted) return { reason: 'not_found' };
    if (promotion.endsAt && promotion.endsAt <= new Date()) return { reason: 'expired' };
    return (
      (await this.usedUp(ctx, order, promotion)) ??
      amongBought(order, () => this.unmet(ctx, order, promotion))
    );
  }

  /** Two orders with the last use of a coupon are placed one after the other. */
  async lock(ctx: RequestContext, code: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('p')
      .select('p.id')
      .setLock('pessimistic_write')
      .where('p.couponCode = :code', { code })
      .orderBy('p.id')
      .getMany();
  }

  private find(ctx: RequestContext, code: string): Promise<Promotion | null> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('p')
      .innerJoin('p.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('p.couponCode = :code and p.deletedAt is null', { code })
      .getOne();
  }

  /** Counted by the address that was ordered with, so that it counts for guests as for customers. */
  private async usedUp(
    ctx: RequestContext,
    order: Order,
    { id, usageLimit, perCustomerUsageLimit }: Promotion,
  ): Promise<CouponRefusal | undefined> {
    if (usageLimit === null && perCustomerUsageLimit === null) return undefined;
    const { email } = orderFieldsOf(order);
    const used = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.promotions', 'p', 'p.id = :id', { id })
      .select('count(*)::int', 'all')
      .addSelect('count(*) filter (where o.customFields.emailKey = :key)::int', 'own')
      .where('o.active = false and o.state <> :cancelled', { cancelled: 'Cancelled' })
      .setParameter('key', email ? emailKey(email) : '')
      .getRawOne<{ readonly all: number; readonly own: number }>();
    if (usageLimit !== null && usageLimit !== undefined && (used?.all ?? 0) >= usageLimit)
      return { reason: 'usage_limit' };
    const isOfLimit = perCustomerUsageLimit !== null && perCustomerUsageLimit !== undefined;
    return isOfLimit && email && (used?.own ?? 0) >= perCustomerUsageLimit
      ? { reason: 'customer_limit' }
      : undefined;
  }

  private async unmet(
    ctx: RequestContext,
    order: Order,
    promotion: Promotion,
  ): Promise<CouponRefusal | undefined> {
    const known = this.config.promotionOptions.promotionConditions ?? [];
    const inTurn = [...promotion.conditions].sort((a, b) => rank(a.code) - rank(b.code));
    for (const { code, args } of inTurn) {
      const condition = known.find((one) => one.code === code);
      if (condition && (await condition.check(ctx, order, args, promotion))) continue;
      const reason = reasons[code] ?? 'not_for_products';
      const amount = Number(args.find(({ name }) => name === 'amount')?.value);
      return reason === 'minimum_not_reached' ? { reason, minimum: amount } : { reason };
    }
    return undefined;
  }
}
