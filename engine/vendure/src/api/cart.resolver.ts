import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { CartName } from '../cart/cart-finder';
import { Carts, type Change } from '../cart/carts';
import { type Claim, Claims } from '../cart/claim';
import { ForgetCarts } from '../cart/forget-carts';
import { LeftCarts } from '../cart/left-carts';
import type { Limits } from '../cart/limits';
import { RenewCarts } from '../cart/renew-carts';
import { PlaceOrder, type Placing } from '../orders/placing';
import { answering } from '../plugin/answering';

/** `Public`: a session of the engine for each visitor would cost a row for each call. Callers must have the shop's key. */
@Resolver()
export class CartResolver {
  constructor(
    private readonly carts: Carts,
    private readonly claims: Claims,
    private readonly placing: PlaceOrder,
    private readonly leftCarts: LeftCarts,
    private readonly forgetting: ForgetCarts,
    private readonly renewing: RenewCarts,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopCart(@Ctx() ctx: RequestContext, @Args() name: CartName) {
    return answering(() => this.carts.look(ctx, name));
  }

  @Query()
  @Allow(Permission.Public)
  shopShippingMethods(@Ctx() ctx: RequestContext, @Args() name: CartName) {
    return answering(() => this.carts.shippingMethods(ctx, name));
  }

  @Query()
  @Allow(Permission.Public)
  shopLeftCarts(
    @Ctx() ctx: RequestContext,
    @Args() { before, take }: { readonly before: Date; readonly take: number },
  ) {
    return answering(() => this.leftCarts.list(ctx, before, take));
  }

  @Query()
  @Allow(Permission.Public)
  shopAccountCarts(@Ctx() ctx: RequestContext, @Args() { account }: { readonly account: string }) {
    return answering(() => this.leftCarts.ofAccount(ctx, account));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopCartReminded(@Ctx() ctx: RequestContext, @Args() { token }: { readonly token: string }) {
    return answering(() => this.leftCarts.reminded(ctx, token));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopForgetCarts(@Ctx() ctx: RequestContext, @Args() { account }: { readonly account: string }) {
    return answering(() => this.forgetting.ofAccount(ctx, account));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopForgetOldCarts(@Ctx() ctx: RequestContext, @Args() { before }: { readonly before: Date }) {
    return answering(() => this.forgetting.unchangedSince(ctx, before));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopOpenCart(
    @Ctx() ctx: RequestContext,
    @Args() asked: { readonly locale: string; readonly account?: string; readonly email?: string },
  ) {
    return answering(() => this.carts.open(ctx, asked));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopChangeCart(
    @Ctx() ctx: RequestContext,
    @Args()
    asked: CartName & { readonly change: Change; readonly limits: Limits; readonly locale?: string },
  ) {
    const { change, limits, locale } = asked;
    return answering(async () => this.carts.change(ctx, asked, change, limits, locale));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopRenewCart(
    @Ctx() ctx: RequestContext,
    @Args() { requestId, ...name }: CartName & { readonly requestId: string },
  ) {
    return answering(() => this.renewing.renew(ctx, name, requestId));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopClaimCart(@Ctx() ctx: RequestContext, @Args() claim: Claim) {
    return answering(() => this.claims.claim(ctx, claim));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopPlaceOrder(@Ctx() ctx: RequestContext, @Args() asked: Placing) {
    return answering(() => this.placing.place(ctx, asked));
  }
}
