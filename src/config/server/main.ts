import { serve } from '@hono/node-server';
import * as E from 'fp-ts/Either';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { brands } from '../brands/brands.ts';
import { readEnvironment } from '../environment.ts';
import { i18nConfigurationOf, missingI18nFields } from '../i18n-configuration.ts';
import { readAssets } from '../rendering/assets.ts';
import { startShop } from './start-shop.ts';
import { makeStaticFiles } from './static-files.ts';

const stop = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const environment = readEnvironment(process.env);
if (E.isLeft(environment)) stop(environment.left);
else {
  const gaps = brandIds.flatMap((id) => missingI18nFields(i18nConfigurationOf(brands[id].shop)) ?? []);
  if (gaps.length > 0) stop(gaps);

  const assets = readAssets('dist/client');
  const { port, firstBrandPort } = environment.right;
  const shop = await startShop(environment.right, {
    assets: () => assets,
    files: makeStaticFiles(['dist/client', 'dist/previous']),
  }).catch((error: unknown) => stop([error instanceof Error ? error.message : 'The shop could not start']));

  const listen = (at: number, bindings: object) =>
    serve({ fetch: (request, node) => shop.app.fetch(request, { ...node, ...bindings }), port: at }, (info) =>
      console.log(`listening on ${info.port}`),
    );
  const servers = [
    listen(port, {}),
    ...(firstBrandPort === undefined
      ? []
      : brandIds.map((brand, index) => listen(firstBrandPort + index, { brand }))),
  ];
  for (const server of servers)
    server.on('error', (error) => stop([`The port cannot be opened: ${error.message}`]));

  /** Answers what is under way, then closes the database; a second signal does not wait. */
  let stopping = false;
  const shutDown = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    await Promise.all(
      servers.map(
        (server) =>
          new Promise((closed) => {
            server.close(closed);
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      ),
    );
    await shop.close();
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
