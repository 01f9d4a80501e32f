import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fillOnce } from '../engine/fill-once.ts';
import { makeFolder, secretOf, writeSettings } from '../engine/folder.ts';
import { freePort } from '../engine/ports.ts';
import { type EngineDatabase, openEngineDatabase } from '../engine/postgres.ts';
import { endChild } from '../engine/processes.ts';
import { answers, runEngine } from '../engine/program.ts';
import { isOpen, startShop } from '../engine/shop.ts';
import { engineVariables } from '../engine/variables.ts';
import type { Tally } from './tally.ts';

type Program = 'filling' | 'engine' | 'shop';
/** The processes that can be killed. */
export const victims = ['engine', 'shop', 'database'] as const;
type Victim = (typeof victims)[number];

export interface OwnPlace {
  /** Kills one of them at once and starts it again. Resolves when it answers again. */
  readonly kill: (victim: Victim) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const openDatabase = async (folder: string, port: number): Promise<EngineDatabase> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await openEngineDatabase(folder, undefined, port);
    } catch (error) {
      // Processes that served the killed one hold its memory for a moment.
      if (tries > 40) throw error;
      await pause(250);
    }
};

/** Starts database, engine and shop of a folder; a program that ends by itself is restarted. */
export const startPlace = async (
  folder: string,
  { enginePort, shopPort }: { readonly enginePort: number; readonly shopPort: number },
  tally: Tally,
  /** Receives the function that stops everything, before anything is started. */
  onOpen: (stop: () => Promise<void>) => void,
): Promise<OwnPlace> => {
  const engineUrl = `http://127.0.0.1:${enginePort}`;
  makeFolder(folder);
  writeSettings(folder, engineUrl, shopPort);
  const databasePort = await freePort();
  let database = await openDatabase(folder, databasePort);
  const variables = engineVariables(folder, { databaseUrl: database.url, enginePort, shopPort });
  const children = new Map<Program, ChildProcess>();
  const killed = new Set<ChildProcess>();
  let stopping = false;

  const keep = async (name: 'engine' | 'shop'): Promise<void> => {
    const engine = name === 'engine' ? runEngine(variables, () => undefined) : undefined;
    const child = engine?.child ?? startShop(folder);
    children.set(name, child);
    child.once('exit', () => {
      if (stopping || killed.has(child)) return;
      tally.note('ended by itself', name);
      setTimeout(() => void keep(name).catch(() => undefined), 500);
    });
    if (engine) await answers(engineUrl, secretOf(folder, 'shop-key'), engine);
    else await isOpen(`http://localhost:${shopPort}/robots.txt`);
  };
  const killProgram = async (name: 'engine' | 'shop'): Promise<void> => {
    const child = children.get(name);
    if (!child) return;
    killed.add(child);
    child.kill('SIGKILL');
    await gone(child);
    await keep(name);
  };
  const killDatabase = async (): Promise<void> => {
    const { child } = database;
    if (!child) return;
    child.kill('SIGKILL');
    await gone(child);
    database = await openDatabase(folder, databasePort);
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    for (const name of ['filling', 'shop', 'engine'] as const) {
      const child = children.get(name);
      if (child) await endChild(child, 'SIGTERM', 10_000);
    }
    await database.stop();
  };
  onOpen(stop);
  try {
    await fillOnce(folder, database.url, variables, (child) => children.set('filling', child));
    await keep('engine');
    await keep('shop');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    kill: async (victim) => {
      tally.note('killed', victim);
      if (victim === 'database') await killDatabase();
      else await killProgram(victim);
    },
    stop,
  };
};
