import type { PaymentProvider } from '../../application/checkout/payment-provider.ts';
import type { IdentityProvider } from '../../application/identity/identity-provider.ts';
import type { EInvoices } from '../../application/orders/e-invoices.ts';
import type { LawTexts } from '../../application/orders/law-texts.ts';
import type { MailCarrier } from '../../application/shared/mail-carrier.ts';
import type { Telemetry } from '../../application/telemetry/telemetry.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { EngineBehind } from '../shop-server/engine/order-engine.ts';
import type { ShopServer } from '../shop-server/shop-server.ts';
import type { Controls } from './controls/controls.ts';
import type { PasswordHashing } from './customers/password-hashing.ts';
import type { Db } from './db/schema.ts';
import type { ErrorList } from './errors/error-list.ts';
import type { BrandLook } from './pages/brand-look.ts';

export interface PaperSettings {
  /** How the terms of an order are part of its confirmation: as a file, or in the mail itself. */
  readonly lawInMail: 'attachment' | 'text';
  /** Whether invoices say the values of lenses, which are health data. */
  readonly lensValues: boolean;
}

/** All that the embedded backend stands on. Handed to every handler; nothing reaches around it. */
export interface Sandbox extends ShopServer {
  readonly db: Db;
  readonly looks: Readonly<Record<BrandId, BrandLook>>;
  /** A shop's typefaces as CSS, where its fonts are served beside the sandbox; none: the system's. */
  readonly typeOf?: (brand: BrandId) => string;
  /** Every address that a shop answers at, for the start page; none: its public one. */
  readonly addresses?: (brand: BrandId) => readonly string[];
  readonly hashing: PasswordHashing;
  /** What the shops' law pages say now. Source: DOC-1. */
  readonly lawTexts: LawTexts;
  /** Who makes invoices for machines; none: there are printed ones alone. Source: DOC-6. */
  readonly eInvoices?: EInvoices;
  /** What stands on an order's papers. Source: DOC-1, DOC-4. */
  readonly papers: PaperSettings;
  /** After how long a session ends that nobody uses. Units: ms. Source: AUTH-19. */
  readonly sessionIdleMs: number;
  /** Where visitors prove who they are; none: the sandbox's own pages, which believe every answer. */
  readonly identity?: IdentityProvider;
  /** Who takes the money; none: the sandbox's own pay page, where none moves. */
  readonly provider?: PaymentProvider;
  /** Who takes mails to their readers; none: they lie in the sandbox's mailbox. Source: DELIVER-1. */
  readonly carrier?: MailCarrier;
  /** The commerce engine that keeps carts, orders and stock; none: they are kept here. */
  readonly engine?: EngineBehind;
  /** How long nobody touches a cart before its owner is reminded of it. Units: ms. Source: REO-5. */
  readonly cartLeftAfterMs: number;
  /** How long orders keep the values of eyes. Units: years. Source: LAW-33. */
  readonly lensValuesYears: number;
  /** An editor published: pages that were made before are old. */
  readonly onPublished?: () => void;
  /** Errors of browsers and of the server, where they are kept here. */
  readonly errors?: ErrorList;
  /** Counts payments by how they end; none: nobody counts. */
  readonly telemetry?: Pick<Telemetry, 'counter'>;
  /** What tests can change while it runs; absent everywhere else. */
  readonly controls?: Controls;
}
