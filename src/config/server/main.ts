import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { makeRoutes } from '../../ui/routes.ts';
import { brands } from '../brands/brands.ts';
import type { Environment } from '../environment.ts';
import { readAssets } from '../rendering/assets.ts';
import { brandFontStyles } from '../rendering/brand-font-styles.ts';
import { accessLogOf } from './edge/access-log.ts';
import { report, reportTrouble } from './edge/report.ts';
import { readCheckedBuild } from './files/checked-build.ts';
import { makeStaticFiles } from './files/static-files.ts';
import { wireServer } from './make-shop.ts';
import { makeQuickPages } from './pages/quick-pages.ts';
import { addresses } from './process/addresses.ts';
import { closeGently } from './process/close-gently.ts';
import { doubtfulSettings } from './process/doubtful-settings.ts';
import { checkPorts } from './process/free-ports.ts';
import { listen } from './process/listen.ts';
import { readyToStart } from './process/ready-to-start.ts';
import { startFailure } from './process/start-failure.ts';
import { telemetryOf } from './telemetry/telemetry-of.ts';
import { watchProcess, watchServices } from './telemetry/watch-process.ts';
import { TOKENS } from './wiring/tokens.ts';

const stop = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

/** How long running requests may take after the server is asked to stop. Units: ms. */
const patience = 10_000;

const start = async (environment: Environment): Promise<void> => {
  const { port, firstBrandPort } = environment;
  const brandPorts =
    firstBrandPort === undefined
      ? []
      : brandIds.map((brand, index) => ({ brand, port: firstBrandPort + index }));
  for (const doubt of doubtfulSettings(environment)) reportTrouble(doubt);
  const assets = readAssets('dist/client');
  await checkPorts([port, ...brandPorts.map((own) => own.port)]);
  const telemetry = await telemetryOf(environment);
  let stopping = false;
  const quick = makeQuickPages({
    newId: randomUUID,
    ...accessLogOf(environment.accessLog),
  });
  const container = wireServer(environment, {
    assets: () => assets,
    checkedBuild: readCheckedBuild('dist', reportTrouble),
    files: makeStaticFiles(['dist/client', 'dist/previous']),
    typeOf: brandFontStyles(assets),
    quick,
    report,
    telemetry,
    isLeaving: () => stopping,
  });
  const backend = await container.getAsync(TOKENS.backend);
  const app = container.get(TOKENS.pageServer);
  watchServices(telemetry, container.get(TOKENS.outside).answering);
  const servers = await Promise.all([
    listen(app, port, {}, quick),
    ...brandPorts.map((own) => listen(app, own.port, { brand: own.brand }, quick)),
  ]);
  // Starts after the startup, which delays the event loop in any case.
  watchProcess(telemetry);
  console.log(addresses(environment));

  const shutDown = async (): Promise<void> => {
    // A second signal stops the process at once.
    if (stopping) process.exit(1);
    stopping = true;
    const drain = environment.drainSeconds * 1000;
    setTimeout(() => process.exit(1), drain + patience).unref();
    await pause(drain);
    await Promise.all(servers.map(closeGently));
    // Closes before the backend, because the last measurements query the database.
    await telemetry.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
};

const ready = readyToStart(
  process.versions.node,
  process.env,
  brandIds.map((id) => brands[id].shop),
  makeRoutes(),
);
if (E.isLeft(ready)) stop(ready.left);
else start(ready.right).catch((error: unknown) => stop([startFailure(error, ready.right)]));
