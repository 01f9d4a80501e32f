import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { MadeCoupons, type NewCoupon } from '../coupons/made-coupons';
import { answering } from '../plugin/answering';

@Resolver()
export class CouponResolver {
  constructor(private readonly coupons: MadeCoupons) {}

  @Mutation()
  @Allow(Permission.Public)
  shopMakeCoupon(@Ctx() ctx: RequestContext, @Args() coupon: NewCoupon) {
    return answering(async () => this.coupons.make(ctx, coupon));
  }
}
