import { createContext, type ReactNode, use } from 'react';
import type { Namespace } from './namespaces.ts';

/**
 * Renders a separate root and records what the browser needs to hydrate it. `id`: its name, with a number if the name
 * occurs again.
 */
export type RenderIsland = (
  name: string,
  node: ReactNode,
  data: object,
) => { readonly id: string; readonly html: string };

/** Set when a document with islands is rendered. Without it, an island renders its view in place. */
export const IslandsContext = createContext<RenderIsland | undefined>(undefined);

/** Props that an island can read back from its own markup, so that they are not sent as data too. */
export interface Said<Data extends object> {
  readonly rest: (data: Data) => object;
  /** Restores the props from the rest and from the server's markup. */
  readonly read: (rest: object, host: HTMLElement) => Data;
}

/** The view of an island, rendered from its props alone. */
export type IslandView<Data extends object> = ((data: Data) => ReactNode) & {
  readonly read?: (rest: object, host: HTMLElement) => object;
};

/** A component that is a separate root on public pages. */
export type Island<Data extends object> = IslandView<Data> & { readonly View: IslandView<Data> };

/**
 * Makes an island: a part of a public page that hydrates by itself. The markup around it stays as the server sent it,
 * and that code never reaches the browser. `View` depends only on its props, which are sent as JSON, on the shop and on
 * its texts. `ui/islands.ts` says for each name when it hydrates: `docs/islands.md`. `words` in its data names files
 * that it needs.
 */
export const island = <Data extends object & { readonly words?: readonly Namespace[] }>(
  name: string,
  View: IslandView<Data>,
  said?: Said<Data>,
): Island<Data> => {
  const Host = (data: Data) => {
    const render = use(IslandsContext);
    const view = <View {...data} />;
    if (!render) return view;
    const { id, html } = render(name, view, said ? said.rest(data) : data);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup.
    return <div data-island={id} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return Object.assign(Host, { View: said ? Object.assign(View, { read: said.read }) : View });
};
