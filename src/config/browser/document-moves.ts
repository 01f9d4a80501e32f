import { leadTo } from '../../ui/shared/lead.ts';
import type { Boot } from '../rendering/boot.ts';
import type { Moves } from './keep-in-step.ts';

/** The page state for tracking: a document is one page and never changes. */
export const documentMoves = ({ page, status, contents = [] }: Boot): Moves => ({
  state: {
    location: { pathname: location.pathname, search: location.search },
    navigation: { state: 'idle' },
  },
  shown: () => ({ type: status === undefined && page ? page : 'error', contents }),
  subscribe: () => () => undefined,
  navigate: (path, options) => (options?.replace ? location.replace(path) : leadTo(path)),
});
