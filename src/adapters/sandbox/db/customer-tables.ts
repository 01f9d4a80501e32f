import type { JWK } from 'jose';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { EndedMails, MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A shop's customers. The same person in two shops is two customers. */
interface CustomerTable {
  id: Generated<number>;
  account_id: string;
  brand: BrandId;
  /** The e-mail as it was typed. Mails are sent there. */
  email: string;
  /** The key by which e-mails are compared, unique within a shop. Source: ADDR-6. */
  email_key: string;
  /**
   * See `password-hashing.ts`, or `passwords-of.ts` if another system keeps the password. Null: the account is opened
   * by links and identities only.
   */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  birthday: string | null;
  phone_number: string | null;
  miles_and_more_number: string | null;
  locale: Locale;
  newsletter: boolean;
  /** When the customer confirmed the chosen mails from their mailbox. Null: not yet. Source: ACC-3. */
  mails_confirmed_at: Date | null;
  /** When the customer proved that the mailbox is theirs. Null: not yet. Source: AUTH-30. */
  mailbox_proven_at: Date | null;
  created_at: Date;
  /** Links and sessions issued before this time are invalid. */
  password_changed_at: Date | null;
  /** The optician that the customer chose, and whether they want to collect parcels there. */
  partner_id: string | null;
  partner_pickup: Generated<boolean>;
  /** The engine's customer of whom this is the copy, if an engine keeps the shop's customers. Unique within a shop. */
  engine_customer: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Browsers with a signed-in customer. `id` is a hash, so read access to this table is not enough to sign in. */
interface SessionTable {
  id: string;
  customer_id: number;
  created_at: Date;
  expires_at: Date;
  /** Accurate to a few minutes. */
  last_seen_at: Date;
  /** Families, such as `Firefox` and `Windows`. Empty if unknown. No more of the user agent is stored. */
  browser: string;
  system: string;
  /**
   * The session that replaced this one after a new password. This one gives no access; it only proves who repeats the
   * request.
   */
  replaced_by: string | null;
  /** Id of the session at the engine. It gives no access. */
  engine_session: string | null;
  /** The token of that session, encrypted with the secret that only the browser holds: see `sealed.ts`. */
  engine_token: string | null;
}

/** A link in a mail, valid once. `secret` is a hash, written when the mail is sent. */
interface MailLinkTable {
  id: string;
  purpose: 'password-reset' | 'login' | 'mail-consent';
  customer_id: number;
  secret: string | null;
  locale: Locale;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** The target of a login link: a path of the shop. */
  target: string | null;
  /** Hash of the request id of the browser that used it. */
  used_by: string | null;
  /** Hash of the token that another system's provider issued for it last. */
  token: string | null;
  /** Whether the newsletter was chosen with a login link. Following the link subscribes to it. */
  newsletter: Generated<boolean>;
}

/**
 * A visitor without an account who requested a login link. The account is created when the link is followed. `secret`
 * is a hash.
 */
interface NewcomerTable {
  /** The id of the link. */
  id: string;
  brand: BrandId;
  /** The id of the future account. */
  account_id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  secret: string | null;
  locale: Locale;
  target: string | null;
  newsletter: boolean;
  created_at: Date;
  expires_at: Date;
}

/** A requested link. The account, if there is one, is looked up when the mail is written. */
interface MailRequestTable {
  id: Generated<number>;
  purpose: 'password-reset' | 'login';
  brand: BrandId;
  email_key: string;
  locale: Locale;
  target: string | null;
  created_at: Date;
  /** Set for a newcomer, with the names, as they were typed. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  newsletter: Generated<boolean>;
}

/**
 * Links in mails that unsubscribe from mails of that kind. They work without an account, as long as data of a person are
 * kept at all. `secret` is a hash.
 */
interface MailStopLinkTable {
  secret: string;
  brand: BrandId;
  email_key: string;
  mail_group: EndedMails;
  created_at: Date;
}

/** Mails that a customer or guest has unsubscribed from. */
interface MailStopTable {
  brand: BrandId;
  email_key: string;
  mail_group: MailGroup;
  stopped_at: Date;
}

/** The signing key of the sandbox's identity provider. */
interface IdentityKeyTable {
  id: string;
  jwk: ColumnType<JWK, unknown, unknown>;
  created_at: Date;
}

/** A visitor who was sent to another system's provider, identified by the hash of what their browser keeps. */
interface IdentityBegunTable {
  id: string;
  request: ColumnType<
    {
      readonly provider: SocialProvider;
      readonly brand: BrandId;
      readonly redirectUri: string;
      readonly state: string;
      readonly nonce: string;
      readonly challenge: string;
      readonly locale: Locale;
    },
    unknown,
    never
  >;
  session: string;
  expires_at: Date;
}

/** An approval at an identity provider, valid for one identity token. `id` is a hash of the code. */
interface IdentityCodeTable {
  id: string;
  brand: BrandId;
  provider: SocialProvider;
  subject: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  nonce: string;
  /** The hash that the verifier must have (PKCE, S256). */
  challenge: string;
  redirect_uri: string;
  /** The fault to simulate in its token, if any. */
  trouble: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Identity tokens that were used: each works once. `used_by`: hash of the browser's request id. */
interface IdentityUseTable {
  jti: string;
  used_by: string;
  expires_at: Date;
  /** The session that it opened. */
  session_id: string | null;
}

/** The identities that sign a customer in. */
interface CustomerIdentityTable {
  brand: BrandId;
  provider: SocialProvider;
  /** The person's id at the provider. An e-mail may change owners; this does not. */
  subject: string;
  customer_id: number;
  email: string;
  created_at: Date;
}

export interface CustomerTables {
  customer: CustomerTable;
  session: SessionTable;
  mail_link: MailLinkTable;
  mail_request: MailRequestTable;
  newcomer: NewcomerTable;
  mail_stop_link: MailStopLinkTable;
  mail_stop: MailStopTable;
  identity_key: IdentityKeyTable;
  identity_code: IdentityCodeTable;
  identity_begun: IdentityBegunTable;
  identity_use: IdentityUseTable;
  customer_identity: CustomerIdentityTable;
}

export type CustomerRow = Selectable<CustomerTable>;
export type NewcomerRow = Selectable<NewcomerTable>;
export type MailRequestRow = Selectable<MailRequestTable>;
