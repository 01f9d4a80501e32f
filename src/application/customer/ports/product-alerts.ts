import type { TaskEither } from 'fp-ts/TaskEither';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { AlertKind } from '../../../domain/catalogue/product-alert.ts';
import type { Failure } from '../../shared/failure.ts';

/** A mail about a product that is asked for. `configuration`: the values that are waited for; of a price, none. */
export interface WantedAlert {
  readonly kind: AlertKind;
  readonly productId: ProductId;
  readonly configuration: Configuration;
  readonly email: string;
}

/** `waiting`: a mail with a link asks the mailbox first. */
export type AlertConsent = 'waiting' | 'given';

/** One that the customer waits for. `askedAt`: an instant; `over`: it is gone for good, and no mail comes. */
export interface OwnAlert extends WantedAlert {
  readonly id: string;
  readonly askedAt: string;
  readonly state: AlertConsent | 'over';
  /** Absent where the shop does not sell it any more. */
  readonly title?: string;
}

/** Mails about products: asked for by anybody, kept in the account of who is signed in. Source: STOCK-7, STOCK-8, STOCK-9. */
export interface ProductAlertPort {
  /** With the version of the words that the screen shows. May be repeated. */
  readonly ask: (wanted: WantedAlert) => TaskEither<Failure, AlertConsent>;
  /** The newest first. */
  readonly alerts: () => TaskEither<Failure, readonly OwnAlert[]>;
  /** May be repeated. */
  readonly stop: (id: string) => TaskEither<Failure, void>;
}
