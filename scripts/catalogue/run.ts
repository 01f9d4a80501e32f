import { sql } from 'kysely';
import { makeFindProducts } from '../../src/adapters/sandbox/catalogue/find-products.ts';
import { listIds, makeGetProducts } from '../../src/adapters/sandbox/catalogue/get-products.ts';
import { rebuildIndexes } from '../../src/adapters/sandbox/catalogue/rebuild-indexes.ts';
import { refreshProduct } from '../../src/adapters/sandbox/catalogue/refresh-product.ts';
import { makePasswordHashing, passwordCost } from '../../src/adapters/sandbox/customers/password-hashing.ts';
import { makeSession } from '../../src/adapters/sandbox/customers/session.ts';
import { type DatabasePlace, openDatabase } from '../../src/adapters/sandbox/db/connect.ts';
import { prepareDatabase } from '../../src/adapters/sandbox/prepare-database.ts';
import type { Sandbox } from '../../src/adapters/sandbox/sandbox.ts';
import { makeSearchHandlers } from '../../src/adapters/sandbox/search/handlers.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import type { Texts } from '../../src/application/shared/texts.ts';
import { brands } from '../../src/config/brands/brands.ts';
import { recordYearsBy } from '../../src/config/law/record-years.ts';
import { looks } from '../../src/config/server/files/looks.ts';
import type { OwnValues } from '../../src/domain/catalogue/lens/own-values.ts';
import { type BrandId, brandIds } from '../../src/domain/shared/brand-id.ts';
import { measure as measureWith, say, sayColumns } from './measure.ts';
import { multiply } from './multiply.ts';
import { makeQuestions } from './questions.ts';
import { watchSpent } from './spent.ts';

export interface Run {
  readonly place: DatabasePlace;
  readonly products: number;
  readonly questions: number;
  readonly runs: number;
  readonly largestPage: number;
}

const shops = Object.fromEntries(brandIds.map((id) => [id, brands[id].shop])) as Record<BrandId, Shop>;

/** The texts of invoices are not read, so keys are enough. */
const texts: Texts = () => (key: string) => key;

const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const begin = performance.now();
  await work();
  console.log(`${what.padEnd(34)} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
};

/**
 * Fills an empty database with the given number of products, or uses one that was filled before, and measures queries
 * on it.
 */
export const runCatalogue = async ({ place, products, questions, runs, largestPage }: Run): Promise<void> => {
  const opened = await openDatabase(place);
  const { db, close } = opened;
  await prepareDatabase(db, { shops, texts, clock: { now: Date.now } });
  const { rows } = await sql<{ known: number }>`select count(*)::int known from product`.execute(db);
  if ((rows[0]?.known ?? 0) < products) {
    await timed(`invent ${products} products`, () => multiply(db, products));
    await timed('build listings and search', () => db.transaction().execute(rebuildIndexes));
    await timed('vacuum and analyse', () => sql`vacuum analyze`.execute(db));
  }
  const sandbox: Sandbox = {
    db,
    clock: { now: Date.now },
    shops,
    looks,
    texts,
    lawTexts: async () => [],
    papers: { lawInMail: 'attachment', lensValues: false },
    publicUrl: (brand) => `http://${brand}.localhost`,
    report: ({ detail }) => console.error(detail),
    limits: {
      cartsPerMinute: 1,
      couponTriesPerMinute: 1,
      guestTriesPerMinute: 1,
      guestTriesPerHour: 1,
      accountTries: 1,
    },
    sessionIdleMs: 86_400_000,
    hashing: makePasswordHashing({ cost: passwordCost }),
    cartLeftAfterMs: 3_600_000,
    lensValuesYears: 3,
    recordYears: recordYearsBy({}),
    checkAnswers: false,
  };
  const call = {
    channel: { brand_channel: 'okulino', locale: 'de' },
    params: {},
    body: undefined,
    client: '',
    session: makeSession(sandbox, 'okulino', new Request('http://okulino.localhost/')),
  } as const;
  const getProducts = makeGetProducts(sandbox);
  const findProducts = makeFindProducts(sandbox);
  const { searchProducts } = makeSearchHandlers(sandbox, listIds(sandbox));
  const search = (query: string) => searchProducts({ ...call, query: { query, hitsPerPage: 6 } });
  const asked = makeQuestions(questions, largestPage);

  // A word with a typo queries several corrections in parallel. This opens as many connections as that needs before the
  // measurement.
  await Promise.all(asked.typos.slice(0, 4).map(search));
  const measure = <A>(items: readonly A[], times: number, ask: (item: A) => Promise<unknown>) =>
    measureWith(items, times, () => watchSpent(opened), ask);
  sayColumns();
  say('listing with facets', await measure(asked.listings, runs, (query) => getProducts({ ...call, query })));
  say(
    `the same, up to page ${largestPage}`,
    await measure(asked.deepPages, runs, (query) => getProducts({ ...call, query })),
  );
  say(
    'listing by values of both eyes',
    await measure(asked.byValues, runs, ([query, body]) => findProducts({ ...call, query, body })),
  );
  say(
    'search page with facets',
    await measure(asked.foundListings, runs, (query) => getProducts({ ...call, query })),
  );
  say(
    'search page by values',
    await measure(
      asked.foundListings.flatMap((query, nth) => {
        const body = asked.byValues[nth]?.[1];
        return body ? [[query, body] as const] : [];
      }),
      runs,
      ([query, body]) => findProducts({ ...call, query, body }),
    ),
  );
  say('autocomplete, one word', await measure(asked.oneWord, runs, search));
  say('autocomplete, two words', await measure(asked.twoWords, runs, search));
  const { byValues } = asked;
  /** The same words as above, searched by a visitor who has entered values: a suggestion is then a short listing. */
  const wordsByValues = (words: readonly string[]) =>
    byValues.flatMap(([, body], nth) => (words[nth] ? [[words[nth], body] as const] : []));
  const suggest = ([word, body]: readonly [string, OwnValues]) =>
    findProducts({ ...call, query: { search: word, limit: 6, facets: 'none' }, body });
  say('one word, by values', await measure(wordsByValues(asked.oneWord), runs, suggest));
  say('two words, by values', await measure(wordsByValues(asked.twoWords), runs, suggest));
  say('a typing error, by values', await measure(wordsByValues(asked.typos), runs, suggest));
  let corrected = 0;
  say(
    'autocomplete, a typing error',
    await measure(asked.typos, runs, async (query) => {
      const answer = await search(query);
      if (answer._tag === 'Right' && answer.right.corrected) corrected += 1;
    }),
  );
  console.log(
    `${'errors corrected'.padEnd(34)} ${Math.round((100 * corrected) / (asked.typos.length * (runs + 1)))} %`,
  );
  const { rows: some } = await sql<{
    id: number;
  }>`select id from product where id % 997 = 0 order by id limit 20`.execute(db);
  say('one product changed', await measure(some, 1, ({ id }) => refreshProduct(db, id)));
  await close();
};
