import type { SocialProvider } from '../domain/identity/social-sign-in.ts';
import type { Order } from '../domain/orders/order.ts';

/** Somebody at an identity provider. */
export interface StrangerAtProvider {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What an identity provider gives for a code: it names nobody that a log may keep. */
export interface ProviderCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * What happens around a backend, and no port of it does: mails are read, money is paid, parcels leave. Where a part is
 * not there, nothing is seen of what needs it.
 */
export interface World {
  /** The addresses that the mails to somebody lead to, the newest mail last. */
  readonly linksTo?: (email: string) => Promise<readonly URL[]>;
  /** Pays on the provider's page, whose address the backend gave. */
  readonly pay?: (page: string) => Promise<void>;
  /** A visitor shows at a provider who they are, and comes back with its code; their e-mail is confirmed there. */
  readonly identify?: (provider: SocialProvider, who: StrangerAtProvider) => Promise<ProviderCode>;
  /** The parcel of an order leaves. */
  readonly send?: (order: Pick<Order, 'token' | 'number'>) => Promise<void>;
}
