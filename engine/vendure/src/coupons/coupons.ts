import { Injectable } from '@nestjs/common';
import {
  ConfigService,
  idsAreEqual,
  Order,
  Promotion,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { orderFieldsOf } from '../fields/typed-fields';
import { amongBought } from '../orders/order-lines';
import type { CouponView } from '../orders/order-view';
import { isSentFree } from './actions';
import { wasBought } from './bought';
import { couponConditions, newCustomers, ofAccount, reasons } from './conditions';
import { emailKey } from './email-key';
import { goodsTotal } from './goods';
import { refusesCoupons } from './price-channels';

/** The reason why a coupon does not count for a cart. Amounts in minor units. */
export interface CouponRefusal {
  readonly reason: string;
  readonly minimum?: number;
  /** What the goods lack of the minimum. */
  readonly missing?: number;
}

const isOfShop =
  ({ channelId }: RequestContext) =>
  ({ channels }: Promotion): boolean =>
    channels.some(({ id }) => idsAreEqual(id, channelId));
const isWelcome = ({ code }: Promotion['conditions'][number]): boolean => code === newCustomers.code;
const rank = (code: string): number => couponConditions.findIndex((condition) => condition.code === code);

/** The engine accepts a coupon whose conditions do not hold, and gives no discount: this finds the reason. */
@Injectable()
export class Coupons {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
  ) {}

  async view(ctx: RequestContext, order: Order): Promise<CouponView | undefined> {
    const [code] = order.couponCodes;
    if (code === undefined) return undefined;
    const counted = order.promotions.find(({ couponCode }) => couponCode === code);
    if (counted) return { code, counts: true, freeShipping: isSentFree(counted) };
    const { reason = 'not_for_products', minimum } = (await this.judge(ctx, order, code)) ?? {};
    return { code, counts: false, freeShipping: false, reason, minimum };
  }

  async judge(ctx: RequestContext, order: Order, code: string): Promise<CouponRefusal | undefined> {
    const found = await this.find(ctx, code);
    const promotion = found.find(isOfShop(ctx));
    // A coupon of another shop exists, but not here.
    if (!promotion) return { reason: found.length > 0 ? 'not_found' : 'does_not_exist' };
    return amongBought(order, () => this.judged(ctx, order, promotion));
  }

  /** Whether the coupon of a cart has been used as often as it may be, by all or by this buyer. */
  async isUsedUp(ctx: RequestContext, order: Order): Promise<boolean> {
    const [code] = order.couponCodes;
    const promotion = code === undefined ? undefined : (await this.find(ctx, code)).find(isOfShop(ctx));
    return (
      promotion !== undefined &&
      ((await this.usedUp(ctx, order, promotion)) ?? (await this.waits(ctx, order, promotion))) !== undefined
    );
  }

  /** Reveals nothing about a coupon that belongs to another customer. */
  private async judged(
    ctx: RequestContext,
    order: Order,
    promotion: Promotion,
  ): Promise<CouponRefusal | undefined> {
    const { conditions, enabled, startsAt, endsAt } = promotion;
    const owner = conditions.filter(({ code }) => code === ofAccount.code);
    const others = await this.firstUnmet(ctx, order, promotion, owner);
    if (others) return others;
    const now = new Date();
    if (!enabled || (startsAt && startsAt > now)) return { reason: 'not_found' };
    if (endsAt && endsAt <= now) return { reason: 'expired' };
    return (
      (await this.usedUp(ctx, order, promotion)) ??
      (await this.firstUnmet(ctx, order, promotion, conditions.filter(isWelcome))) ??
      (await this.waits(ctx, order, promotion)) ??
      this.unmet(ctx, order, promotion)
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

  private find(ctx: RequestContext, code: string): Promise<Promotion[]> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('p')
      .innerJoinAndSelect('p.channels', 'channel')
      .where('p.couponCode = :code and p.deletedAt is null', { code })
      .orderBy('p.id')
      .getMany();
  }

  /**
   * Counts by the e-mail of the order, so that it works for guests as for customers; one code in several shops is
   * counted together.
   */
  private async usedUp(
    ctx: RequestContext,
    order: Order,
    { couponCode, usageLimit, perCustomerUsageLimit }: Promotion,
  ): Promise<CouponRefusal | undefined> {
    if (usageLimit === null && perCustomerUsageLimit === null) return undefined;
    const { email } = orderFieldsOf(order);
    const used = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.promotions', 'p', 'p.couponCode = :couponCode', { couponCode })
      .select('count(*)::int', 'all')
      .addSelect('count(*) filter (where o.customFields.emailKey = :key)::int', 'own')
      .where(`o.active = false and ${wasBought}`)
      .setParameter('key', email ? emailKey(email) : '')
      .getRawOne<{ readonly all: number; readonly own: number }>();
    if (usageLimit !== null && usageLimit !== undefined && (used?.all ?? 0) >= usageLimit)
      return { reason: 'usage_limit' };
    const isOfLimit = perCustomerUsageLimit !== null && perCustomerUsageLimit !== undefined;
    return isOfLimit && email && (used?.own ?? 0) >= perCustomerUsageLimit
      ? { reason: 'customer_limit' }
      : undefined;
  }

  /**
   * A coupon for new customers is on one unpaid order of a buyer at a time. It is free again if that order is
   * cancelled.
   */
  private async waits(
    ctx: RequestContext,
    order: Order,
    { couponCode, conditions }: Promotion,
  ): Promise<CouponRefusal | undefined> {
    const { email } = orderFieldsOf(order);
    if (!email || !conditions.some(isWelcome)) return undefined;
    const isWaiting = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.promotions', 'p', 'p.couponCode = :couponCode', { couponCode })
      .where('o.customFields.emailKey = :key and o.state = :waiting', {
        key: emailKey(email),
        waiting: 'AwaitingPayment',
      })
      .getExists();
    return isWaiting ? { reason: 'customer_limit' } : undefined;
  }

  private async unmet(
    ctx: RequestContext,
    order: Order,
    promotion: Promotion,
  ): Promise<CouponRefusal | undefined> {
    const inTurn = promotion.conditions
      .filter((condition) => condition.code !== ofAccount.code && !isWelcome(condition))
      .sort((a, b) => rank(a.code) - rank(b.code));
    const ofGoods = inTurn.filter(({ code }) => rank(code) <= rank('of-categories'));
    const refusal = await this.firstUnmet(ctx, order, promotion, ofGoods);
    if (refusal) return refusal;
    const reason = refusesCoupons(ctx, order);
    if (reason) return { reason };
    return this.firstUnmet(ctx, order, promotion, inTurn.slice(ofGoods.length));
  }

  private async firstUnmet(
    ctx: RequestContext,
    order: Order,
    promotion: Promotion,
    conditions: Promotion['conditions'],
  ): Promise<CouponRefusal | undefined> {
    const known = this.config.promotionOptions.promotionConditions ?? [];
    for (const { code, args } of conditions) {
      const condition = known.find((one) => one.code === code);
      if (condition && (await condition.check(ctx, order, args, promotion))) continue;
      const reason = reasons[code] ?? 'not_for_products';
      const amount = Number(args.find(({ name }) => name === 'amount')?.value);
      if (reason !== 'minimum_not_reached') return { reason };
      return { reason, minimum: amount, missing: amount - goodsTotal(order.lines) };
    }
    return undefined;
  }
}
