import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { Frame } from '../../ui/layout/Frame.tsx';
import { frameId } from '../../ui/layout/frame.ts';
import type { FrameData } from '../../ui/layout/load-frame.ts';
import { PathsContext } from '../../ui/layout/menu/page-paths.ts';
import { FrameContext, noFrame } from '../../ui/layout/use-frame.ts';
import { isWhole, publicPageOf } from '../../ui/public-pages.ts';
import { BrokenError } from '../../ui/routes/errors/BrokenError.tsx';
import { ErrorView } from '../../ui/routes/errors/ErrorView.tsx';
import { AddressContext } from '../../ui/shared/address.ts';
import { handleOf } from '../../ui/shared/handle.ts';
import { IslandsContext, type RenderIsland } from '../../ui/shared/island.tsx';
import { PageDataContext } from '../../ui/shared/page-data.ts';
import { errorsOf } from './page-errors.ts';
import { wholeMarkup } from './render-whole.ts';

/** What stands in the body of a public page. */
export interface PublicBody {
  readonly html: string;
  /** What components say of the page as a whole: its title, its description, what is fetched first. */
  readonly head: string;
  /** What the islands are made of, by their names. */
  readonly islands: Readonly<Record<string, object>>;
  /** Of a page that could not be shown. */
  readonly status?: number;
}

/** React puts what belongs into a head first, where it is given none. */
const hoisted = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The router keeps a page as an element once it has loaded it. */
const elementOf = ({ Component, element }: RouteObject): ReactNode => (Component ? <Component /> : element);

/** Draws the page within its frame; each island is a root of its own, as it is in the browser. `provided`: shop and words. */
export const drawPublicBody = (
  context: StaticHandlerContext,
  { pathname, search }: URL,
  provided: (node: ReactNode) => ReactNode,
): PublicBody => {
  const islands: Record<string, object> = {};
  let head = '';
  const { matches, loaderData } = context;
  const route = matches.at(-1)?.route as RouteObject | undefined;
  const id = route?.id ?? '';
  const loaded: unknown = loaderData[id];
  const frame = loaderData[frameId] as FrameData | undefined;
  const draw = (node: ReactNode, identifierPrefix: string): string =>
    wholeMarkup(
      renderToString(
        provided(
          <AddressContext value={{ pathname, search }}>
            <FrameContext value={frame ?? noFrame}>
              <PathsContext value={loaded === undefined ? undefined : handles.at(-1)?.paths?.(loaded)}>
                <PageDataContext value={loaded}>{node}</PageDataContext>
              </PathsContext>
            </FrameContext>
          </AddressContext>,
        ),
        { identifierPrefix },
      ),
    ).replace(hoisted, (found) => {
      head += found;
      return '';
    });
  const drawn = new Set<string>();
  const island: RenderIsland = (name, node, data) => {
    const id = drawn.has(name) ? `${name}.${drawn.size}` : name;
    drawn.add(id);
    if (Object.keys(data).length > 0) islands[id] = data;
    return { id, html: draw(node, id) };
  };
  const handles = matches.map(handleOf);
  const errors = errorsOf(context);
  const [error] = Object.values(errors ?? {}) as readonly { readonly status: number }[];
  const page = publicPageOf(id);
  const element = route && elementOf(route);
  const whole = (node: ReactNode, data: object): ReactNode => {
    const { id, html } = island('page', node, data);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup.
    return <div data-island={id} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  const shown = error
    ? whole(<ErrorView status={error.status} />, { status: error.status })
    : page && isWhole(page, loaded)
      ? whole(element, { page, loaded, words: handles.flatMap(({ words = [] }) => words) })
      : element;
  const body =
    errors && frameId in errors ? (
      <BrokenError />
    ) : (
      <IslandsContext value={island}>
        <Frame>{shown}</Frame>
      </IslandsContext>
    );
  const html = draw(body, 'frame');
  return { html, head, islands, ...(error && { status: error.status }) };
};
