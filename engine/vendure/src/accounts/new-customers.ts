import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import {
  ChannelService,
  Customer,
  CustomerEvent,
  EventBus,
  HistoryService,
  isGraphQlErrorResult,
  NATIVE_AUTH_STRATEGY_NAME,
  NativeAuthenticationMethod,
  PasswordCipher,
  type RequestContext,
  TransactionalConnection,
  User,
  UserService,
} from '@vendure/core';
import { Refused } from '../plugin/refused';
import { AccountPasswords } from './account-passwords';
import { AccountSessions } from './account-sessions';
import { CustomerFinder } from './customer-finder';
import { type CustomerView, customerView, type Known } from './customer-view';

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password?: string | null;
  /** Whether the shop has verified that the mailbox is the customer's. */
  readonly proven: boolean;
}

/** Accounts created at the shop. */
@Injectable()
export class NewCustomers {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly users: UserService,
    private readonly cipher: PasswordCipher,
    private readonly channels: ChannelService,
    private readonly history: HistoryService,
    private readonly eventBus: EventBus,
    private readonly finder: CustomerFinder,
    private readonly passwords: AccountPasswords,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * An address has one account. A customer who has proven the mailbox gets the existing account; a password and
   * sessions set by someone without that proof become invalid.
   */
  add(ctx: RequestContext, account: NewAccount): Promise<CustomerView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      if (account.password) await this.passwords.refuseUnfit(trx, account.password);
      await this.finder.hold(trx, account.email);
      const known = await this.finder.byEmail(trx, account.email);
      if (!known) return this.make(trx, account);
      if (!account.proven) throw new Refused(409, 'customer.taken');
      if (!known.user.verified) await this.prove(trx, known);
      return this.view(trx, known.customer);
    });
  }

  private async prove(ctx: RequestContext, { user }: Known): Promise<void> {
    await this.passwords.write(ctx, user, '', true);
    await this.sessions.endAll(ctx, user);
  }

  private async make(ctx: RequestContext, account: NewAccount): Promise<CustomerView> {
    const { email, firstName, lastName, password, proven } = account;
    const user = await this.users.createCustomerUser(ctx, email);
    if (isGraphQlErrorResult(user)) throw new Error(user.message);
    // The engine sends no mail to confirm the address: the shop signs a new account in at once.
    await this.connection
      .getRepository(ctx, NativeAuthenticationMethod)
      .createQueryBuilder()
      .update()
      .set({ verificationToken: null, passwordHash: password ? await this.cipher.hash(password) : '' })
      .where('"userId" = :user', { user: user.id })
      .execute();
    await this.connection.getRepository(ctx, User).update(user.id, { verified: proven });
    const customer = await this.ofUser(ctx, user, { firstName, lastName, emailAddress: user.identifier });
    await this.history.createHistoryEntryForCustomer({
      ctx,
      customerId: customer.id,
      type: HistoryEntryType.CUSTOMER_REGISTERED,
      data: { strategy: NATIVE_AUTH_STRATEGY_NAME },
    });
    return this.view(ctx, customer);
  }

  /** An earlier guest becomes this customer; their orders stay guest orders until the mailbox is proven. */
  private async ofUser(
    ctx: RequestContext,
    user: User,
    person: Pick<Customer, 'firstName' | 'lastName' | 'emailAddress'>,
  ): Promise<Customer> {
    const customers = this.connection.getRepository(ctx, Customer);
    const guest = await this.finder.anyByEmail(ctx, person.emailAddress);
    if (guest) {
      await this.channels.assignToChannels(ctx, Customer, guest.id, [ctx.channelId]);
      await customers.update(guest.id, { ...person, user: { id: user.id } });
      return guest;
    }
    const made = new Customer({ ...person, user });
    await this.channels.assignToCurrentChannel(made, ctx);
    const saved = await customers.save(made);
    await this.eventBus.publish(new CustomerEvent(ctx, saved, 'created'));
    return saved;
  }

  private async view(ctx: RequestContext, { id }: Customer): Promise<CustomerView> {
    return customerView(await this.finder.byId(ctx, String(id)));
  }
}
