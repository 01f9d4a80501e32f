import { Injectable } from '@nestjs/common';
import {
  AuthenticatedSession,
  Channel,
  ChannelService,
  ConfigService,
  Customer,
  idsAreEqual,
  NATIVE_AUTH_STRATEGY_NAME,
  type RequestContext,
  SessionService,
  TransactionalConnection,
  User,
  UserService,
} from '@vendure/core';
import { CustomerFinder, customerNotFound } from './customer-finder';
import { type CustomerView, customerView, type Known } from './customer-view';

export interface SignedIn {
  readonly customer: CustomerView;
  /** Used to end the session; it cannot be used to sign in. */
  readonly sessionId: string;
  /** The engine's own bearer token. */
  readonly token: string;
}

/** Sessions of customers in the engine's own tables: the engine's operations accept their tokens as well. */
@Injectable()
export class AccountSessions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly channels: ChannelService,
    private readonly finder: CustomerFinder,
  ) {}

  /**
   * Opens a session for a customer whose identity is proven. They belong to this channel from now on, as in the engine
   * itself.
   */
  async open(ctx: RequestContext, known: Known): Promise<SignedIn> {
    const { customer } = known;
    if (!customer.channels.some(({ id }: Channel) => idsAreEqual(id, ctx.channelId)))
      await this.channels.assignToChannels(ctx, Customer, customer.id, [ctx.channelId]);
    // Loads the roles, which a session contains as well.
    const user = await this.users.getUserById(ctx, known.user.id);
    if (!user) throw customerNotFound();
    await this.connection.getRepository(ctx, User).update(user.id, { lastLogin: new Date() });
    const session = await this.sessions.createNewAuthenticatedSession(ctx, user, NATIVE_AUTH_STRATEGY_NAME);
    return { customer: customerView(known), sessionId: String(session.id), token: session.token };
  }

  /** The customer of an open session. Reads the table instead of a cache, so that an ended session is invalid at once. */
  async whoIs(ctx: RequestContext, token: string): Promise<CustomerView> {
    const session = await this.connection
      .getRepository(ctx, AuthenticatedSession)
      .createQueryBuilder('s')
      .innerJoinAndSelect('s.user', 'user')
      .where('s.token = :token and not s.invalidated and s.expires > :now', { token, now: new Date() })
      .getOne();
    const known = session && (await this.finder.byUser(ctx, session.user.id));
    if (!known) throw customerNotFound();
    return customerView(known);
  }

  /** Ends sessions by their ids; one that has already ended is no error. */
  async end(ctx: RequestContext, ids: readonly string[]): Promise<boolean> {
    const wanted = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id));
    if (wanted.length === 0) return true;
    const found = await this.connection
      .getRepository(ctx, AuthenticatedSession)
      .createQueryBuilder('s')
      .innerJoinAndSelect('s.user', 'user')
      // Sessions of staff are not touched.
      .innerJoin(Customer, 'c', 'c.userId = user.id')
      .where('s.id in (:...ids)', { ids: wanted })
      .getMany();
    await this.remove(ctx, found);
    return true;
  }

  async endAll(ctx: RequestContext, user: User, but?: string | null): Promise<void> {
    const found = await this.connection
      .getRepository(ctx, AuthenticatedSession)
      .find({ where: { user: { id: user.id } } });
    await this.remove(
      ctx,
      found.filter(({ id }) => String(id) !== but),
    );
  }

  private async remove(ctx: RequestContext, found: AuthenticatedSession[]): Promise<void> {
    const tokens = found.map(({ token }) => token);
    await this.connection.getRepository(ctx, AuthenticatedSession).remove(found);
    for (const token of tokens) await this.config.authOptions.sessionCacheStrategy.delete(token);
  }
}
