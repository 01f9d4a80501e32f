import type { HydrationState, RouteObject } from 'react-router';
import { handleOf, type Part } from '../../ui/shared/handle.ts';

/** Returns the chunks that a route's loaded data needs; none without data. */
export const partsOf = (
  route: Pick<RouteObject, 'id' | 'handle'>,
  loaderData: HydrationState['loaderData'],
): readonly Part[] => {
  const loaded: unknown = loaderData?.[route.id ?? ''];
  return (loaded !== undefined && handleOf({ route }).parts?.(loaded)) || [];
};
