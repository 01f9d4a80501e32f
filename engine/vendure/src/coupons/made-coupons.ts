import { Injectable } from '@nestjs/common';
import {
  isGraphQlErrorResult,
  Promotion,
  PromotionService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { Refused, violation } from '../plugin/refused';
import { namedByCode, operation } from '../selling/operations';
import { amountOff } from './actions';
import { ofAccount } from './conditions';

/** A single-use coupon that a customer earned. */
export interface NewCoupon {
  readonly code: string;
  /** Discount on the goods. Units: minor. */
  readonly amount: number;
  readonly account: string;
  readonly endsAt: Date;
}

/** Coupons created by the shop itself. */
@Injectable()
export class MadeCoupons {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly promotions: PromotionService,
  ) {}

  /** Creates a coupon once per code; one that staff changed or removed since stays that way. */
  make(ctx: RequestContext, coupon: NewCoupon): Promise<boolean> {
    const { code, amount, account } = coupon;
    if (!/^\S+$/.test(code)) throw violation('validation.invalid', 'code');
    if (!Number.isSafeInteger(amount) || amount < 1) throw violation('validation.invalid', 'amount');
    if (account === '') throw violation('validation.invalid', 'account');
    return this.connection.withTransaction(ctx, async (trx) => {
      await this.alone(trx, code);
      const known = await this.known(trx, code);
      if (!known) await this.create(trx, coupon);
      else if (!belongsTo(known, account)) throw new Refused(409, 'coupon.code_taken');
      return true;
    });
  }

  private async alone(ctx: RequestContext, code: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Promotion)
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`coupon ${ctx.channelId} ${code}`]);
  }

  private known(ctx: RequestContext, code: string): Promise<Promotion | null> {
    return this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('p')
      .innerJoin('p.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('p.couponCode = :code', { code })
      .orderBy('p.id')
      .getOne();
  }

  private async create(ctx: RequestContext, { code, amount, account, endsAt }: NewCoupon): Promise<void> {
    const { availableLanguageCodes, defaultLanguageCode } = ctx.channel;
    const made = await this.promotions.createPromotion(ctx, {
      enabled: true,
      couponCode: code,
      usageLimit: 1,
      endsAt,
      conditions: [operation(ofAccount.code, { account })],
      actions: [operation(amountOff.code, { amount, kinds: [] })],
      translations: namedByCode(availableLanguageCodes ?? [defaultLanguageCode], code),
    });
    if (isGraphQlErrorResult(made)) throw new Error(`${code}: ${made.message}`);
  }
}

const belongsTo = ({ conditions }: Promotion, account: string): boolean =>
  conditions.some(
    ({ code, args }) =>
      code === ofAccount.code && args.some(({ name, value }) => name === 'account' && value === account),
  );
