import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism, platform } from 'node:os';
import { extname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import { Piscina } from 'piscina';
import type { KeyWanted } from './password-worker.ts';

/** What a password costs who guesses it, and the server that checks it. `memory`: of two, to this power, KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly rounds: number;
}

/** As the OWASP password cheat sheet asks of scrypt: 32 MiB of memory, three times over. */
export const passwordCost: PasswordCost = { memory: 15, rounds: 3 };

/** Too many passwords wait already. `waitMs`: until these are done, about. */
export interface Busy {
  readonly waitMs: number;
}

/** Makes and compares what is kept of passwords. */
export interface PasswordHashing {
  /** `scrypt$N$r$p$salt$key`: what was spent stands beside it, so that it can grow later. */
  readonly hash: (password: string) => Promise<E.Either<Busy, string>>;
  /** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
  readonly matches: (password: string, hash: string | null | undefined) => Promise<E.Either<Busy, boolean>>;
  /** How long whoever asks now had better wait, since too many do already; 0: nobody has to. Units: ms. */
  readonly wait: () => number;
  /** Ends its threads. */
  readonly close: () => Promise<void>;
}

export interface HashingSettings {
  readonly cost: PasswordCost;
  /** How many passwords are worked on at once. */
  readonly threads?: number;
  /** How many may wait besides. */
  readonly mostWaiting?: number;
}

/** One processor is left to the pages; more than a few would be memory rather than speed. */
const ownThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/**
 * Where there are fewer processors than work, pages come first; and somebody can still sign in, which at the least urgent
 * (19) took longer than a browser waits. Elsewhere than on Linux it would slow the whole process.
 */
const lessUrgent = platform() === 'linux' ? 5 : 0;
/** Who waits longer has gone. */
const waitingForEach = 12;

/** The build puts the thread's file beside the server's, whatever it is written in. */
const filename = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/**
 * Passwords cost time on purpose. They take it in threads of their own, so that pages and files wait for none of it, and
 * only so many may wait: who comes then is told when to come again. Threads start with the first password and end when
 * there is nothing to do.
 */
export const makePasswordHashing = ({
  cost,
  threads = ownThreads,
  mostWaiting = threads * waitingForEach,
}: HashingSettings): PasswordHashing => {
  const pool = new Piscina<KeyWanted, Uint8Array>({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 10_000,
    concurrentTasksPerWorker: 1,
    niceIncrement: lessUrgent,
  });
  let underWay = 0;
  /** What the last one took. Units: ms. */
  let took = 300;
  const wait = (): number =>
    underWay < threads + mostWaiting ? 0 : Math.max(1, (took * underWay) / threads);
  const derive = async (
    password: string,
    rest: Omit<KeyWanted, 'password'>,
  ): Promise<E.Either<Busy, Buffer>> => {
    const waitMs = wait();
    if (waitMs > 0) return E.left({ waitMs });
    underWay += 1;
    try {
      const begun = performance.now();
      const ahead = Math.ceil(underWay / threads);
      // One spelling of each letter: keyboards differ in how they write an accent.
      const key = await pool.run({ password: password.normalize('NFKC'), ...rest });
      took = (performance.now() - begun) / ahead;
      return E.right(Buffer.from(key));
    } finally {
      underWay -= 1;
    }
  };
  const hash: PasswordHashing['hash'] = async (password) => {
    const salt = randomBytes(16);
    const spent = { N: 2 ** cost.memory, r: 8, p: cost.rounds };
    return E.map((key: Buffer) =>
      ['scrypt', spent.N, spent.r, spent.p, salt.toString('base64'), key.toString('base64')].join('$'),
    )(await derive(password, { salt, ...spent }));
  };
  return {
    hash,
    wait,
    matches: async (password, known) => {
      if (typeof known !== 'string') return E.map(() => false)(await hash(password));
      const [, N, r, p, salt = '', key = ''] = known.split('$');
      const rest = { salt: Buffer.from(salt, 'base64'), N: Number(N), r: Number(r), p: Number(p) };
      return E.map((tried: Buffer) => timingSafeEqual(Buffer.from(key, 'base64'), tried))(
        await derive(password, rest),
      );
    },
    close: () => pool.destroy(),
  };
};
