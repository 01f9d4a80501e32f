import type { TaskEither } from 'fp-ts/TaskEither';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { Failure } from './failure.ts';

/** A written mail that has to be sent. */
export interface OutgoingMail {
  readonly brand: BrandId;
  /** A permanent unique key, by which duplicates of a mail are recognised. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers for the mail program. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { readonly name: string; readonly content: Uint8Array }[];
  readonly writtenAt: Date;
}

/** Sends mails. */
export interface MailCarrier {
  /**
   * Sends a mail. `NotFound`: the mailbox does not exist. Any other failure may be temporary, and the mail may have
   * been sent all the same. Source: DELIVER-1, DELIVER-3.
   */
  readonly send: (mail: OutgoingMail) => TaskEither<Failure, void>;
  /** Closes its connections. */
  readonly close: () => void;
}
