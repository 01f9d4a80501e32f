import type { TaskEither } from 'fp-ts/TaskEither';
import type { Configuration } from '../../../domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import type { AlertKind } from '../../../domain/catalogue/product-alert.ts';
import type { Failure } from '../../shared/failure.ts';

/** A requested mail about a product. `configuration`: the lens values that the customer waits for; empty for a price alert. */
export interface WantedAlert {
  readonly kind: AlertKind;
  readonly productId: ProductId;
  readonly configuration: Configuration;
  readonly email: string;
}

/** `waiting`: a mail with a link asks for confirmation first. */
export type AlertConsent = 'waiting' | 'given';

/** An alert of the customer. `askedAt`: an instant; `over`: the product is gone for good, and no mail is sent. */
export interface OwnAlert extends WantedAlert {
  readonly id: string;
  readonly askedAt: string;
  readonly state: AlertConsent | 'over';
  /** Undefined if the shop no longer sells it. */
  readonly title?: string;
}

/**
 * Mails about products. Anyone can request one; a signed-in customer's are stored in the account. Source: STOCK-7,
 * STOCK-8, STOCK-9.
 */
export interface ProductAlertPort {
  /** Sends the version of the text that the screen shows. May be repeated. */
  readonly ask: (wanted: WantedAlert) => TaskEither<Failure, AlertConsent>;
  /** The newest first. */
  readonly alerts: () => TaskEither<Failure, readonly OwnAlert[]>;
  /** May be repeated. */
  readonly stop: (id: string) => TaskEither<Failure, void>;
}
