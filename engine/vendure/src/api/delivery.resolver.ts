import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { Deliveries, type DeliveryAsked, type DeliveryPlaced } from '../orders/deliveries';
import { answering } from '../plugin/answering';

@Resolver()
export class DeliveryResolver {
  constructor(private readonly deliveries: Deliveries) {}

  @Query()
  @Allow(Permission.Public)
  shopWeighDelivery(@Ctx() ctx: RequestContext, @Args() asked: DeliveryAsked) {
    return answering(() => this.deliveries.weigh(ctx, asked));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopPlaceDelivery(@Ctx() ctx: RequestContext, @Args() asked: DeliveryPlaced) {
    return answering(() => this.deliveries.place(ctx, asked));
  }
}
