import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { RouteObject } from 'react-router';
import type { Shop } from '../../../application/shared/shop.ts';
import { missingFacts } from '../../../application/shared/shop-facts.ts';
import { type Environment, readEnvironment } from '../../environment.ts';
import { i18nConfigurationOf, i18nGaps } from '../../i18n-configuration.ts';
import type { Variables } from '../../settings/read-settings.ts';
import { unknownGuards } from '../../unknown-guards.ts';
import { enabledDemonstrationFeatures } from './demonstration-features.ts';
import { lackingRates } from './lacking-rates.ts';

/** The oldest Node that works. An older one starts, but fails on every page. */
const oldestNode = 24;

/** Returns the environment to start with, or the sentences to stop with. Source: I18N-5, LAW-13, DOC-9, ROUTE-12. */
export const readyToStart = (
  nodeVersion: string,
  variables: Variables,
  shops: readonly Shop[],
  routes: readonly RouteObject[],
): E.Either<readonly string[], Environment> => {
  if (Number.parseInt(nodeVersion, 10) < oldestNode)
    return E.left([
      `This is Node ${nodeVersion}; the server needs Node ${oldestNode} or newer. node_modules/.bin/node is such a version.`,
    ]);
  const gaps = shops.flatMap((shop) => [
    ...[i18nGaps(i18nConfigurationOf(shop)) ?? []].flat(),
    ...missingFacts(shop).map(
      ({ fact, country }) => `${shop.name} sells under the law of ${country}, but its settings lack ${fact}.`,
    ),
  ]);
  if (gaps.length > 0) return E.left(gaps);
  const unknown = unknownGuards(routes);
  if (unknown.length > 0)
    return E.left(unknown.map((name) => `A route uses the guard ${name}, which does not exist.`));
  return pipe(
    readEnvironment(variables),
    E.flatMap((environment) => {
      const open = enabledDemonstrationFeatures(environment);
      const lacking = open.length > 0 ? open : lackingRates(environment);
      return lacking.length > 0 ? E.left(lacking) : E.right(environment);
    }),
  );
};
