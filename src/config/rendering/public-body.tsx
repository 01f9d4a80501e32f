import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouteObject, StaticHandlerContext } from 'react-router';
import { searchedFor } from '../../domain/search/searched-for.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { inEveryLocale, type Locale, locales } from '../../domain/shared/locale.ts';
import { Frame } from '../../ui/layout/Frame.tsx';
import { frameId } from '../../ui/layout/frame.ts';
import { type FramePlace, FramePlaceContext, framePlace } from '../../ui/layout/frame-place.ts';
import type { FrameData } from '../../ui/layout/load-frame.ts';
import { PathsContext, pathsOfPage } from '../../ui/layout/menu/page-paths.ts';
import { FrameContext, noFrame } from '../../ui/layout/use-frame.ts';
import { isWhole, publicPageOf } from '../../ui/public-pages.ts';
import { BrokenError } from '../../ui/routes/errors/BrokenError.tsx';
import { ErrorView } from '../../ui/routes/errors/ErrorView.tsx';
import { type Address, AddressContext } from '../../ui/shared/address.ts';
import { handleOf } from '../../ui/shared/handle.ts';
import { IslandsContext, type RenderIsland } from '../../ui/shared/island.tsx';
import { LaterSheetContext } from '../../ui/shared/later-sheet.ts';
import { PageDataContext } from '../../ui/shared/page-data.ts';
import { asAttribute } from './as-attribute.ts';
import { errorsOf } from './page-errors.ts';
import type { Pieces } from './pieces.ts';
import { wholeMarkup } from './render-whole.ts';

/** The result of a rendering besides its markup. */
interface Noted {
  /** What components set for the page as a whole: title, description, preloads. */
  readonly head: string;
  /** The data of the islands, by their names. */
  readonly islands: Readonly<Record<string, object>>;
}

/** Markup with what belongs to it. */
interface Drawn extends Noted {
  readonly html: string;
}

/** The body of a public page. */
export interface PublicBody extends Noted {
  /** In pieces, because the whole document is assembled at once. */
  readonly html: Pieces;
  /** The status of a page that could not be shown. */
  readonly status?: number;
}

type Wrap = (node: ReactNode) => ReactNode;

/** Without a head, React places head elements at the start of the markup. */
const hoisted = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders a part of a document. Each island is a root of its own, as in the browser. `name`: unique among the parts. */
const draw = (name: string, wrap: Wrap, part: (island: RenderIsland) => ReactNode): Drawn => {
  const islands: Record<string, object> = {};
  const drawn = new Set<string>();
  let head = '';
  const root = (node: ReactNode, identifierPrefix: string): string =>
    wholeMarkup(renderToString(wrap(node), { identifierPrefix })).replace(hoisted, (found) => {
      head += found;
      return '';
    });
  const island: RenderIsland = (called, node, data) => {
    const id = drawn.has(called) ? `${called}.${drawn.size}` : called;
    drawn.add(id);
    if (Object.keys(data).length > 0) islands[id] = data;
    return { id, html: root(node, id) };
  };
  const html = root(<IslandsContext value={island}>{part(island)}</IslandsContext>, name);
  return { html, head, islands };
};

/** Once a page is loaded, the router keeps it as an element. */
const elementOf = ({ Component, element }: RouteObject): ReactNode => (Component ? <Component /> : element);

/** A private-use character that no text contains. */
const hole = '\uE000';
const pageHole = `${hole}page`;
const sheetHole = `${hole}sheet`;
const queryHole = `${hole}query`;
const pathHoles = inEveryLocale((locale) => hole + locale);
/** A frame knows only its place, nothing else of the page's address. What was searched for is filled in. */
const nowhere: Address = { pathname: '', search: `?search=${queryHole}` };
/** The address of the page in a language, as the frame renders it. */
const linkHoles = inEveryLocale((locale) => pathHoles[locale] + nowhere.search);
const holes = new RegExp(
  `(${[pageHole, sheetHole, queryHole, ...locales.map((locale) => linkHoles[locale])].join('|').replaceAll('?', '\\?')})`,
);

const laterLink = (file: string | undefined): ReactNode =>
  file === undefined ? null : <link id="later" rel="stylesheet" href={file} />;

