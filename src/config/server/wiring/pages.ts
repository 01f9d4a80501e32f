import { ContainerModule } from 'inversify';
import { noFlags } from '../../../application/flags/no-flags.ts';
import { steadyNow } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { makeRenderer } from '../../rendering/renderer.ts';
import { countingOf } from '../pages/counting.ts';
import { makeHtmlCache } from '../pages/html-cache.ts';
import { contentOriginsOf } from './content.ts';
import { paymentOriginsOf } from './payment.ts';
import { TOKENS } from './tokens.ts';

const megabyte = 1024 * 1024;

/** Binds the page renderer and the page cache. */
export const pagesModule = (settings: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.renderer).toResolvedValue(
      ({ assets, telemetry }, { servicesFor }, memory, report, flags, { told }) =>
        makeRenderer({
          assets,
          servicesFor: (brand, locale) => servicesFor(brand, locale, memory),
          report,
          ...(telemetry && { telemetry }),
          brandPorts: settings.firstBrandPort !== undefined,
          paymentOrigins: paymentOriginsOf(settings),
          content: contentOriginsOf(settings),
          counting: { ...countingOf(settings), ...(flags !== noFlags && { experiments: true }) },
          told,
        }),
      [TOKENS.parts, TOKENS.clients, TOKENS.readMemory, TOKENS.report, TOKENS.flags, TOKENS.errors],
    );
    bind(TOKENS.pageCache).toResolvedValue(
      (report, changedAt) =>
        settings.htmlCache
          ? makeHtmlCache({
              freshFor: 60_000,
              usableFor: 600_000,
              capacity: 32 * megabyte,
              now: steadyNow,
              report,
              changedAt,
            })
          : undefined,
      [TOKENS.report, TOKENS.changedAt],
    );
  });
