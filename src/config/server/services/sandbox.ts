import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { wearing } from '../../../adapters/drawings/wearing.ts';
import { makeSandboxApp } from '../../../adapters/sandbox/app.ts';
import type { Handlers } from '../../../adapters/sandbox/call.ts';
import { makeSandboxContent } from '../../../adapters/sandbox/content/content-source.ts';
import { makePasswordHashing, passwordCost } from '../../../adapters/sandbox/customers/password-hashing.ts';
import { openDatabase } from '../../../adapters/sandbox/db/connect.ts';
import { openPostgresFleet } from '../../../adapters/sandbox/db/postgres-fleet.ts';
import type { Db } from '../../../adapters/sandbox/db/schema.ts';
import { closeDemonstration, openDemonstration } from '../../../adapters/sandbox/demonstration.ts';
import { doDueWork } from '../../../adapters/sandbox/due-work.ts';
import { makeErrorList } from '../../../adapters/sandbox/errors/error-list.ts';
import { makeSandboxFlags } from '../../../adapters/sandbox/flags/sandbox-flags.ts';
import { makeImagesApp } from '../../../adapters/sandbox/images/app.ts';
import { bouncesPath, makeBouncesApp } from '../../../adapters/sandbox/mail/bounces-app.ts';
import { deliverMails } from '../../../adapters/sandbox/mail/deliver-mails.ts';
import { prepareDatabase, type RangeOf } from '../../../adapters/sandbox/prepare-database.ts';
import { beginRates } from '../../../adapters/sandbox/rates/rates-job.ts';
import type { Sandbox } from '../../../adapters/sandbox/sandbox.ts';
import { artOf } from '../../../adapters/sandbox/seed/products/art.ts';
import { products } from '../../../adapters/sandbox/seed/products/products.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { type Telemetry, timed } from '../../../application/telemetry/telemetry.ts';
import { shopsOf } from '../../brands/shops-of.ts';
import { systemClock } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { texts } from '../../words/texts.ts';
import type { Check } from '../edge/health.ts';
import { DemonstrationRemains, remainingDemonstration } from '../process/demonstration-features.ts';
import { statementsTo, watchConnections, watchQueues } from '../telemetry/database.ts';
import { withTraceId } from '../telemetry/trace-id.ts';
import type { Backend } from './backend.ts';
import { makeSandbox, type SandboxParts } from './make-sandbox.ts';

/** Drawn pictures are kept outside the database, so that a product looks the same in the next one. */
const pictureFolder = ({ dataDir }: Environment): string =>
  dataDir === 'memory' ? join(tmpdir(), 'dioptra-pictures') : join(dirname(dataDir), 'pictures');

/** Brings the database up to date. Fails if a selling shop still has demonstration data in it. */
const fill = async (
  db: Db,
  environment: Environment,
  clock: ClockPort,
  rangeOf: RangeOf = 'seed',
): Promise<void> => {
  const { demoData, isSelling } = environment;
  await prepareDatabase(db, { shops: shopsOf(environment), clock, texts }, demoData ?? !isSelling, rangeOf);
  if (demoData === false) await closeDemonstration(db);
  const left = isSelling ? remainingDemonstration(await openDemonstration(db)) : [];
  if (left.length > 0) throw new DemonstrationRemains(left);
};

/** How often due work is done. Units: ms. */
const dueEvery = 5000;

/**
 * Delivers mails while the shop runs, one round after the other. The returned function stops it and waits for the
 * current round.
 */
const keepDelivering = (sandbox: Sandbox): (() => Promise<void>) => {
  let isOpen = true;
  let round = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = deliverMails(sandbox, () => isOpen).finally(() => {
      isBusy = false;
    });
  }, dueEvery);
  return async () => {
    isOpen = false;
    clearInterval(timer);
    await round;
    sandbox.carrier?.close();
  };
};
/** Runs in a trace of its own, because no request caused it. */
const workOf = (telemetry: Telemetry, work: () => Promise<void>): Promise<void> =>
  timed(
    telemetry,
    'due work',
    {},
    'dueWork',
    (outcome) => ({ outcome }),
    (span) => withTraceId(span.traceId, work),
  );

