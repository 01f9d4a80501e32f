import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What a password costs who guesses it, and the server that checks it. `memory`: of two, to this power, KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly rounds: number;
}

/** As the OWASP password cheat sheet asks of scrypt: 32 MiB of memory, three times over. */
export const passwordCost: PasswordCost = { memory: 15, rounds: 3 };

const length = 32;

const derived = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    // One spelling of each letter: keyboards differ in how they write an accent.
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: 128 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$N$r$p$salt$key`: what was spent stands beside it, so that it can grow later. */
export const hashPassword = async (password: string, { memory, rounds }: PasswordCost): Promise<string> => {
  const salt = randomBytes(16);
  const cost = { N: 2 ** memory, r: 8, p: rounds };
  const key = await derived(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
};

/** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
export const passwordMatches = async (
  password: string,
  hash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> => {
  if (typeof hash !== 'string') {
    await hashPassword(password, cost);
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const tried = await derived(password, Buffer.from(salt, 'base64'), options);
  return timingSafeEqual(Buffer.from(key, 'base64'), tried);
};
