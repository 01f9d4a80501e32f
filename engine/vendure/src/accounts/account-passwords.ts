import { Injectable } from '@nestjs/common';
import {
  ConfigService,
  isGraphQlErrorResult,
  NativeAuthenticationMethod,
  type NativeAuthenticationStrategy,
  PasswordCipher,
  type RequestContext,
  TransactionalConnection,
  User,
  UserService,
} from '@vendure/core';
import { Refused, violation } from '../plugin/refused';
import { AccountSessions, type SignedIn } from './account-sessions';
import { CustomerFinder } from './customer-finder';
import { type CustomerView, customerView, type Known } from './customer-view';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The customer's id if the shop knows it: the engine may spell the address differently. */
  readonly customer?: string | null;
}

export interface NewPassword {
  readonly customer: string;
  readonly password: string;
  /** Whether a link in a mail led to it. */
  readonly proven: boolean;
  /** The session that stays. */
  readonly but?: string | null;
}

/** No user has this id. A sign-in for an unknown customer takes equally long. */
const nobody = 0;

/** Passwords of customers: the engine's own. */
@Injectable()
export class AccountPasswords {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly config: ConfigService,
    private readonly users: UserService,
    private readonly cipher: PasswordCipher,
    private readonly finder: CustomerFinder,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * A customer who has not confirmed their address at the engine cannot sign in by password, as in the engine itself.
   * Neither the answer nor its time reveals why a sign-in fails.
   */
  async signIn(ctx: RequestContext, { email, password, customer }: SignIn): Promise<SignedIn> {
    const known = await this.named(ctx, email, customer);
    const matches = await this.verify(ctx, known, password);
    if (!known || !matches || (await this.waits(ctx, known)))
      throw new Refused(422, 'customer.sign_in_failed');
    return this.connection.withTransaction(ctx, (trx) => this.sessions.open(trx, known));
  }

  async matches(ctx: RequestContext, customer: string, password: string): Promise<boolean> {
    return this.verify(ctx, await this.finder.byId(ctx, customer), password);
  }

  /** Ends every other session. If a link in a mail led to it, the mailbox is proven. */
  set(ctx: RequestContext, { customer, password, proven, but }: NewPassword): Promise<CustomerView> {
    return this.connection.withTransaction(ctx, async (trx) => {
      const known = await this.finder.byId(trx, customer);
      await this.refuseUnfit(trx, password);
      await this.write(trx, known.user, await this.cipher.hash(password), proven);
      await this.sessions.endAll(trx, known.user, but);
      return customerView(await this.finder.byId(trx, customer));
    });
  }

  /** The engine's own rules for passwords, beyond those of the shop. */
  async refuseUnfit(ctx: RequestContext, password: string): Promise<void> {
    const verdict = await this.config.authOptions.passwordValidationStrategy.validate(ctx, password);
    if (verdict !== true) throw violation('validation.password_rule', 'password');
  }

  /** `proven`: the address is confirmed, and no confirmation is pending any more. */
  async write(ctx: RequestContext, user: User, passwordHash: string, proven: boolean): Promise<void> {
    const { verified } = user;
    const added = await this.users.addNativeAuthenticationMethod(ctx, user, user.identifier);
    if (isGraphQlErrorResult(added)) throw new Error(added.message);
    await this.connection
      .getRepository(ctx, NativeAuthenticationMethod)
      .createQueryBuilder()
      .update()
      .set({ passwordHash, passwordResetToken: null, ...(proven && { verificationToken: null }) })
      .where('"userId" = :user', { user: user.id })
      .execute();
    await this.connection.getRepository(ctx, User).update(user.id, { verified: verified || proven });
  }

  private async named(ctx: RequestContext, email: string, customer: SignIn['customer']) {
    const known = await this.finder.byEmail(ctx, email);
    if (known || !customer) return known;
    try {
      return await this.finder.byId(ctx, customer);
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  private verify(ctx: RequestContext, known: Known | undefined, password: string): Promise<boolean> {
    const native = this.config.authOptions.shopAuthenticationStrategy.find(
      (strategy): strategy is NativeAuthenticationStrategy => strategy.name === 'native',
    );
    if (!native) throw new Error('The engine has no passwords.');
    return native.verifyUserPassword(ctx, known?.user.id ?? nobody, password);
  }

  private async waits(ctx: RequestContext, { user }: Known): Promise<boolean> {
    if (user.verified) return false;
    const method = await this.connection
      .getRepository(ctx, NativeAuthenticationMethod)
      .findOne({ where: { user: { id: user.id } } });
    return Boolean(method?.verificationToken);
  }
}
