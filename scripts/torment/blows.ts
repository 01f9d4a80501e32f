import { setTimeout as pause } from 'node:timers/promises';
import { type RunningShop, runShop } from '../running-shop.ts';

/** A server that is killed and restarted again and again. */
export interface Tormented {
  /** Stops the killing and ends the server cleanly. */
  readonly release: () => Promise<void>;
  readonly deaths: () => number;
  readonly cuts: () => number;
}

export interface BlowSettings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly random: () => number;
  /** Cuts the server's connections to its database. Undefined: it has none. */
  readonly cutConnections?: () => Promise<void>;
  /** The longest time that the server lives. Units: ms. */
  readonly longestLife: number;
}

const dead = ({ process: server }: RunningShop): Promise<void> =>
  new Promise((gone) => {
    server.once('exit', () => gone());
    server.kill('SIGKILL');
  });

export const torment = async (settings: BlowSettings): Promise<Tormented> => {
  const { port, environment, random, cutConnections, longestLife } = settings;
  const start = () => runShop(port, environment);
  let shop = await start();
  let deaths = 0;
  let cuts = 0;
  let released = false;
  const strike = async (): Promise<void> => {
    while (!released) {
      await pause(50 + random() * longestLife);
      if (released) return;
      if (cutConnections && random() < 0.5) {
        await cutConnections();
        cuts += 1;
        if (shop.process.exitCode !== null)
          throw new Error('The server stopped because connections were cut');
        continue;
      }
      await dead(shop);
      deaths += 1;
      shop = await start();
    }
  };
  const striking = strike();
  return {
    deaths: () => deaths,
    cuts: () => cuts,
    release: async () => {
      released = true;
      await striking;
      await shop.stop();
    },
  };
};
