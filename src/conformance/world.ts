import type { SocialProvider } from '../domain/identity/social-sign-in.ts';
import type { Order } from '../domain/orders/order.ts';

/** A person at an identity provider. */
export interface StrangerAtProvider {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What an identity provider returns with a code. It identifies no one, so a log may contain it. */
export interface ProviderCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * What happens around a backend and not through its ports: mails are read, payments made, parcels sent. Checks that
 * need a missing part are not seen.
 */
export interface World {
  /** The URLs in the mails to an address, the newest mail last. */
  readonly linksTo?: (email: string) => Promise<readonly URL[]>;
  /** Pays on the provider's page, whose URL came from the backend. */
  readonly pay?: (page: string) => Promise<void>;
  /** Signs a visitor in at a provider and returns its code; their e-mail is verified there. */
  readonly identify?: (provider: SocialProvider, who: StrangerAtProvider) => Promise<ProviderCode>;
  /** Sends the parcel of an order. */
  readonly send?: (order: Pick<Order, 'token' | 'number'>) => Promise<void>;
}
