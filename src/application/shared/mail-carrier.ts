import type { TaskEither } from 'fp-ts/TaskEither';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Failure } from './failure.ts';

/** A mail that was written and is to reach its reader. */
export interface OutgoingMail {
  readonly brand: BrandId;
  /** Tells it from every other mail, for good: whoever gets it twice knows it by this. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What it tells the program that shows it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly writtenAt: Date;
}

/** Who takes mails to their readers. */
export interface MailCarrier {
  /**
   * Hands a mail over. `NotFound`: nobody has such a mailbox. All else may go better later, and the mail may have gone all
   * the same. Source: DELIVER-1, DELIVER-3.
   */
  readonly send: (mail: OutgoingMail) => TaskEither<Failure, void>;
  /** Ends its connections. */
  readonly close: () => void;
}
