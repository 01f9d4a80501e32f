import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { firstLink, runShop } from './running-shop.ts';

/**
 * Measures whether password guessing slows pages down: pages and files are requested at a steady rate, first alone and
 * then beside wrong sign-ins. Fails if the slowest page in a hundred takes more than twice as long. `npm run
 * sign-in-load` after a build; see docs/performance.md.
 */
const port = Number(process.env.LOAD_PORT ?? 4480);
const seconds = 20;
const pagesPerSecond = 50;
const signInsPerSecond = 60;

const shop = await runShop(port);
const agent = new Agent({ keepAlive: true });

interface Answer {
  readonly status: number;
  /** Units: ms. */
  readonly took: number;
}
const ask = (path: string, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(
      shop.origin + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'accept-encoding': 'br',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (answer) =>
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - begun })),
    );
    sent.on('error', reject).end(body);
  });

/** Sends requests at a steady rate, whether or not the earlier ones have been answered. */
const steadily = async (rate: number, one: (nth: number) => Promise<Answer>): Promise<readonly Answer[]> => {
  const begun = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let nth = 0; nth < rate * seconds; nth++) {
    await pause(Math.max(0, begun + (nth * 1000) / rate - performance.now()));
    asked.push(one(nth));
  }
  return Promise.all(asked);
};

const percentile = (answers: readonly Answer[], part: number): number =>
  answers.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(answers.length * part)] ?? 0;

const home = await (await fetch(`${shop.origin}/`)).text();
const file = /\/assets\/[\w-]+\.js/.exec(home)?.[0] ?? '/robots.txt';
const category = await firstLink(shop.origin, '/', /^\/c\//);
const product = await firstLink(shop.origin, category, /^\/p\//);
const paths = ['/', category, product, file];
const page = (nth: number): Promise<Answer> => ask(paths[nth % paths.length] ?? '/');
const signIn = (nth: number): Promise<Answer> =>
  ask(
    '/api/customers/session?brand_channel=okulino&locale=de',
    JSON.stringify({ email: `guess-${nth}@example.org`, password: `guess ${nth}` }),
  );

const say = (what: string, answers: readonly Answer[]): void =>
  console.log(
    `${what.padEnd(22)} ${[0.5, 0.99, 1]
      .map((part) =>
        percentile(answers, Math.min(part, 1 - 1e-9))
          .toFixed(1)
          .padStart(8),
      )
      .join(
        '',
      )}   ${JSON.stringify(Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length])))}`,
  );

try {
  for (let warm = 0; warm < 200; warm++) await page(warm);
  console.log(`${'ms'.padEnd(22)}      p50     p99 longest   responses by status`);
  const quiet = await steadily(pagesPerSecond, page);
  say('pages alone', quiet);
  const [beside, signIns] = await Promise.all([
    steadily(pagesPerSecond, page),
    steadily(signInsPerSecond, signIn),
  ]);
  say('pages with sign-ins', beside);
  say('wrong sign-ins', signIns);
  const times = percentile(beside, 0.99) / percentile(quiet, 0.99);
  console.log(`The 99th percentile of pages takes ${times.toFixed(2)} times as long.`);
  process.exitCode = times <= 2 && beside.every(({ status }) => status === 200) ? 0 : 1;
} finally {
  agent.destroy();
  await shop.stop();
}
