import { createContext, type ReactNode, use } from 'react';
import type { Namespace } from './namespaces.ts';

/** Renders a root of its own, and notes what the browser makes it of. `id`: its name, numbered where it stands once more. */
export type RenderIsland = (
  name: string,
  node: ReactNode,
  data: object,
) => { readonly id: string; readonly html: string };

/** Given where a document is made of parts that come alive one by one; elsewhere an island is what it shows. */
export const IslandsContext = createContext<RenderIsland | undefined>(undefined);

/** What of an island's data its own markup says: that does not travel as data too. */
export interface Said<Data extends object> {
  readonly rest: (data: Data) => object;
  /** The data again, of the rest and the markup as the server sent it. */
  readonly read: (rest: object, host: HTMLElement) => Data;
}

/** What an island shows, made of its data alone. */
export type IslandView<Data extends object> = ((data: Data) => ReactNode) & {
  readonly read?: (rest: object, host: HTMLElement) => object;
};

/** A component that is a root of its own on public pages. */
export type Island<Data extends object> = IslandView<Data> & { readonly View: IslandView<Data> };

/**
 * Makes a part of public pages that comes alive by itself; what stands around it stays as the server sent it, and its
 * code never reaches a browser. `View` is made of its props alone, which travel as JSON, of the shop and of its words.
 * `ui/islands.ts` says for each name when it wakes: `docs/islands.md`. `words` of its data are files that it needs.
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
