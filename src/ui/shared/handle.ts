import type { ComponentType } from 'react';
import type { Shop } from '../../application/shared/shop.ts';
import type { GuardName } from '../../domain/routing/route-guard.ts';
import type { Localised } from '../../domain/shared/locale.ts';
import type { Namespace } from './namespaces.ts';

/** A chunk that a page needs for some of its data. */
export interface Part {
  /** Path of the source module, as in the build manifest. */
  readonly chunk: string;
  readonly load: () => Promise<unknown>;
}

/** What the entry points and the page server need to know of a route. */
export interface Handle {
  /** Source module of the page; the build manifest maps it to the files to load. */
  readonly chunk: string;
  /** Rendered in place of a personal page until that has loaded; the router itself cannot load it in time. */
  readonly fallback?: { readonly chunk: string; readonly load: () => Promise<ComponentType> };
  /** Namespaces that the page needs in addition to `common`. */
  readonly words: readonly Namespace[];
  /** The server sends only the fallback; guard, loader and page run in the browser. */
  readonly personal?: boolean;
  /**
   * Whether the address of a personal page names nothing that the shop has. The server then runs its loader as well,
   * which says so.
   */
  readonly isMissing?: (shop: Shop, params: Readonly<Record<string, string | undefined>>) => boolean;
  /** Who may see it; the first guard that refuses decides. Source: ROUTE-12. */
  readonly guards?: readonly GuardName[];
  /** Parts needed to render the loaded data, in addition to the page's own chunk. They load before the page renders. */
  readonly parts?: (loaderData: unknown) => readonly Part[];
  /** The loaded page's path in each language, if more than its prefix differs. */
  readonly paths?: (loaderData: unknown) => Localised | undefined;
}

/** Returns a route's name without its language: `product` of `it.product`, `checkout.shipping`. */
export const pageType = (routeId: string): string => routeId.slice(routeId.indexOf('.') + 1);

export const handleOf = (match: { readonly route: { readonly handle?: unknown } }): Partial<Handle> =>
  typeof match.route.handle === 'object' && match.route.handle !== null ? match.route.handle : {};
