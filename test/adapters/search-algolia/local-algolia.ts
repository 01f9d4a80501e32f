import { Hono } from 'hono';
import { editDistance } from '../../../src/domain/shared/edit-distance.ts';

type Record_ = Readonly<Record<string, unknown>> & { readonly objectID: string };
interface Index {
  settings: Readonly<Record<string, unknown>>;
  records: Map<string, Record_>;
}
interface Query {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly facets?: readonly string[];
  readonly facetFilters?: readonly (readonly string[])[];
  readonly filters?: string;
  readonly numericFilters?: readonly string[];
}

/** Deliberate faults of a host. */
export type HostFault = 'down' | 'cut' | 'silent' | 'nonsense' | 'wrong';

const plain = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);

/** By the documentation: one typo from four letters on, two from eight; numbers must match exactly. */
const slips = (word: string): number => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const compare = (rule: string) => {
  const [, way, attribute = ''] = /^(asc|desc)\((\w+)\)$/.exec(rule) ?? [];
  if (way === undefined) return undefined;
  const sign = way === 'asc' ? 1 : -1;
  return (a: Record_, b: Record_): number => sign * (Number(a[attribute]) - Number(b[attribute]));
};

/**
 * A search service like Algolia within this process: settings, batches, copy and move of indexes, tasks, replicas,
 * multiple queries. It has two keys, four hosts, words and their prefixes, typos, facets and filters.
 */
