import { ContainerModule } from 'inversify';
import { makeReadMemory } from '../../../adapters/backend/read-memory.ts';
import { unexpected } from '../../../application/shared/unexpected-failure.ts';
import { noTelemetry } from '../../../application/telemetry/telemetry.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import { type Deployed, deployed } from '../../brands/deployed.ts';
import { shopOn } from '../../brands/shops-of.ts';
import { steadyNow } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import type { ShopChats } from '../../settings/codecs.ts';
import { withContent } from '../content/shown-content.ts';
import { passingRequestId } from '../edge/request-id.ts';
import { recordRetryDelay } from '../edge/retry-delay.ts';
import { privacyOf } from '../pages/recipients-of.ts';
import { makeOutsideServices } from '../services/outside-services.ts';
import { makeShopClients } from '../services/shop-clients.ts';
import { passingTrace, traceOperations } from '../telemetry/trace-operations.ts';
import { TOKENS } from './tokens.ts';

/**
 * Returns where a shop's customers can chat: at the configured address, or in the sandbox. Undefined if neither exists.
 * `paths`: the first parts of the backend's paths.
 */
const chatOf = (chats: ShopChats, paths: readonly string[], brand: BrandId): Deployed['chat'] =>
  chats[brand] ?? (paths.includes('/chat') || undefined);

/** Returns the public origin of a shop. */
export const originOf =
  ({ origins }: Environment) =>
  (brand: BrandId): string =>
    origins[brand]?.[0] ?? brands[brand].shop.origin;

/** Binds the Shop API with everything in front of the backend, and the server's clients of it. */
export const shopApiModule = (settings: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.outside).toResolvedValue(
      (note) => makeOutsideServices({ now: steadyNow }, note),
      [TOKENS.note],
    );
    bind(TOKENS.passing).toResolvedValue(
      (search, { telemetry = noTelemetry }) =>
        recordRetryDelay(passingRequestId(passingTrace(telemetry, search))),
      [TOKENS.search, TOKENS.parts],
    );
    bind(TOKENS.shopApi).toResolvedValue(
      (passing, content, { telemetry = noTelemetry }) =>
        traceOperations(telemetry, withContent(passing, content)),
      [TOKENS.passing, TOKENS.content, TOKENS.parts],
    );
    bind(TOKENS.readMemory).toResolvedValue(
      (changedAt) => makeReadMemory({ freshFor: 5000, capacity: 100, now: steadyNow, changedAt }),
      [TOKENS.changedAt],
    );
    bind(TOKENS.clients).toResolvedValue(
      (fetch, clock, { paths }, outside, report, { checkedBuild }) =>
        makeShopClients({
          privacy: privacyOf(settings),
          shopOf: (brand) =>
            deployed(shopOn(settings, brand), {
              origin: originOf(settings)(brand),
              chat: chatOf(settings.chats, paths, brand),
              houseIdentity: settings.identity === 'oidc' ? settings.oidcName : undefined,
            }),
          fetch,
          clock,
          checkedBuild,
          onFailure: (operation, failure) => {
            const error = unexpected(operation, failure);
            if (error && !outside.isExplained(operation, failure)) report(error);
          },
        }),
      [TOKENS.shopApi, TOKENS.clock, TOKENS.backend, TOKENS.outside, TOKENS.report, TOKENS.parts],
    );
  });
