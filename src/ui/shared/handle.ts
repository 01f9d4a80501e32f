import type { ComponentType } from 'react';
import type { GuardName } from '../../domain/routing/route-guard.ts';
import type { Localised } from '../../domain/shared/locale.ts';
import type { Namespace } from './namespaces.ts';

/** A chunk that a page needs for some of what may be loaded. */
export interface Part {
  /** Source module, as the build's manifest knows it. */
  readonly chunk: string;
  readonly load: () => Promise<unknown>;
}

/** What the entries and the page server need to know of a route. */
export interface Handle {
  /** Source module of the page: the build's manifest turns it into the files to load. */
  readonly chunk: string;
  /** What stands in for a personal page until it is there; the router itself cannot fetch it in time. */
  readonly fallback?: { readonly chunk: string; readonly load: () => Promise<ComponentType> };
  /** Words that the page needs beside `common`. */
  readonly words: readonly Namespace[];
  /** The server sends the fallback only; guard, loader and page run in the browser. */
  readonly personal?: boolean;
  /** Who may see it; the first that does not allow decides. Source: ROUTE-12. */
  readonly guards?: readonly GuardName[];
  /** What drawing the loaded data needs beside the page's own chunk; it is there before the page is rendered. */
  readonly parts?: (loaderData: unknown) => readonly Part[];
  /** Where the page that was loaded lives in each language, when only its prefix differs otherwise. */
  readonly paths?: (loaderData: unknown) => Localised | undefined;
}

/** A route's name without its language: `product` of `it.product`, `checkout.shipping`. */
export const pageType = (routeId: string): string => routeId.slice(routeId.indexOf('.') + 1);

export const handleOf = (match: { readonly route: { readonly handle?: unknown } }): Partial<Handle> =>
  typeof match.route.handle === 'object' && match.route.handle !== null ? match.route.handle : {};
