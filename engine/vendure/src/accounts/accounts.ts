import { Injectable } from '@nestjs/common';
import {
  Address,
  ChannelService,
  Customer,
  CustomerService,
  NativeAuthenticationMethod,
  Order,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { ForgetCarts } from '../cart/forget-carts';
import type { CustomerFields } from '../fields/typed-fields';
import { AccountSessions, type SignedIn } from './account-sessions';
import { CustomerFinder, customerNotFound } from './customer-finder';
import { type CustomerView, customerView } from './customer-view';

/** Exactly one of the two is set. */
export interface WhoseAccount {
  readonly customer?: string | null;
  readonly email?: string | null;
}

/** Undefined fields stay unchanged; empty ones are cleared. */
export interface CustomerChange {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly birthday?: string | null;
  readonly loyaltyNumber?: string | null;
}

export interface Leaving {
  readonly customer: string;
  /** The account's name in carts and orders of this shop. */
  readonly account: string;
  /** False if they have an account in another shop of this engine. */
  readonly everywhere: boolean;
}

type Said<Fields> = { [Name in keyof Fields]?: string };
const said = <Fields extends object>(fields: Fields): Said<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Said<Fields>;

/** Customers who can sign in. The shop's own server calls it after it has checked the identity. */
@Injectable()
export class Accounts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly customers: CustomerService,
    private readonly channels: ChannelService,
    private readonly finder: CustomerFinder,
    private readonly sessions: AccountSessions,
    private readonly carts: ForgetCarts,
  ) {}

  async look(ctx: RequestContext, { customer, email }: WhoseAccount): Promise<CustomerView> {
    const known = customer
      ? await this.finder.byId(ctx, customer)
      : await this.finder.byEmail(ctx, email ?? '');
    if (!known) throw customerNotFound();
    return customerView(known);
  }

  /** Signs in by a proof of the shop: a link in a mail, or a linked identity. */
  open(ctx: RequestContext, customer: string): Promise<SignedIn> {
    return this.connection.withTransaction(ctx, async (trx) =>
      this.sessions.open(trx, await this.finder.byId(trx, customer)),
    );
  }

  update(ctx: RequestContext, customer: string, change: CustomerChange): Promise<CustomerView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { customer: known } = await this.finder.byId(trx, customer);
      const { firstName, lastName, phone, birthday, loyaltyNumber } = change;
      const customFields: CustomerFields = said({ birthday, loyaltyNumber });
      await this.channels.assignToChannels(trx, Customer, known.id, [trx.channelId]);
      await this.customers.update(trx, {
        id: known.id,
        ...said({ firstName, lastName, phoneNumber: phone }),
        customFields,
      });
      return customerView(await this.finder.byId(trx, customer));
    });
  }

  /**
   * Deletes a customer as staff do: no sign-in, no session, no address book. Orders stay, because invoices must be
   * kept, but no longer belong to an account. A customer without orders is anonymised.
   */
  remove(ctx: RequestContext, { customer, account, everywhere }: Leaving): Promise<boolean> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const { customer: known, user } = await this.finder.byId(trx, customer);
      await this.leaveOrders(trx, account);
      if (!everywhere) {
        await this.channels.removeFromChannels(trx, Customer, known.id, [trx.channelId]);
        return true;
      }
      await this.channels.assignToChannels(trx, Customer, known.id, [trx.channelId]);
      await this.customers.softDelete(trx, known.id);
      await this.connection.getRepository(trx, Address).delete({ customer: { id: known.id } });
      await this.connection.getRepository(trx, NativeAuthenticationMethod).delete({ user: { id: user.id } });
      const hasOrdered = await this.connection
        .getRepository(trx, Order)
        .exists({ where: { customer: { id: known.id } } });
      await this.connection.getRepository(trx, Customer).update(known.id, {
        phoneNumber: '',
        customFields: { birthday: null, loyaltyNumber: null } as object,
        ...(!hasOrdered && { title: '', firstName: '', lastName: '', emailAddress: `deleted-${known.id}` }),
      });
      return true;
    });
  }

  private async leaveOrders(ctx: RequestContext, account: string): Promise<void> {
    await this.carts.ofAccount(ctx, account);
    const theirs = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('o')
      .innerJoin('o.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .where('o.customFields.account = :account', { account })
      .getMany();
    for (const { id } of theirs)
      await this.connection
        .getRepository(ctx, Order)
        .update(id, { customFields: { account: null } as object });
  }
}
