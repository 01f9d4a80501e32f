import * as E from 'fp-ts/Either';
import type { RouteObject } from 'react-router';
import { readGuard } from '../domain/routing/route-guard.ts';
import { handleOf } from '../ui/shared/handle.ts';

/** Guards that pages ask for and nobody has, by their names. Source: ROUTE-12, D44. */
export const unknownGuards = (
  routes: readonly Pick<RouteObject, 'handle' | 'children'>[],
): readonly string[] => {
  const names = routes.flatMap((route) => [
    ...(handleOf({ route }).guards ?? []).filter((name) => E.isLeft(readGuard(name))),
    ...unknownGuards(route.children ?? []),
  ]);
  return [...new Set(names)];
};
