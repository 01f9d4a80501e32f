import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Who a shop's mails are from. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** Where answers go; none: to the sender. */
  readonly replyTo?: string;
  /** What its mails are signed by; none: they are not. */
  readonly dkim?: DkimKey;
}

/** A key whose other half stands at `{selector}._domainkey.{domain}`. Source: RFC 6376. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** The server that takes our mails, and how it is spoken to. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** None: it asks nobody who they are. */
  readonly auth?: { readonly user: string; readonly password: string };
  /** `starttls`: encrypted before anything is said; `implicit`: from the first byte; `off`: never. */
  readonly tls: 'starttls' | 'implicit' | 'off';
  readonly senderOf: (brand: BrandId) => MailSender;
  /** How long it may be silent. Units: ms. */
  readonly patienceMs?: number;
  /** Who is believed beside those whom Node believes. PEM. */
  readonly ca?: string;
}
