import type { StaticHandlerContext } from 'react-router';
import { handleOf } from '../../ui/shared/handle.ts';

/** What a page carries of what its loaders answered, for the browser to hydrate. */
export const carriedData = ({
  matches,
  loaderData,
}: Pick<StaticHandlerContext, 'matches' | 'loaderData'>): StaticHandlerContext['loaderData'] =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, loaded]) => {
      const match = matches.find(({ route }) => route.id === id);
      const carried = match && handleOf(match).carried;
      return [id, carried && loaded !== undefined ? carried(loaded) : loaded];
    }),
  );