export const localAlgolia = () => {
  const appId = 'LOCALAPP';
  const keys = { search: 'search-only', write: 'may-write' } as const;
  const indexes = new Map<string, Index>();
  const faults = new Map<string, HostFault>();
  const asked: { readonly host: string; readonly path: string; readonly body: unknown }[] = [];
  let tasks = 0;

  const open = (name: string): Index => {
    const found = indexes.get(name) ?? { settings: {}, records: new Map() };
    indexes.set(name, found);
    return found;
  };
  const primaryOf = (name: string): string | undefined =>
    [...indexes].find(([, { settings }]) => textsOf(settings.replicas).includes(name))?.[0];
  const recordsOf = (name: string): readonly Record_[] | undefined => {
    const index = indexes.get(primaryOf(name) ?? name);
    return index && [...index.records.values()];
  };

  const fits =
    (query: string, attributes: readonly string[], exact: readonly string[]) =>
    (record: Record_): number | undefined => {
      const wanted = plain(query);
      let typos = 0;
      for (const [place, word] of wanted.entries()) {
        const isLast = place === wanted.length - 1;
        let best = Number.POSITIVE_INFINITY;
        for (const attribute of attributes)
          for (const one of textsOf(record[attribute]).flatMap(plain)) {
            if (one === word || (isLast && one.startsWith(word))) best = 0;
            const most = exact.includes(attribute) ? 0 : slips(word);
            if (most > 0) {
              best = Math.min(best, editDistance(word, one, most));
              if (isLast) best = Math.min(best, editDistance(word, one.slice(0, word.length), most));
            }
          }
        if (best > slips(word)) return undefined;
        typos += best;
      }
      return typos;
    };

  const find = (query: Query) => {
    const all = recordsOf(query.indexName);
    if (!all) return undefined;
    const { settings } = open(query.indexName);
    const attributes = textsOf(settings.searchableAttributes).flatMap((rule) =>
      rule.split(',').map((one) => /\((\w+)\)/.exec(one)?.[1] ?? one),
    );
    const judge = fits(query.query ?? '', attributes, textsOf(settings.disableTypoToleranceOnAttributes));
    const facetable = textsOf(settings.attributesForFaceting);
    const holds = (record: Record_, rule: string): boolean => {
      const [attribute = '', ...rest] = rule.split(':');
      const value = rest.join(':');
      // As at Algolia, a filter by an attribute that is not a facet finds nothing.
      if (attribute !== 'objectID' && !facetable.includes(attribute)) return false;
      const texts = textsOf(record[attribute]);
      // As at Algolia, a leading hyphen excludes a value, unless it is escaped.
      return value.startsWith('-')
        ? !texts.includes(value.slice(1))
        : texts.includes(value.replace(/^\\-/, '-'));
    };
    const isWithin = (record: Record_): boolean =>
      (query.facetFilters ?? []).every((any) => any.some((rule) => holds(record, rule))) &&
      (query.filters ?? '')
        .split(' OR ')
        .filter(Boolean)
        .every((_, __, rules) => rules.some((rule) => holds(record, rule))) &&
      (query.numericFilters ?? []).every((rule) => {
        const [attribute = '', above = ''] = rule.split('>');
        return Number(record[attribute]) > Number(above);
      });
    const found = all.flatMap((record) => {
      const typos = isWithin(record) ? judge(record) : undefined;
      return typos === undefined ? [] : [{ record, typos }];
    });
    const sorts = textsOf(settings.ranking).flatMap((rule) => compare(rule) ?? []);
    const custom = textsOf(settings.customRanking).flatMap((rule) => compare(rule) ?? []);
    found.sort((a, b) => {
      for (const sort of sorts) if (sort(a.record, b.record) !== 0) return sort(a.record, b.record);
      if (a.typos !== b.typos) return a.typos - b.typos;
      for (const sort of custom) if (sort(a.record, b.record) !== 0) return sort(a.record, b.record);
      return 0;
    });
    const hitsPerPage = query.hitsPerPage ?? 20;
    const page = query.page ?? 0;
    const facets = Object.fromEntries(
      (query.facets ?? []).map((facet) => {
        const counts: Record<string, number> = {};
        for (const { record } of found)
          for (const value of textsOf(record[facet])) counts[value] = (counts[value] ?? 0) + 1;
        return [facet, counts];
      }),
    );
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => ({
        ...Object.fromEntries(
          (query.attributesToRetrieve ?? Object.keys(record)).map((name) => [name, record[name]]),
        ),
        objectID: record.objectID,
        _highlightResult: { title: { value: '<em>x</em>', matchLevel: 'full', matchedWords: [] } },
      })),
      page,
      nbHits: found.length,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: 1,
      query: query.query ?? '',
      params: '',
      index: query.indexName,
      ...(query.facets && { facets }),
    };
  };

  const app = new Hono();
  app.use('*', async (c, next) => {
    const key = c.req.header('x-algolia-api-key');
    const searches = c.req.path.endsWith('/queries');
    const isKnown = c.req.header('x-algolia-application-id') === appId;
    if (!isKnown || (key !== keys.write && !(searches && key === keys.search)))
      return c.json({ message: 'Invalid Application-ID or API key', status: 403 }, 403);
    return next();
  });
  const task = () => ({ taskID: ++tasks, updatedAt: new Date(0).toISOString() });
  app.post('/1/indexes/*/queries', async (c) => {
    const { requests } = (await c.req.json()) as { readonly requests: readonly Query[] };
    const results = requests.map(find);
    return results.includes(undefined)
      ? c.json({ message: 'Index does not exist', status: 404 }, 404)
      : c.json({ results });
  });
  app.put('/1/indexes/:name/settings', async (c) => {
    open(c.req.param('name')).settings = (await c.req.json()) as Index['settings'];
    return c.json(task());
  });
  app.post('/1/indexes/:name/batch', async (c) => {
    const { requests } = (await c.req.json()) as {
      readonly requests: readonly { readonly action: string; readonly body: Record_ }[];
    };
    if (requests.length > 1000) return c.json({ message: 'too much', status: 413 }, 413);
    const { records } = open(c.req.param('name'));
    for (const { action, body } of requests) if (action === 'updateObject') records.set(body.objectID, body);
    return c.json({ ...task(), objectIDs: requests.map(({ body }) => body.objectID) });
  });
  app.post('/1/indexes/:name/operation', async (c) => {
    const from = c.req.param('name');
    const { operation, destination, scope } = (await c.req.json()) as {
      readonly operation: string;
      readonly destination: string;
      readonly scope?: readonly string[];
    };
    const { settings, records } = open(from);
    if (operation === 'copy') {
      // Replicas belong to one index only, and a copy with a scope leaves out the records.
      const { replicas: _replicas, ...copied } = settings;
      indexes.set(destination, { settings: copied, records: scope ? new Map() : new Map(records) });
    } else {
      const { replicas } = open(destination).settings;
      indexes.set(destination, { settings: { ...settings, ...(replicas ? { replicas } : {}) }, records });
      indexes.delete(from);
    }
    return c.json(task());
  });
  app.get('/1/indexes/:name/task/:id', (c) =>
    c.json({ status: Number(c.req.param('id')) <= tasks ? 'published' : 'notPublished', pendingTask: false }),
  );

  const fetch = async (request: Request): Promise<Response> => {
    const { host, pathname } = new URL(request.url);
    const body: unknown = request.method === 'GET' ? undefined : await request.clone().json();
    asked.push({ host, path: pathname, body });
    switch (faults.get(host)) {
      case 'cut':
        throw new TypeError('fetch failed');
      case 'silent':
        return new Promise(() => undefined);
      case 'down':
        return new Response('{}', { status: 503 });
      case 'nonsense':
        return new Response('<h1>Wartung</h1>');
      case 'wrong':
        return Response.json({ results: [{ hits: [{ objectID: 7 }], nbHits: 'many' }] });
      case undefined:
        return app.fetch(request);
    }
  };
  return { appId, keys, indexes, asked, faults, fetch };
};
