import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fetch } from '../../../src/adapters/shared/ask-outside.ts';

/** One query of a scenario, and the real engine's answer. */
interface Exchange {
  readonly operation: string;
  readonly channel: string;
  readonly locale: string;
  readonly variables: unknown;
  readonly answer: unknown;
}
interface Recording {
  /** Which engine answered. */
  readonly engine: string;
  readonly exchanges: readonly Exchange[];
}

const folder = join(import.meta.dirname, 'recorded');

/** These variables differ in each run: a new account with a new number and e-mail, and a random id for each add. */
const personal = new Set(['account', 'email', 'accountEmail', 'requestId']);
/** Names of customer coupons and order tokens are random as well: those of bonus points, and 144 bits. */
const drawn = /^(?:BONUS-[A-Z2-9]{8}|[\w-]{24})$/;
const nameOf = (key: string, value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (personal.has(key)) return key;
  return drawn.test(value) ? 'drawn' : undefined;
};
const leaves = (value: unknown, found: Map<string, string> = new Map()): ReadonlyMap<string, string> => {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const name = nameOf(key, inner);
      if (name) found.set(name, inner);
      else leaves(inner, found);
    }
  return found;
};
const impersonal = (variables: unknown): string =>
  JSON.stringify(variables, (key, value) => nameOf(key, value) ?? value);

/**
 * A recorded answer, with the recorded personal values replaced by those of the current run. `others`: earlier
 * accounts, by their recorded ones.
 */
const answeredTo = (
  now: unknown,
  { variables, answer }: Exchange,
  others: Map<string, string | undefined>,
): unknown => {
  const is = leaves(now);
  for (const [name, was] of leaves(variables)) others.set(`${name} ${was}`, is.get(name));
  return JSON.parse(JSON.stringify(answer), (key, value) => {
    const name = nameOf(key, value);
    if (name === undefined) return value;
    const [, byValue] = [...others].find(([known]) => known.endsWith(` ${value}`)) ?? [];
    return others.get(`${name} ${value}`) ?? byValue ?? value;
  });
};

const asked = async (request: Request): Promise<Omit<Exchange, 'answer'>> => {
  const { query, variables } = (await request.json()) as { query: string; variables: unknown };
  return {
    operation: /\{ (\w+)/.exec(query)?.[1] ?? '',
    channel: request.headers.get('vendure-token') ?? '',
    locale: new URL(request.url).searchParams.get('languageCode') ?? '',
    variables,
  };
};

const isSame = (one: Omit<Exchange, 'answer'>, other: Exchange): boolean =>
  one.operation === other.operation &&
  one.channel === other.channel &&
  one.locale === other.locale &&
  impersonal(one.variables) === impersonal(other.variables);

export interface Engine {
  readonly address: string;
  readonly key: string;
  readonly fetch: Fetch;
  /** Called at the end of the scenario: writes the recording, or returns the recorded queries that were never made. */
  readonly end: () => readonly string[];
}

/** The address of a real engine to record. Undefined: the recorded answers are used. */
const real = process.env.DIOPTRA_ENGINE_URL;
const key = process.env.DIOPTRA_ENGINE_KEY ?? 'k'.repeat(32);

const recorded = (scenario: string): Engine => {
  const file = join(folder, `${scenario}.json`);
  if (!existsSync(file)) throw new Error(`${scenario} was never recorded: npm run engine:record`);
  const left = [...(JSON.parse(readFileSync(file, 'utf8')) as Recording).exchanges];
  const others = new Map<string, string | undefined>();
  return {
    address: 'http://engine.example',
    key,
    fetch: async (request) => {
      const question = await asked(request);
      const at = left.findIndex((exchange) => isSame(question, exchange));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (!found) throw new Error(`not recorded: ${JSON.stringify(question)}`);
      return Response.json(answeredTo(question.variables, found, others));
    },
    end: () => left.map(({ operation }) => operation),
  };
};

const recording = (scenario: string, address: string): Engine => {
  const exchanges: Exchange[] = [];
  return {
    address,
    key,
    fetch: async (request) => {
      const question = await asked(request.clone());
      const response = await fetch(request);
      const answer = await response.json();
      exchanges.push({ ...question, answer });
      return Response.json(answer, { status: response.status });
    },
    end: () => {
      mkdirSync(folder, { recursive: true });
      const written: Recording = { engine: 'Vendure 3.7.3', exchanges };
      writeFileSync(join(folder, `${scenario}.json`), `${JSON.stringify(written, null, 1)}\n`);
      return [];
    },
  };
};

/** The engine of a scenario: the recorded answers, or the real engine, whose answers are then recorded. */
export const engineOf = (scenario: string): Engine => (real ? recording(scenario, real) : recorded(scenario));
