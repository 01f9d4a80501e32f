import type { BrandId } from '../../domain/shared/brand-id.ts';

/** The sender of a shop's mails. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** The address for replies; if absent: the sender. */
  readonly replyTo?: string;
  /** The key to sign its mails; unsigned if absent. */
  readonly dkim?: DkimKey;
}

/** A key whose public part is published at `{selector}._domainkey.{domain}`. Source: RFC 6376. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** The mail server and how to connect to it. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Absent if the server requires no authentication. */
  readonly auth?: { readonly user: string; readonly password: string };
  /** `starttls`: encrypted before anything is sent; `implicit`: from the first byte; `off`: never. */
  readonly tls: 'starttls' | 'implicit' | 'off';
  readonly senderOf: (brand: BrandId) => MailSender;
  /** Timeout without a response. Units: ms. */
  readonly patienceMs?: number;
  /** A certificate authority to trust in addition to Node's. PEM. */
  readonly ca?: string;
}
