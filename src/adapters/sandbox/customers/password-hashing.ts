import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism, platform } from 'node:os';
import { extname, join } from 'node:path';
import * as E from 'fp-ts/Either';
import { Piscina } from 'piscina';
import type { KeyWanted } from './password-worker.ts';

/** The cost of one password, both for an attacker and for the server that checks it. `memory`: exponent of two, in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly rounds: number;
}

/** The scrypt cost that the OWASP password cheat sheet asks for: 32 MiB of memory, three times. */
export const passwordCost: PasswordCost = { memory: 15, rounds: 3 };

/** Too many passwords are waiting. `waitMs`: roughly how long they take. */
export interface Busy {
  readonly waitMs: number;
}

/** Hashes passwords and compares them with stored hashes. */
export interface PasswordHashing {
  /** `scrypt$N$r$p$salt$key`: the cost is stored with the key, so that it can be raised later. */
  readonly hash: (password: string) => Promise<E.Either<Busy, string>>;
  /** Whether a password belongs to a hash. Without a hash the answer is no, after the same time. */
  readonly matches: (password: string, hash: string | null | undefined) => Promise<E.Either<Busy, boolean>>;
  /** How long a new request should wait because too many are waiting; 0 if it need not wait. Units: ms. */
  readonly wait: () => number;
  /** Stops its threads. */
  readonly close: () => Promise<void>;
}

export interface HashingSettings {
  readonly cost: PasswordCost;
  /** The number of passwords that are processed at the same time. */
  readonly threads?: number;
  /** The number of further passwords that may wait. */
  readonly mostWaiting?: number;
}

/** One processor stays free for the pages. More than a few threads would use memory without being faster. */
const ownThreads = Math.max(1, Math.min(4, availableParallelism() - 1));
/**
 * If processors are scarce, pages come first. Sign-in must still work: at the lowest priority (19) it took longer than
 * a browser waits. On systems other than Linux, this would slow down the whole process.
 */
const lessUrgent = platform() === 'linux' ? 5 : 0;
/** The most that may wait for each thread. A client that waits longer has gone. */
const waitingForEach = 12;

/** The build puts the file of the thread beside the server's file, in whichever language it is written. */
const filename = join(import.meta.dirname, `password-worker${extname(import.meta.filename)}`);

/**
 * Creates the password hashing. Hashing is slow on purpose, so it runs in threads of its own and does not block pages
 * and files. The queue is limited; a request beyond it is told when to retry. Threads start with the first password and
 * stop when idle.
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
  /** The duration of the last hash. Units: ms. */
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
      // Normalizes the spelling of each letter, because keyboards differ in how they write an accent.
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