/** The maximum number of cached frames: far more than the menu entries in all languages. */
const mostFrames = 200;

type KeptFrame = Noted & { readonly parts: Pieces };

const encoder = new TextEncoder();

/** Renders pages within their frame. A frame is rendered once for all pages that share it. */
export const makePublicBody = () => {
  const frames = new Map<string, KeptFrame>();

  const frameOf = (shop: string, place: FramePlace, data: FrameData, provided: Wrap): KeptFrame => {
    const full = JSON.stringify([shop, place, data]);
    const kept = frames.get(full);
    if (kept) return kept;
    const wrap: Wrap = (node) =>
      provided(
        <AddressContext value={nowhere}>
          <FrameContext value={data}>
            <FramePlaceContext value={place}>
              <PathsContext value={pathHoles}>
                <LaterSheetContext value={sheetHole}>{node}</LaterSheetContext>
              </PathsContext>
            </FramePlaceContext>
          </FrameContext>
        </AddressContext>,
      );
    const { html, ...rest } = draw('frame', wrap, () => <Frame>{pageHole}</Frame>);
    const parts = html.split(holes).map((part) => (part.startsWith(hole) ? part : encoder.encode(part)));
    const frame = { parts, ...rest };
    if (frames.size >= mostFrames) frames.clear();
    frames.set(full, frame);
    return frame;
  };

  /** `provided`: wraps a node in the shop, language and texts. `later`: the stylesheet for below the first viewports. */
  return (
    context: StaticHandlerContext,
    { pathname, search }: URL,
    [brand, locale]: readonly [BrandId, Locale],
    provided: Wrap,
    later?: string,
  ): PublicBody => {
    const { matches, loaderData } = context;
    const route = matches.at(-1)?.route as RouteObject | undefined;
    const id = route?.id ?? '';
    const page = publicPageOf(id);
    const loaded: unknown = loaderData[id];
    const handles = matches.map(handleOf);
    const errors = errorsOf(context);
    const [error] = Object.values(errors ?? {}) as readonly { readonly status: number }[];
    const own = loaded === undefined ? undefined : handles.at(-1)?.paths?.(loaded);
    const frameData = (loaderData[frameId] as FrameData | undefined) ?? noFrame;
    const wrap: Wrap = (node) =>
      provided(
        <AddressContext value={{ pathname, search }}>
          <FrameContext value={frameData}>
            <PathsContext value={own}>
              <PageDataContext value={loaded}>
                <LaterSheetContext value={laterLink(later)}>{node}</LaterSheetContext>
              </PageDataContext>
            </PathsContext>
          </FrameContext>
        </AddressContext>,
      );
    const sheet = wholeMarkup(renderToString(laterLink(later)));
    if (errors && frameId in errors) {
      const { html, ...rest } = draw('page', wrap, () => <BrokenError />);
      return { html: [html, sheet], ...rest, ...(error && { status: error.status }) };
    }

    const element = route && elementOf(route);
    const { html, head, islands } = draw('page', wrap, (island) => {
      const whole = (node: ReactNode, data: object): ReactNode => {
        const { id, html } = island('page', node, data);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup.
        return <div data-island={id} dangerouslySetInnerHTML={{ __html: html }} />;
      };
      if (error) return whole(<ErrorView status={error.status} />, { status: error.status });
      return page && isWhole(page, loaded)
        ? whole(element, { page, loaded, words: handles.flatMap(({ words = [] }) => words) })
        : element;
    });

    const place = framePlace(pathname, locale, frameData);
    const frame = frameOf(`${brand} ${locale}`, place, frameData, provided);
    const paths = pathsOfPage(own, { pathname, search });
    const filled = new Map([
      [pageHole, html],
      [sheetHole, html.includes(sheet) ? '' : sheet],
      [queryHole, asAttribute(searchedFor({ pathname, search }, locale))],
      ...locales.map((locale) => [linkHoles[locale], asAttribute(paths[locale])] as const),
    ]);
    return {
      html: frame.parts.map((part) => (typeof part === 'string' ? (filled.get(part) ?? part) : part)),
      head: frame.head + head,
      islands: { ...frame.islands, ...islands },
      ...(error && { status: error.status }),
    };
  };
};
