import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { makeSandboxApp } from '../../../adapters/sandbox/app.ts';
import { makeSandboxContent } from '../../../adapters/sandbox/content/content-source.ts';
import type { Controls } from '../../../adapters/sandbox/controls/controls.ts';
import { makePasswordHashing, passwordCost } from '../../../adapters/sandbox/customers/password-hashing.ts';
import { type Database, type DatabasePlace, openDatabase } from '../../../adapters/sandbox/db/connect.ts';
import { closeDemonstration, openDemonstration } from '../../../adapters/sandbox/demonstration.ts';
import { doDueWork } from '../../../adapters/sandbox/due-work.ts';
import { makeErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import { makeSandboxFlags } from '../../../adapters/sandbox/flags/sandbox-flags.ts';
import { makeImagesApp } from '../../../adapters/sandbox/images/app.ts';
import { prepareDatabase } from '../../../adapters/sandbox/prepare-database.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import { artOf } from '../../../adapters/sandbox/seed/products/art.ts';
import { products } from '../../../adapters/sandbox/seed/products/products.ts';
import type { PaymentProvider } from '../../../application/checkout/payment-provider.ts';
import type { IdentityProvider } from '../../../application/identity/identity-provider.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import { type BrandId, brandIds } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import type { Published } from '../content/published.ts';
import { reportIncident } from '../edge/report.ts';
import { looks } from '../files/looks.ts';
import { DoorsLeftOpen, doorsLeftOpen } from '../process/open-doors.ts';
import type { Backend } from './backend.ts';
import { serverError } from './errors.ts';

const shops = Object.fromEntries(brandIds.map((id) => [id, brands[id].shop])) as Record<BrandId, Shop>;

/** Drawn pictures outlive a database: the same product looks the same in the next. */
const pictureFolder = ({ dataDir }: Environment): string =>
  dataDir === 'memory' ? join(tmpdir(), 'dioptra-pictures') : join(dirname(dataDir), 'pictures');

const ownAddress = ({ firstBrandPort }: Environment, brand: BrandId): readonly string[] =>
  firstBrandPort === undefined ? [] : [`http://localhost:${firstBrandPort + brandIds.indexOf(brand)}`];

/** Tests are one visitor who does everything. */
const unlimited = {
  cartsPerMinute: 100_000,
  couponTriesPerMinute: 100_000,
  guestTriesPerMinute: 100_000,
  guestTriesPerHour: 100_000,
  accountTries: 100_000,
};

/** Brings the database up to date; where customers buy, nothing of a demonstration may be left open in it. */
const fill = async (
  db: Database,
  { demoData, isSelling }: Pick<Environment, 'demoData' | 'isSelling'>,
  clock: ClockPort,
): Promise<void> => {
  await prepareDatabase(db, shops, clock, demoData ?? !isSelling);
  if (demoData === false) await closeDemonstration(db);
  const left = isSelling ? doorsLeftOpen(await openDemonstration(db)) : [];
  if (left.length > 0) throw new DoorsLeftOpen(left);
};

/** How often what time has made due is done. Units: ms. */
const dueEvery = 5000;

/** What is chosen for the sandbox, beside what its settings say. */
export interface SandboxParts {
  readonly place: DatabasePlace;
  /** None: the clock is the machine's, and nothing fails on purpose. */
  readonly controls: Controls | undefined;
  /** None: the sandbox's own pay page. */
  readonly provider: PaymentProvider | undefined;
  /** None: the sandbox's own pages. */
  readonly identity: IdentityProvider | undefined;
  readonly published: Published;
  readonly report: (error: unknown) => void;
  readonly typeOf?: Sandbox['typeOf'];
}

/** The backend in this process: its database, its API, and what stands for the outside world. */
export const openSandbox = async (
  environment: Environment,
  { place, controls, provider, identity, published, report, typeOf }: SandboxParts,
): Promise<Backend> => {
  const { db, alone, close } = await openDatabase(place);
  const clock = systemClock(environment.timeZone);
  try {
    await alone(() => fill(db, environment, clock));
  } catch (error) {
    await close();
    throw error;
  }
  const errors = makeErrorList(clock);
  const localUrl = (brand: BrandId) => `http://${brand}.localhost:${environment.port}`;
  const publicUrl = (brand: BrandId) => environment.origins[brand]?.[0] ?? localUrl(brand);
  const hashing = makePasswordHashing({ cost: passwordCost });
  const sandbox: Sandbox = {
    db,
    clock: controls?.clock ?? clock,
    shops,
    looks,
    ...(typeOf && { typeOf }),
    ...(provider && { provider }),
    ...(identity && { identity }),
    publicUrl,
    addresses: (brand) => [
      ...(environment.origins[brand] ?? [localUrl(brand)]),
      ...ownAddress(environment, brand),
    ],
    report: (incident) => {
      reportIncident(incident);
      errors.add('server', serverError(incident.kind, `${incident.operation} ${incident.detail}`));
    },
    errors,
    limits: controls ? unlimited : environment,
    hashing,
    sessionIdleMs: environment.sessionIdleMinutes * 60_000,
    cartLeftAfterMs: environment.cartLeftAfterMinutes * 60_000,
    checkAnswers: environment.testControls,
    onPublished: published.tell,
    ...(controls && { controls }),
  };
  const shop = makeSandboxApp(sandbox);
  const work = setInterval(() => void doDueWork(sandbox).catch(report), dueEvery);
  const images = makeImagesApp({
    cacheDir: pictureFolder(environment),
    art: artOf,
    productIds: products.map(({ id }) => id),
  });
  const warming = environment.testControls ? undefined : images.warm();
  const app = new Hono().route('/', images.app).all('*', ({ req }) => shop.fetch(req.raw));
  return {
    fetch: async (request) => app.fetch(request),
    paths: [
      '/api',
      '/images',
      ...environment.sandboxPages.map((page) => `/${page}`),
      ...(provider ? ['/pay/notices'] : []),
      ...(identity ? ['/identity'] : []),
    ],
    flags: makeSandboxFlags(db),
    publishedAt: published.at,
    clock: sandbox.clock,
    errors,
    checks: [{ name: 'database', check: () => sql`select 1`.execute(db) }],
    stories: (brand_channel, locale, noted) =>
      makeSandboxContent({
        db,
        clock: sandbox.clock,
        frameOrigins: environment.frameOrigins,
        report: noted,
      })({ brand_channel, locale }),
    close: async () => {
      clearInterval(work);
      warming?.stop();
      await hashing.close();
      await close();
    },
  };
};
