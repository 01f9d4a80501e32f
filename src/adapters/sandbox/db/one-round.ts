import { type PGlite, parse, protocol, type Results, type Transaction } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

type Connected = Exclude<PGliteDialectConfig['pglite'], (...options: never[]) => unknown>;
type Query = Connected['query'];
type QueryOptions = Parameters<Query>[2];

const { serialize } = protocol;
/** The database says what the columns are, and nothing about the parameters. */
const [columns, run, end] = [serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync()];

/** The text of a value that is the same for every type of a parameter; undefined if the type decides. */
const plainText = (value: unknown): string | null | undefined => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString() : undefined;
};

const plainTexts = (values: readonly unknown[]): (string | null)[] | undefined => {
  const texts: (string | null)[] = [];
  for (const value of values) {
    const text = plainText(value);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts;
};

/**
 * PGlite passes each step of a query to the database on its own and asks for the types of the parameters first: six
 * calls, which take longer than most queries. Here a query is one call, unless its parameters need their types.
 */
export const inOneRound = (pglite: PGlite): Connected => {
  const queryIn =
    (whole: Pick<Transaction, 'query'>, inTurn: <A>(work: () => Promise<A>) => Promise<A>): Query =>
    async <A>(text: string, values: unknown[] = [], options?: QueryOptions) => {
      const texts = plainTexts(values);
      if (!texts) return whole.query<A>(text, values, options);
      const message = Buffer.concat([
        serialize.parse({ text }),
        serialize.bind({ values: texts }),
        columns,
        run,
        end,
      ]);
      const messages = await inTurn(() =>
        pglite.runExclusive(() => pglite.execProtocolStream(message, { syncToFs: whole === pglite })),
      );
      return parse.parseResults(messages, pglite.parsers, options)[0] as Results<A>;
    };
  return {
    query: queryIn(pglite, async (work) => {
      await pglite._checkReady();
      return pglite._runExclusiveTransaction(work);
    }),
    transaction: (work) =>
      pglite.transaction((open) =>
        work({ query: queryIn(open, (step) => step()), rollback: () => open.rollback() }),
      ),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
  };
};
