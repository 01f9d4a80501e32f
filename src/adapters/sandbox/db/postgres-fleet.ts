import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Fleet } from '../../shop-server/fleet.ts';

/** The name of the PostgreSQL notification channel. Database triggers use it too. */
export const fleetChannel = 'dioptra';
/** The sender name of the database triggers. */
const byHand = 'database';
/** The server that holds this lock tells the cache. The lock is released when its connection ends. */
const chosenLock = 0x646f70;
/** Counts are sent together at this interval. Units: ms. */
const countEvery = 200;
/** However often the database changes, cached results live at least this long. Units: ms. */
const forgetEvery = 500;
/** The most names in one notice. A notice has less than 8,000 bytes; a name has 16. */
const mostNames = 300;
/** How often the connection is checked, because it can die silently. Units: ms. */
const askEvery = 5000;
const longestAnswer = 3000;
const shortestWait = 100;
const longestWait = 5000;

type Change = 1 | -1;
/** Sender, topic, and for counts their kind and names. A name that begins with `-` was counted once too often. */
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

/** Opens a separate connection that receives notices. Undefined if it cannot be opened. */
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

/** Runs the work at once, but at most once in `ms`. Calls in between lead to one run afterwards. */
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
 * Connects the servers that share a PostgreSQL database by its notices, on a separate connection. After a broken
 * connection is reopened, changes are assumed to have happened meanwhile. A transaction pooler does not pass on
 * notices, so the URL must be that of the database itself.
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
  /** One query at a time. */
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

  const rest = (ms: number, signal = closing.signal): Promise<void> =>
    pause(ms, undefined, { ref: false, signal }).catch(() => undefined);
  /** Waits until the connection no longer answers. Waits by a signal: each `race` would stay in the memory of `isOver`. */
  const hold = async (client: pg.Client, isOver: Promise<void>): Promise<void> => {
    const ended = new AbortController();
    void isOver.then(() => ended.abort());
    const signal = AbortSignal.any([closing.signal, ended.signal]);
    for (;;) {
      await rest(askEvery, signal);
      if (signal.aborted) return;
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
        // A dead connection does not close properly.
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