/** The parts that answer beside the sandbox and before it. */
export interface Beside {
  /** The sandbox, with the parts beside it. */
  readonly sandbox: Sandbox;
  /** Handlers that replace the sandbox's own. */
  readonly handlers: Partial<Handlers>;
  /** Routes that are not part of the Shop API. */
  readonly app: Hono;
  /** First parts of the paths of those routes. */
  readonly paths: readonly string[];
  readonly checks: readonly Check[];
  /** Stops its background work, if it has any. */
  readonly close?: () => Promise<void>;
}
const nothing = async (sandbox: Sandbox): Promise<Beside> => ({
  sandbox,
  handlers: {},
  app: new Hono(),
  paths: [],
  checks: [],
});

/**
 * Opens the backend in this process: its database, its API and its simulated external services. `beside`: the parts
 * that answer beside it.
 */
export const openSandbox = async (
  environment: Environment,
  parts: SandboxParts,
  beside: (own: Sandbox) => Promise<Beside> = nothing,
): Promise<Backend> => {
  const { place, provider, identity, published, report, rangeOf, telemetry } = parts;
  const { db, alone, connections, close } = await openDatabase(place, statementsTo(telemetry));
  const clock = systemClock(environment.timeZone);
  const errors = makeErrorList(clock);
  const hashing = makePasswordHashing({ cost: passwordCost });
  const fleet = 'url' in place ? await openPostgresFleet(place.url) : undefined;
  fleet?.onChanged(published.hear);
  fleet?.onChosen(published.tellCopies);
  if (fleet) published.onTold(fleet.tellChanged);
  const closeOwn = async () => {
    await fleet?.close();
    await hashing.close();
    await close();
  };
  const open = async () => {
    await alone(() => fill(db, environment, clock, rangeOf));
    const made = await beside(
      makeSandbox(environment, parts, { db, clock, errors, hashing, ...(fleet && { fleet }) }),
    );
    await beginRates(made.sandbox);
    return made;
  };
  const { sandbox, ...other } = await open().catch(async (error: unknown) => {
    await closeOwn();
    throw error;
  });
  const shop = makeSandboxApp(sandbox, other.handlers);
  watchQueues(telemetry, db, sandbox.clock);
  if (connections) watchConnections(telemetry, connections);
  const work = environment.jobs
    ? setInterval(() => void workOf(telemetry, () => doDueWork(sandbox)).catch(report), dueEvery)
    : undefined;
  const endDelivering = environment.jobs ? keepDelivering(sandbox) : async () => sandbox.carrier?.close();
  const { mailWebhookSecret } = environment;
  const images = makeImagesApp({
    cacheDir: pictureFolder(environment),
    art: artOf,
    productIds: products.map(({ id }) => id),
    wearing,
  });
  const warming = environment.testControls ? undefined : images.warm();
  const app = new Hono()
    .route('/', images.app)
    .route('/', other.app)
    .route('/', mailWebhookSecret === undefined ? new Hono() : makeBouncesApp(sandbox, mailWebhookSecret))
    .all('*', ({ req }) => shop.fetch(req.raw));
  return {
    fetch: async (request) => app.fetch(request),
    paths: [
      '/api',
      '/images',
      ...environment.sandboxPages.map((page) => `/${page}`),
      ...(provider ? ['/pay/notices'] : []),
      ...(identity ? ['/identity'] : []),
      ...(mailWebhookSecret === undefined ? [] : [bouncesPath]),
      ...other.paths,
    ],
    flags: makeSandboxFlags(db),
    publishedAt: published.at,
    ...(fleet && { fleet }),
    clock: sandbox.clock,
    errors,
    checks: [{ name: 'database', check: () => sql`select 1`.execute(db) }, ...other.checks],
    stories: (brand_channel, locale, noted) =>
      makeSandboxContent({
        db,
        clock: sandbox.clock,
        frameOrigins: environment.frameOrigins,
        report: noted,
      })({ brand_channel, locale }),
    close: async () => {
      clearInterval(work);
      await endDelivering();
      warming?.stop();
      await other.close?.();
      await closeOwn();
    },
  };
};
