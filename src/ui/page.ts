import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Handle } from './shared/handle.ts';
import { afterHydration } from './shared/hydrated.ts';
import { withWords } from './shared/words.ts';

/** The loader is eager and tiny, the component is a chunk of its own: data and code arrive side by side. */
export const page =
  (Component: () => Promise<ComponentType>, handle: Handle) =>
  /** Anew for each route: the router empties `lazy` once it has loaded it. */
  (): Pick<RouteObject, 'lazy' | 'handle' | 'middleware'> => ({
    lazy: { Component },
    handle,
    middleware: [withWords(handle.words), ...(handle.personal ? [afterHydration] : [])],
  });
