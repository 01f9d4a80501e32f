import * as E from 'fp-ts/Either';
import type { RouteObject } from 'react-router';
import { readGuard } from '../domain/routing/route-guard.ts';
import { handleOf } from '../ui/shared/handle.ts';

/** Lists the names of guards that pages use but that do not exist. Source: ROUTE-12. */
export const unknownGuards = (
  routes: readonly Pick<RouteObject, 'handle' | 'children'>[],
): readonly string[] => {
  const names = routes.flatMap((route) => [
    ...(handleOf({ route }).guards ?? []).filter((name) => E.isLeft(readGuard(name))),
    ...unknownGuards(route.children ?? []),
  ]);
  return [...new Set(names)];
};
