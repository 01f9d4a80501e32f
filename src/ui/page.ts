import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Handle } from './shared/handle.ts';
import { afterHydration } from './shared/hydrated.ts';
import { withWords } from './shared/words.ts';

/** The loader is small and part of the main bundle; the component is a separate chunk. Data and code load in parallel. */
export const page =
  (Component: () => Promise<ComponentType>, handle: Handle) =>
  /** A new object for each route, because the router empties `lazy` once it has loaded it. */
  (): Pick<RouteObject, 'lazy' | 'handle' | 'middleware'> => ({
    lazy: { Component },
    handle,
    middleware: [withWords(handle.words), ...(handle.personal ? [afterHydration] : [])],
  });
