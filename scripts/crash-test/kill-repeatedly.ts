import { setTimeout as pause } from 'node:timers/promises';
import { type RunningShop, runShop } from '../running-shop.ts';

/** A server that is killed and restarted again and again. */
export interface KilledServer {
  /** Stops the killing and ends the server cleanly. */
  readonly release: () => Promise<void>;
  readonly kills: () => number;
  readonly cuts: () => number;
}

export interface KillSettings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly random: () => number;
  /** Cuts the server's connections to its database. Undefined: it has none. */
  readonly cutConnections?: () => Promise<void>;
  /** The longest time that the server lives. Units: ms. */
  readonly longestLife: number;
}

const kill = ({ process: server }: RunningShop): Promise<void> =>
  new Promise((gone) => {
    server.once('exit', () => gone());
    server.kill('SIGKILL');
  });

export const killRepeatedly = async (settings: KillSettings): Promise<KilledServer> => {
  const { port, environment, random, cutConnections, longestLife } = settings;
  const start = () => runShop(port, environment);
  let shop = await start();
  let kills = 0;
  let cuts = 0;
  let released = false;
  const killAgain = async (): Promise<void> => {
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
      await kill(shop);
      kills += 1;
      shop = await start();
    }
  };
  const killing = killAgain();
  return {
    kills: () => kills,
    cuts: () => cuts,
    release: async () => {
      released = true;
      await killing;
      // The last mails are written within five seconds.
      await pause(6000);
      await shop.stop();
    },
  };
};
