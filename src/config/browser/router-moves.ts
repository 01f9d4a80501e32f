import type { createBrowserRouter } from 'react-router';
import { pageType } from '../../ui/shared/handle.ts';
import type { Moves } from './keep-in-step.ts';

/** The router's state for tracking: the app's pages contain no lists and products. */
export const routerMoves = (router: ReturnType<typeof createBrowserRouter>): Moves => ({
  get state() {
    return router.state;
  },
  shown: () => {
    const { matches, errors } = router.state;
    return { type: errors ? 'error' : pageType(matches.at(-1)?.route.id ?? ''), contents: [] };
  },
  subscribe: router.subscribe,
  navigate: (path, options) => void router.navigate(path, options),
});
