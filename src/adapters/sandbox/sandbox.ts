import type { PaymentProvider } from '../../application/checkout/payment-provider.ts';
import type { IdentityProvider } from '../../application/identity/identity-provider.ts';
import type { EInvoices } from '../../application/orders/e-invoices.ts';
import type { EuroRates } from '../../application/orders/euro-rates.ts';
import type { LawTexts } from '../../application/orders/law-texts.ts';
import type { MailCarrier } from '../../application/shared/mail-carrier.ts';
import type { Telemetry } from '../../application/telemetry/telemetry.ts';
import type { RecordYears } from '../../domain/orders/record-retention.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { EngineBehind } from '../shop-server/engine/order-engine.ts';
import type { ShopServer } from '../shop-server/shop-server.ts';
import type { Controls } from './controls/controls.ts';
import type { PasswordHashing } from './customers/password-hashing.ts';
import type { Db } from './db/schema.ts';
import type { ErrorList } from './errors/error-list.ts';
import type { ShopLook } from './pages/brand-look.ts';

export interface PaperSettings {
  /** How the legal texts are part of an order's confirmation: as an attachment, or in the mail itself. */
  readonly lawInMail: 'attachment' | 'text';
  /** Whether invoices show the values of lenses, which are health data. */
  readonly lensValues: boolean;
  /** The tax numbers of shops in countries other than their own. */
  readonly taxNumbers?: Readonly<Partial<Record<BrandId, Readonly<Partial<Record<CountryCode, string>>>>>>;
}

/** The dependencies of the embedded backend. Passed to every handler; handlers use nothing else. */
export interface Sandbox extends ShopServer {
  readonly db: Db;
  readonly looks: Readonly<Record<BrandId, ShopLook>>;
  /** Returns a shop's typefaces as CSS, if its fonts are served beside the sandbox. If undefined, system fonts are used. */
  readonly typeOf?: (brand: BrandId) => string;
  /** Returns every address at which a shop responds, for the start page. If undefined, only its public one. */
  readonly addresses?: (brand: BrandId) => readonly string[];
  readonly hashing: PasswordHashing;
  /** The current texts of the shops' legal pages. Source: DOC-1. */
  readonly lawTexts: LawTexts;
  /** Creates machine-readable invoices. If undefined, there are only printed ones. Source: DOC-6. */
  readonly eInvoices?: EInvoices;
  /** Where the reference rates of the euro come from. If undefined, the invoices state no tax in euros. Source: DOC-9. */
  readonly euroRates?: EuroRates;
  /** Settings for the contents of an order's documents. Source: DOC-1, DOC-4. */
  readonly papers: PaperSettings;
  /** Idle time after which a session ends. Units: ms. Source: AUTH-19. */
  readonly sessionIdleMs: number;
  /** Where visitors prove their identity. If undefined, the sandbox's own pages, which accept every answer. */
  readonly identity?: IdentityProvider;
  /** The payment provider. If undefined, the sandbox's own payment page, where no money moves. */
  readonly provider?: PaymentProvider;
  /** Delivers mails to their recipients. If undefined, they stay in the sandbox's mailbox. Source: DELIVER-1. */
  readonly carrier?: MailCarrier;
  /** The commerce engine that keeps carts, orders and stock. If undefined, they are kept here. */
  readonly engine?: EngineBehind;
  /** How long a cart stays unchanged before its owner is reminded of it. Units: ms. Source: REO-5. */
  readonly cartLeftAfterMs: number;
  /** How long orders keep eye values. Units: years. Source: LAW-33. */
  readonly lensValuesYears: number;
  /** How long each shop keeps the records of its sales. Source: LAW-40. */
  readonly recordYears: Readonly<Record<BrandId, RecordYears>>;
  /** Called when an editor has published: cached pages are then outdated. */
  readonly onPublished?: () => void;
  /** Errors of browsers and of the server, if they are collected here. */
  readonly errors?: ErrorList;
  /** Whether other servers do all due work. If undefined, this one does it too. */
  readonly leavesDueWork?: boolean;
  /** Counts payments by outcome. If undefined, they are not counted. */
  readonly telemetry?: Pick<Telemetry, 'counter'>;
  /** What tests can change at runtime. Undefined everywhere else. */
  readonly controls?: Controls;
}
