import { Hono } from 'hono';

/** What the shop cannot sell without: its name, and a question that fails when it is not there. */
export interface Check {
  readonly name: string;
  readonly check: () => Promise<unknown>;
  /** Pages are shown without it, and say what cannot be done meanwhile: visitors are sent here all the same. */
  readonly isSparable?: true;
}

export interface HealthSettings {
  readonly checks: readonly Check[];
  /** True from the moment that the server was asked to stop. */
  readonly isLeaving: () => boolean;
  /** Services without which visitors are answered all the same, and whether each answers; none: there are none. */
  readonly services?: () => Readonly<Record<string, boolean>>;
}

/** Nobody waits longer for whether a part is there. Units: ms. */
const patience = 3000;
const quiet = { 'cache-control': 'no-store' };

const holds = async ({ name, check }: Check): Promise<readonly [string, boolean]> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${name} takes too long`)), patience);
  });
  try {
    await Promise.race([check(), late]);
    return [name, true];
  } catch {
    return [name, false];
  } finally {
    clearTimeout(timer);
  }
};

const statusOf = (lacking: readonly Check[]): string => {
  if (lacking.length === 0) return 'ready';
  return lacking.every(({ isSparable }) => isSparable) ? 'degraded' : 'not-ready';
};

/**
 * `/health`: the process answers. `/ready`: visitors may be sent here, for all that the shop stands on is there and nobody
 * has asked it to stop. What is said of the parts is their names only, and of services that may be away whether they answer.
 */
export const makeHealth = ({ checks, isLeaving, services = () => ({}) }: HealthSettings): Hono => {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'live' }, 200, quiet));
  app.get('/ready', async (c) => {
    const parts = Object.fromEntries(await Promise.all(checks.map(holds)));
    const leaving = isLeaving();
    const status = leaving ? 'leaving' : statusOf(checks.filter(({ name }) => !parts[name]));
    const answering = services();
    const told = Object.keys(answering).length > 0 ? { services: answering } : {};
    return c.json({ status, parts, ...told }, status === 'ready' || status === 'degraded' ? 200 : 503, quiet);
  });
  return app;
};
