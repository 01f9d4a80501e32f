import { facturX } from '../../../adapters/e-invoice-cii/e-invoices.ts';
import { makeEcbRates } from '../../../adapters/rates-ecb/ecb-rates.ts';
import type { Controls } from '../../../adapters/sandbox/controls/controls.ts';
import type { PasswordHashing } from '../../../adapters/sandbox/customers/password-hashing.ts';
import type { DatabasePlace } from '../../../adapters/sandbox/db/connect.ts';
import type { Db } from '../../../adapters/sandbox/db/schema.ts';
import type { ErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import type { RangeOf } from '../../../adapters/sandbox/prepare-database.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import type { Fleet } from '../../../adapters/shop-server/fleet.ts';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { IdentityProvider } from '../../../application/identity/identity-provider.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { MailCarrier } from '../../../application/shared/mail-carrier.ts';
import type { Telemetry } from '../../../application/telemetry/telemetry.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { shopsOf } from '../../brands/shops-of.ts';
import type { Environment } from '../../environment.ts';
import { recordYearsBy } from '../../law/record-years.ts';
import { texts } from '../../words/texts.ts';
import type { Published } from '../content/published.ts';
import { reportIncident } from '../edge/report.ts';
import { looks } from '../files/looks.ts';
import { privacyOf } from '../pages/recipients-of.ts';
import { serverError } from './errors.ts';
import { makeLawTexts } from './law-texts.ts';

const ownAddress = ({ firstBrandPort }: Environment, brand: BrandId): readonly string[] =>
  firstBrandPort === undefined ? [] : [`http://localhost:${firstBrandPort + brandIds.indexOf(brand)}`];

/** Limits for tests, in which one visitor does everything. */
const unlimited = {
  cartsPerMinute: 100_000,
  couponTriesPerMinute: 100_000,
  guestTriesPerMinute: 100_000,
  guestTriesPerHour: 100_000,
  accountTries: 100_000,
};

/** The parts that are chosen for the sandbox, in addition to its settings. */
export interface SandboxParts {
  readonly place: DatabasePlace;
  /** Undefined: the machine's clock is used, and no faults are simulated. */
  readonly controls: Controls | undefined;
  /** Undefined: the sandbox's own payment page is used. */
  readonly provider: PaymentProvider | undefined;
  /** Undefined: the sandbox's own pages are used. */
  readonly identity: IdentityProvider | undefined;
  /** Undefined: mails stay in the sandbox's mailbox. */
  readonly carrier?: MailCarrier | undefined;
  readonly published: Published;
  readonly report: (error: unknown) => void;
  readonly telemetry: Telemetry;
  readonly typeOf?: Sandbox['typeOf'];
  /** Whose range the shops sell. If absent, that of the seed data. */
  readonly rangeOf?: RangeOf;
}

/** The resources that a sandbox keeps open. */
export interface Opened {
  readonly db: Db;
  /** The machine's clock. */
  readonly clock: ClockPort;
  readonly errors: ErrorList;
  readonly hashing: PasswordHashing;
  readonly fleet?: Fleet;
}

/** Builds the sandbox with everything that it depends on, from the settings. */
export const makeSandbox = (
  environment: Environment,
  { controls, provider, identity, carrier, published, typeOf, telemetry }: SandboxParts,
  { db, clock, errors, hashing, fleet }: Opened,
): Sandbox => {
  const localUrl = (brand: BrandId) => `http://${brand}.localhost:${environment.port}`;
  const publicUrl = (brand: BrandId) => environment.origins[brand]?.[0] ?? localUrl(brand);
  return {
    db,
    clock: controls?.clock ?? clock,
    shops: shopsOf(environment),
    looks,
    ...(typeOf && { typeOf }),
    ...(provider && { provider }),
    ...(identity && { identity }),
    ...(carrier && { carrier }),
    publicUrl,
    addresses: (brand) => [
      ...(environment.origins[brand] ?? [localUrl(brand)]),
      ...ownAddress(environment, brand),
    ],
    report: (incident) => {
      reportIncident(incident);
      telemetry.counter('incidents', { kind: incident.kind, operation: incident.operation })();
      errors.add('server', serverError(incident.kind, `${incident.operation} ${incident.detail}`));
    },
    errors,
    telemetry,
    limits: controls ? unlimited : environment,
    hashing,
    texts,
    lawTexts: makeLawTexts(shopsOf(environment), privacyOf(environment)),
    ...(environment.electronicInvoices && { eInvoices: facturX }),
    ...(environment.euroRates === 'ecb' && { euroRates: makeEcbRates({ fetch }) }),
    papers: {
      lawInMail: environment.lawInMail,
      lensValues: environment.lensValuesOnInvoices,
      taxNumbers: environment.taxNumbers,
    },
    sessionIdleMs: environment.sessionIdleMinutes * 60_000,
    cartLeftAfterMs: environment.cartLeftAfterMinutes * 60_000,
    lensValuesYears: environment.lensValuesYears,
    recordYears: recordYearsBy(environment.recordYears),
    checkAnswers: environment.testControls,
    leavesDueWork: !environment.jobs,
    onPublished: published.tell,
    ...(fleet && { fleet }),
    ...(controls && { controls }),
  };
};
