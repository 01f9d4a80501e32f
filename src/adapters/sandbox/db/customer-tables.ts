import type { JWK } from 'jose';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { EndedMails, MailGroup } from '../../../domain/customer/mail-preferences.ts';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** A shop's customers: the same person in two shops is two of them. */
interface CustomerTable {
  id: Generated<number>;
  account_id: string;
  brand: BrandId;
  /** As it was typed; mails go there. */
  email: string;
  /** What two e-mails are compared by, unique within a shop. Source: ADDR-6. */
  email_key: string;
  /** See `password-hashing.ts`, and `passwords-of.ts` where somebody else keeps it; none: the account is opened by links and identities only. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  birthday: string | null;
  phone_number: string | null;
  miles_and_more_number: string | null;
  locale: Locale;
  newsletter: boolean;
  /** When the customer's mailbox agreed to what they chose; null: not yet. Source: ACC-3. */
  mails_confirmed_at: Date | null;
  created_at: Date;
  /** What was given out before opens nothing any more. */
  password_changed_at: Date | null;
  /** The optician that the customer chose as their own, and whether they want to collect parcels there. */
  partner_id: string | null;
  partner_pickup: Generated<boolean>;
  /** Whom it is the copy of, where an engine keeps the shop's customers. Unique within a shop. */
  engine_customer: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Browsers in which somebody is signed in. `id` is a hash: who reads this table can sign in nowhere. */
interface SessionTable {
  id: string;
  customer_id: number;
  created_at: Date;
  expires_at: Date;
  /** To a few minutes. */
  last_seen_at: Date;
  /** Families, `Firefox` and `Windows`; empty: unknown. No more is kept of what a browser says of itself. */
  browser: string;
  system: string;
  /** The session that a new password gave its browser: this one opens nothing, and only proves who asks for the answer again. */
  replaced_by: string | null;
  /** Names the session at the engine, and opens nothing. */
  engine_session: string | null;
  /** What opens that, closed with the secret that only the browser holds: see `sealed.ts`. */
  engine_token: string | null;
}

/** A link that a mail brings, once. `secret` is a hash, written when the mail is posted. */
interface MailLinkTable {
  id: string;
  purpose: 'password-reset' | 'login' | 'mail-consent';
  customer_id: number;
  secret: string | null;
  locale: Locale;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Where a login link leads, a path of the shop. */
  target: string | null;
  /** A hash of what the browser that used it called its request. */
  used_by: string | null;
  /** A hash of what another system's provider gave for it last. */
  token: string | null;
  /** Whether the newsletter was chosen with a login link: who follows it has chosen it. */
  newsletter: Generated<boolean>;
}

/** Who asked for a login link and has no account: it comes into being when the link is followed. `secret` is a hash. */
interface NewcomerTable {
  /** Of the link. */
  id: string;
  brand: BrandId;
  /** Of the account to be. */
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

/** A link that somebody asked for; whose account that is, if anybody's, is looked up when the mail is written. */
interface MailRequestTable {
  id: Generated<number>;
  purpose: 'password-reset' | 'login';
  brand: BrandId;
  email_key: string;
  locale: Locale;
  target: string | null;
  created_at: Date;
  /** Of a newcomer, with the names; as they were typed. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  newsletter: Generated<boolean>;
}

/** Links in mails that end mails of their kind: they open without an account, and for good. `secret` is a hash. */
interface MailStopLinkTable {
  secret: string;
  brand: BrandId;
  email_key: string;
  mail_group: EndedMails;
  created_at: Date;
}

/** Mails that somebody wants no more, customer or guest. */
interface MailStopTable {
  brand: BrandId;
  email_key: string;
  mail_group: MailGroup;
  stopped_at: Date;
}

/** The key that the sandbox's identity provider signs with. */
interface IdentityKeyTable {
  id: string;
  jwk: ColumnType<JWK, unknown, unknown>;
  created_at: Date;
}

/** A visitor on the way to another system's provider, by the hash of what their browser keeps. */
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

/** What somebody agreed to at an identity provider: good for one identity token. `id` is a hash of the code. */
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
  /** What the verifier of whoever began has to hash to (PKCE, S256). */
  challenge: string;
  redirect_uri: string;
  /** What is to go wrong with its token, where somebody wants to see that. */
  trouble: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Identity tokens that opened something: each opens once. `used_by`: a hash of what the browser called its request. */
interface IdentityUseTable {
  jti: string;
  used_by: string;
  expires_at: Date;
  /** The session that it opened. */
  session_id: string | null;
}

/** Which identities sign a customer in. */
interface CustomerIdentityTable {
  brand: BrandId;
  provider: SocialProvider;
  /** Who it is at the provider; an e-mail may change hands, this does not. */
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
