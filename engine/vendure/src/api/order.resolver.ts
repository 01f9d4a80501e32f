import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { ForgetValues } from '../orders/forget-values';
import { OrderFinder, type OrderName } from '../orders/order-finder';
import { type Paid, type PaidLater, Payments } from '../orders/payments';
import { PlacedOrders } from '../orders/placed-orders';
import { type Refunded, Refunds } from '../orders/refunds';
import { answering } from '../plugin/answering';

@Resolver()
export class OrderResolver {
  constructor(
    private readonly orders: PlacedOrders,
    private readonly finder: OrderFinder,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly values: ForgetValues,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopOrder(@Ctx() ctx: RequestContext, @Args() name: OrderName) {
    return answering(() => this.orders.look(ctx, name));
  }

  @Query()
  @Allow(Permission.Public)
  shopFindOrder(
    @Ctx() ctx: RequestContext,
    @Args() { number, email }: { readonly number: string; readonly email: string },
  ) {
    return answering(() => this.finder.lookUp(ctx, number, email));
  }

  @Query()
  @Allow(Permission.Public)
  shopOrders(
    @Ctx() ctx: RequestContext,
    @Args()
    { account, take, skip }: { readonly account: string; readonly take: number; readonly skip: number },
  ) {
    return answering(() => this.orders.list(ctx, account, take, skip));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopPaid(@Ctx() ctx: RequestContext, @Args() paid: Paid) {
    return answering(() => this.payments.paid(ctx, paid));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopPaidLater(@Ctx() ctx: RequestContext, @Args() wanted: PaidLater) {
    return answering(() => this.payments.paidLater(ctx, wanted));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopRefunded(@Ctx() ctx: RequestContext, @Args() told: Refunded) {
    return answering(async () => this.refunds.refunded(ctx, told));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopForgetValues(@Ctx() ctx: RequestContext, @Args() order: { readonly orderToken: string }) {
    return answering(() => this.values.forget(ctx, order));
  }
}
