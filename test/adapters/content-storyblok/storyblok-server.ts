import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A story of the space; `language`: its translation; other languages get the default. */
export interface SpaceStory {
  readonly full_slug: string;
  readonly published: boolean;
  readonly content: Readonly<Record<string, unknown>>;
  readonly language?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly draft?: Readonly<Record<string, unknown>>;
}

export interface Space {
  readonly url: string;
  /** The requests: path and parameters without the token. */
  readonly asked: string[];
  /** Answers of this kind come first, one each; then the usual ones. */
  readonly next: (...answers: readonly ('404' | '429' | '500' | 'nonsense' | 'cut' | 'never')[]) => void;
  /** Replaces a story, as when an editor publishes it: the cache version changes. */
  readonly publish: (story: SpaceStory) => void;
  readonly close: () => Promise<void>;
}

const known = new Set([
  'token',
  'version',
  'cv',
  'language',
  'fallback_lang',
  'resolve_links',
  'starts_with',
  'excluding_fields',
  'per_page',
  'page',
]);
export const spaceToken = 'preview-token';

/** Implements the documented protocol of the delivery API, version 2, as far as the adapter uses it. */
export const openSpace = async (first: readonly SpaceStory[], since = 1_700_000_000): Promise<Space> => {
  let stories = first;
  let cv = since;
  /** The CDN's answer for one URL and version; it never changes. */
  const held = new Map<string, readonly [status: number, body: unknown, headers: Record<string, string>]>();
  const asked: string[] = [];
  const troubles: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://space.test');
    const { searchParams } = url;
    const send = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const right = searchParams.get('token') === spaceToken;
    const shown = new URLSearchParams(searchParams);
    shown.delete('token');
    asked.push(`${url.pathname}?${shown}`);
    const trouble = troubles.shift();
    if (trouble === 'never') return;
    if (trouble === 'cut') return void request.socket.destroy();
    if (trouble === 'nonsense') return send(200, '<html>hello</html>');
    if (trouble !== undefined) return send(Number(trouble), { error: 'trouble' });
    if (!right) return send(401, { error: 'Unauthorized' });
    if ([...searchParams.keys()].some((name) => !known.has(name))) return send(422, ['unknown parameter']);
    const version = searchParams.get('version');
    if (version === 'published' && !searchParams.has('cv')) {
      searchParams.set('cv', String(cv));
      response.writeHead(301, { location: `${url.pathname}?${searchParams}` });
      return void response.end();
    }
    const at = `${url.pathname}?${searchParams}`;
    const before = held.get(at);
    if (before) return send(...before);
    const tell: typeof send = (status, body, headers = {}) => {
      if (version === 'published') held.set(at, [status, body, headers]);
      send(status, body, headers);
    };
    const language = searchParams.get('language') ?? 'default';
    const told = ({ published: _published, language: texts = {}, draft, content, ...story }: SpaceStory) => ({
      ...story,
      uuid: `uuid-${story.full_slug}`,
      name: story.full_slug,
      published_at: '2026-11-01T08:00:00.000Z',
      content: version === 'draft' && draft ? draft : (texts[language] ?? content),
    });
    const open = stories.filter(({ published }) => published || version === 'draft');
    const path = decodeURIComponent(url.pathname.replace('/v2/cdn', ''));
    if (path === '/stories') {
      const prefix = searchParams.get('starts_with') ?? '';
      const all = open.filter(({ full_slug }) => full_slug.startsWith(prefix)).map(told);
      const size = Number(searchParams.get('per_page') ?? 25);
      const from = (Number(searchParams.get('page') ?? 1) - 1) * size;
      return tell(
        200,
        { stories: all.slice(from, from + size), cv, rels: [], links: [] },
        { total: String(all.length), 'per-page': String(size) },
      );
    }
    const story = open.find(({ full_slug }) => `/stories/${full_slug}` === path);
    return story
      ? tell(200, { story: told(story), cv, rels: [], links: [] })
      : send(404, ['This record could not be found']);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2/cdn`,
    asked,
    next: (...answers) => void troubles.push(...answers),
    publish: (story) => {
      stories = [...stories.filter(({ full_slug }) => full_slug !== story.full_slug), story];
      cv += 1;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
