import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Fleet } from '../../shop-server/fleet.ts';

/** What PostgreSQL calls the line; triggers of the database speak on it too. */
export const fleetChannel = 'dioptra';
/** What the triggers of the database call themselves. */
const byHand = 'database';
/** One server holds this lock and tells the cache. The lock goes when its connection ends. */
const chosenLock = 0x646f70;
/** Counts are told together. Units: ms. */
const countEvery = 200;
/** However often the database is changed, what is made of it lives this long. Units: ms. */
const forgetEvery = 500;
/** A notice holds less than 8,000 bytes; a name has 16. */
const mostNames = 300;
/** A line that is dead without a word is found by asking. Units: ms. */
const askEvery = 5000;
const longestAnswer = 3000;
const shortestWait = 100;
const longestWait = 5000;

type Change = 1 | -1;
/** Who says it, what, and of calls their kind and names; a name that begins with `-` was counted too many. */
type Notice = readonly [sender: string, topic: 'changed' | 'counted', ...words: string[]];

const isNotice = (said: unknown): said is Notice =>
  Array.isArray(said) &&
  said.every((word) => typeof word === 'string') &&
  (said[1] === 'changed' || said[1] === 'counted');
const read = (payload: string | undefined): Notice | undefined => {
  try {
    const said: unknown = JSON.parse(payload ?? '');
    return isNotice(said) ? said : undefined;
  } catch {
    return undefined;
  }
};

/** A connection of its own on which notices come; undefined: it could not be had. */
const openLine = async (
  url: string,
  hear: (payload: string | undefined) => void,
): Promise<{ readonly client: pg.Client; readonly isOver: Promise<void> } | undefined> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => hear(payload));
  const isOver = new Promise<void>((over) => client.once('end', () => over()));
  try {
    await client.connect();
    await client.query(`listen ${fleetChannel}`);
    return { client, isOver };
  } catch {
    void client.end().catch(() => undefined);
    return undefined;
  }
};

/** Does it at once, and however often it is asked for, not again before `ms` are over: then once for all. */
const atMostEvery = (ms: number, work: () => void): (() => void) => {
  let isResting = false;
  let isWanted = false;
  const start = (): void => {
    work();
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isWanted) start();
      isWanted = false;
    }, ms).unref();
  };
  return () => {
    if (isResting) isWanted = true;
    else start();
  };
};

/**
 * The servers that share a PostgreSQL database, by its own notices. The line is a connection of its own: where it breaks it
 * is made anew, and what may have been said meanwhile counts as said. A pool that lends connections by the transaction
 * carries no notices: the address has to be the database's own.
 */
export const openPostgresFleet = async (url: string): Promise<Fleet> => {
  const own = randomUUID();
  const secret = `${fleetChannel} ${new URL(url).password}`;
  const changeListeners: (() => void)[] = [];
  const chosenListeners: (() => void)[] = [];
  const tallyListeners = new Map<string, ((name: string, change: Change) => void)[]>();
  const uncounted = new Map<string, string[]>();
  const closing = new AbortController();
  let line: pg.Client | undefined;
  /** One question at a time. */
  let said: Promise<unknown> = Promise.resolve();

  const forget = atMostEvery(forgetEvery, () => {
    for (const listener of changeListeners) listener();
  });
  const choose = atMostEvery(forgetEvery, () => {
    said = said
      .then(() => line?.query<{ held: boolean }>('select pg_try_advisory_lock($1) held', [chosenLock]))
      .then((answer) => {
        if (answer?.rows[0]?.held) for (const listener of chosenListeners) listener();
      })
      .catch(() => undefined);
  });
  const hear = (payload: string | undefined): void => {
    const [sender, topic, kind = '', ...names] = read(payload) ?? [];
    if (sender === undefined || sender === own) return;
    if (topic === 'changed') forget();
    if (topic === 'changed' && sender === byHand) choose();
    if (topic !== 'counted') return;
    for (const listener of tallyListeners.get(kind) ?? [])
      for (const name of names) listener(name.replace(/^-/, ''), name.startsWith('-') ? -1 : 1);
  };
  const say = (...words: readonly ['changed' | 'counted', ...string[]]): void => {
    const notice = [fleetChannel, JSON.stringify([own, ...words])];
    said = said.then(() => line?.query('select pg_notify($1, $2)', notice)).catch(() => undefined);
  };
  const sayCounts = atMostEvery(countEvery, () => {
    for (const [kind, names] of uncounted)
      for (let at = 0; at < names.length; at += mostNames)
        say('counted', kind, ...names.slice(at, at + mostNames));
    uncounted.clear();
  });

  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
  /** Until the line no longer answers. */
  const hold = async (client: pg.Client, isOver: Promise<void>): Promise<void> => {
    for (;;) {
      const isBroken = await Promise.race([isOver.then(() => true), rest(askEvery).then(() => false)]);
      if (isBroken || closing.signal.aborted) return;
      said = said.catch(() => undefined).then(() => client.query('select 1'));
      await said;
    }
  };
  let wasOpen = false;
  const keep = async (): Promise<void> => {
    for (let wait = shortestWait; !closing.signal.aborted; wait = Math.min(longestWait, wait * 2)) {
      const opened = await openLine(url, hear);
      if (opened) {
        line = opened.client;
        if (wasOpen) {
          forget();
          choose();
        }
        wasOpen = true;
        isOpen();
        await hold(opened.client, opened.isOver).catch(() => undefined);
        line = undefined;
        // What is dead does not end in order.
        const ended = opened.client.end().catch(() => undefined);
        if (closing.signal.aborted) await ended;
        wait = shortestWait;
      } else isOpen();
      await rest(wait);
    }
  };
  let isOpen = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  const kept = keep();
  await opened;

  return {
    tellChanged: () => say('changed'),
    onChanged: (listener) => void changeListeners.push(listener),
    onChosen: (listener) => void chosenListeners.push(listener),
    tally: (kind) => ({
      nameOf: (key) => createHmac('sha256', secret).update(`${kind} ${key}`).digest('base64url').slice(0, 16),
      tell: (name, change) => {
        uncounted.set(kind, [...(uncounted.get(kind) ?? []), change === 1 ? name : `-${name}`]);
        sayCounts();
      },
      onTold: (listener) => void tallyListeners.set(kind, [...(tallyListeners.get(kind) ?? []), listener]),
    }),
    close: async () => {
      await said;
      closing.abort();
      await kept;
    },
  };
};
