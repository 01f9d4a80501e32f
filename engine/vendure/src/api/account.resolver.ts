import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { AccountPasswords, type NewPassword, type SignIn } from '../accounts/account-passwords';
import { AccountSessions } from '../accounts/account-sessions';
import { Accounts, type CustomerChange, type Leaving, type WhoseAccount } from '../accounts/accounts';
import { type NewAccount, NewCustomers } from '../accounts/new-customers';
import { PastOrders, type PastOrdersAsked } from '../accounts/past-orders';
import { answering } from '../plugin/answering';

@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly newcomers: NewCustomers,
    private readonly passwords: AccountPasswords,
    private readonly sessions: AccountSessions,
    private readonly past: PastOrders,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopCustomer(@Ctx() ctx: RequestContext, @Args() whose: WhoseAccount) {
    return answering(() => this.accounts.look(ctx, whose));
  }

  @Query()
  @Allow(Permission.Public)
  shopWhoIs(@Ctx() ctx: RequestContext, @Args() { token }: { readonly token: string }) {
    return answering(() => this.sessions.whoIs(ctx, token));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopSignIn(@Ctx() ctx: RequestContext, @Args() signIn: SignIn) {
    return answering(() => this.passwords.signIn(ctx, signIn));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopOpenSession(@Ctx() ctx: RequestContext, @Args() { customer }: { readonly customer: string }) {
    return answering(async () => this.accounts.open(ctx, customer));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopEndSessions(@Ctx() ctx: RequestContext, @Args() { ids }: { readonly ids: readonly string[] }) {
    return answering(() => this.sessions.end(ctx, ids));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopAddCustomer(@Ctx() ctx: RequestContext, @Args() account: NewAccount) {
    return answering(async () => this.newcomers.add(ctx, account));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopCheckPassword(
    @Ctx() ctx: RequestContext,
    @Args() { customer, password }: { readonly customer: string; readonly password: string },
  ) {
    return answering(() => this.passwords.matches(ctx, customer, password));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopSetPassword(@Ctx() ctx: RequestContext, @Args() chosen: NewPassword) {
    return answering(async () => this.passwords.set(ctx, chosen));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopUpdateCustomer(
    @Ctx() ctx: RequestContext,
    @Args() { customer, change }: { readonly customer: string; readonly change: CustomerChange },
  ) {
    return answering(async () => this.accounts.update(ctx, customer, change));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopRemoveCustomer(@Ctx() ctx: RequestContext, @Args() leaving: Leaving) {
    return answering(async () => this.accounts.remove(ctx, leaving));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopPastOrders(@Ctx() ctx: RequestContext, @Args() asked: PastOrdersAsked) {
    return answering(async () => this.past.list(ctx, asked));
  }

  @Mutation()
  @Allow(Permission.Public)
  shopClaimOrders(
    @Ctx() ctx: RequestContext,
    @Args() { account, orders }: { readonly account: string; readonly orders: readonly string[] },
  ) {
    return answering(async () => this.past.claim(ctx, account, orders));
  }
}
