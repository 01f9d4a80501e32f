import { Hono } from 'hono';

/** Something the shop needs in order to sell: its name, and a check that fails if it is missing. */
export interface Check {
  readonly name: string;
  readonly check: () => Promise<unknown>;
  /** Pages can be shown without it, and say what is not possible: the server still accepts visitors. */
  readonly isSparable?: true;
}

export interface HealthSettings {
  readonly checks: readonly Check[];
  /** True once the server was asked to stop. */
  readonly isLeaving: () => boolean;
  /** Optional services, and whether each answers; undefined if there are none. */
  readonly services?: () => Readonly<Record<string, boolean>>;
}

/** The longest wait for a check. Units: ms. */
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
 * `/health`: the process responds. `/ready`: visitors may be sent here, because all required parts are available and
 * the server was not asked to stop. The answer contains the names of parts, and whether optional services answer.
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
