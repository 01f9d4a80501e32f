import { ContainerModule } from 'inversify';
import { brandOfHost } from '../../brands/brands.ts';
import { steadyNow } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { accessLogOf } from '../edge/access-log.ts';
import { makeGate, measureEventLoopDelay } from '../edge/load.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import { trustIn } from '../edge/trusted-proxies.ts';
import { makePlainCart } from '../forms/plain-cart.tsx';
import { makePageServer } from '../page-server.ts';
import { editorOriginOf } from './content.ts';
import { originOf } from './shop-api.ts';
import { TOKENS } from './tokens.ts';

/** Link previews that are drawn for one client. Each takes a processor for a second. */
const cardsPerMinute = 30;

/** Binds the page server and its rate limits. */
export const pageServerModule = (settings: Environment): ContainerModule => {
  const editorOrigin = editorOriginOf(settings);
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.limits).toResolvedValue(
      ({ fleet }) => ({
        questions: makePerMinute(600, steadyNow, fleet?.tally('questions')),
        counted: makePerMinute(120, steadyNow, fleet?.tally('events')),
        cards: makePerMinute(cardsPerMinute, steadyNow, fleet?.tally('cards')),
        searches: makePerMinute(settings.searchesPerMinute, steadyNow, fleet?.tally('searches')),
      }),
      [TOKENS.backend],
    );
    bind(TOKENS.gate).toResolvedValue(
      ({ telemetry }) => {
        if (settings.mostOpen === 0) return undefined;
        const gate = makeGate({ open: settings.mostOpen, late: settings.mostLate }, measureEventLoopDelay());
        telemetry?.watch('open', () => [{ labels: {}, value: gate.load().open }]);
        return gate;
      },
      [TOKENS.parts],
    );
    bind(TOKENS.pageServer).toResolvedValue(
      (
        { assets, files, quick, relaxed, telemetry, isLeaving = () => false },
        { paths, checks },
        shopApi,
        clients,
        renderer,
        cache,
        flags,
        decide,
        limits,
        clock,
        notices,
        outside,
        { errors },
        report,
        gate,
      ) =>
        makePageServer({
          ...clients,
          ...limits,
          renderer,
          assets,
          backend: shopApi,
          backendPaths: paths,
          originOf: originOf(settings),
          plainCart: makePlainCart(assets, clients),
          errors,
          flags,
          decide,
          forceFlags: settings.forceFlags ?? (settings.backendUrl === undefined && !settings.isSelling),
          clock,
          defaultBrand: settings.brand,
          popups: settings.identity !== 'sandbox',
          brandPorts: settings.firstBrandPort !== undefined,
          brandOfHost: brandOfHost(settings.origins),
          saidOrigin: (brand) => settings.origins[brand]?.[0],
          isTrusted: trustIn(settings.trustedProxies),
          clientHeader: settings.clientHeader,
          checks,
          isLeaving,
          services: outside.answering,
          report,
          isTagged: settings.cdn !== 'none',
          ...(editorOrigin !== undefined && { editorOrigin }),
          ...(cache && { cache }),
          ...(gate && { gate }),
          ...(notices && { notices }),
          ...(files && { files }),
          ...(quick && { quick }),
          ...(telemetry && { telemetry }),
          ...accessLogOf(settings.accessLog),
          ...(relaxed && { relaxed }),
        }),
      [
        TOKENS.parts,
        TOKENS.backend,
        TOKENS.shopApi,
        TOKENS.clients,
        TOKENS.renderer,
        TOKENS.pageCache,
        TOKENS.flags,
        TOKENS.decide,
        TOKENS.limits,
        TOKENS.clock,
        TOKENS.notices,
        TOKENS.outside,
        TOKENS.errors,
        TOKENS.report,
        TOKENS.gate,
      ],
    );
  });
};
