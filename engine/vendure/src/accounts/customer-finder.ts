import { Injectable } from '@nestjs/common';
import {
  Customer,
  type ID,
  NativeAuthenticationMethod,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { emailKey } from '../coupons/email-key';
import { Refused } from '../plugin/refused';
import type { Known } from './customer-view';

export const customerNotFound = (): Refused => new Refused(404, 'customer.not_found');

/** The engine's own numbers. Any other id belongs to no customer. */
const isNumber = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

/**
 * Customers of the engine, who are the same in all its channels. Customers of guest orders cannot sign in and are not
 * included.
 */
@Injectable()
export class CustomerFinder {
  constructor(private readonly connection: TransactionalConnection) {}

  async byId(ctx: RequestContext, id: string): Promise<Known> {
    const known = isNumber(id) ? await this.find(ctx, 'c.id = :id', { id }) : undefined;
    if (!known) throw customerNotFound();
    return known;
  }

  byEmail(ctx: RequestContext, email: string): Promise<Known | undefined> {
    return this.find(ctx, 'lower(c.emailAddress) = :email', { email: emailKey(email) });
  }

  byUser(ctx: RequestContext, user: ID): Promise<Known | undefined> {
    return this.find(ctx, 'user.id = :user', { user });
  }

  /** The customer with an e-mail address, registered or guest. */
  async anyByEmail(ctx: RequestContext, email: string): Promise<Customer | undefined> {
    const found = await this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('c')
      .leftJoinAndSelect('c.user', 'user')
      .leftJoinAndSelect('c.channels', 'channel')
      .where('c.deletedAt is null and lower(c.emailAddress) = :email', { email: emailKey(email) })
      .orderBy('c.id')
      .getOne();
    return found ?? undefined;
  }

  /** Locks an address, so that two simultaneous first orders or accounts create one customer. Needs a transaction. */
  async hold(ctx: RequestContext, email: string): Promise<void> {
    await this.connection
      .getRepository(ctx, Customer)
      .query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`customer ${emailKey(email)}`]);
  }

  private async find(ctx: RequestContext, where: string, values: object): Promise<Known | undefined> {
    const customer = await this.connection
      .getRepository(ctx, Customer)
      .createQueryBuilder('c')
      .innerJoinAndSelect('c.user', 'user')
      .leftJoinAndSelect('c.channels', 'channel')
      .where('c.deletedAt is null and user.deletedAt is null')
      .andWhere(where, values)
      .orderBy('c.id')
      .getOne();
    if (!customer?.user) return undefined;
    const { user } = customer;
    const native = await this.connection
      .getRepository(ctx, NativeAuthenticationMethod)
      .createQueryBuilder('m')
      .addSelect('m.passwordHash')
      .where('m.user = :user', { user: user.id })
      .getOne();
    return { customer, user, hasPassword: Boolean(native?.passwordHash) };
  }
}
