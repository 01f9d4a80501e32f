import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';
import { systemClock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import type { makePageServer } from './page-server.ts';
import type { Backend } from './services/backend.ts';
import { backendModule } from './wiring/backend.ts';
import { contentModule } from './wiring/content.ts';
import { errorsModule } from './wiring/errors.ts';
import { flagsModule } from './wiring/flags.ts';
import { identityModule } from './wiring/identity.ts';
import { mailModule } from './wiring/mail.ts';
import { pageServerModule } from './wiring/page-server.ts';
import { pagesModule } from './wiring/pages.ts';
import { paymentModule } from './wiring/payment.ts';
import { searchModule } from './wiring/search.ts';
import { shopApiModule } from './wiring/shop-api.ts';
import type { ShopParts } from './wiring/shop-parts.ts';
import { TOKENS } from './wiring/tokens.ts';

/** One module for each external system, which binds what the settings choose. `opened`: a backend that is already open. */
export const modulesOf = (
  settings: Environment,
  parts: ShopParts,
  opened?: Backend,
): readonly ContainerModule[] => [
  new ContainerModule(({ bind }) => {
    bind(TOKENS.parts).toConstantValue(parts);
    bind(TOKENS.machineClock).toConstantValue(systemClock(settings.timeZone));
  }),
  backendModule(settings, opened),
  paymentModule(settings),
  identityModule(settings),
  mailModule(settings),
  searchModule(settings),
  contentModule(settings),
  flagsModule(settings),
  errorsModule(settings),
  shopApiModule(settings),
  pagesModule(settings),
  pageServerModule(settings),
];

/** Wires the server of a deployment: takes the settings and returns a container with all parts. */
export const wireServer = (settings: Environment, parts: ShopParts, opened?: Backend): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modulesOf(settings, parts, opened));
  return container;
};

/** The page server over a backend that is already open. */
export const makeShop = (
  settings: Environment,
  backend: Backend,
  parts: ShopParts,
): ReturnType<typeof makePageServer> => wireServer(settings, parts, backend).get(TOKENS.pageServer);
