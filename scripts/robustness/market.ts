import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import type { Shelf } from '../crash-test/checks.ts';
import { makeCrowd, openDatabase } from '../crash-test/crowd.ts';
import { fillShelf, type Goods } from '../crash-test/goods.ts';
import { randomOf } from '../crash-test/random.ts';
import { makeAsk, quantile, steadily } from '../load/ask.ts';
import { makeVisits } from '../load/visits.ts';
import type { DatabaseAddress } from '../recovery/trials.ts';

/** The port of the shop in a trial. */
export const port = Number(process.env.ROBUSTNESS_PORT ?? 4620);
const random = randomOf(31);
export const { buyer, buy, lost, forget } = makeCrowd(port, random);

export const stock = async (at: DatabaseAddress, goods: Goods): Promise<Shelf> => {
  const { db, close } = await openDatabase(at);
  return fillShelf(db, goods).finally(close);
};

/**
 * The given number of buyers buy one thing after the other until they are stopped. Each repeats a request until it is
 * answered.
 */
export const sell = (goods: Goods, hands: number) => {
  const told: OrderWire[] = [];
  const failed: string[] = [];
  let isOpen = true;
  const hand = async (): Promise<void> => {
    while (isOpen)
      await buy(goods).then(
        (made) => void told.push(made),
        (error: unknown) => void failed.push(String(error)),
      );
  };
  const done = Promise.all(Array.from({ length: hands }, hand));
  return {
    told,
    failed,
    close: async () => {
      isOpen = false;
      await done;
    },
  };
};

export interface Heard {
  readonly kept: boolean;
  readonly status: number;
  readonly took: number;
}
const count = (heard: readonly Heard[]): string => {
  const of = (status: number) => heard.filter((one) => one.status === status);
  const times = of(200).map(({ took }) => took);
  const other = heard.filter(({ status }) => ![200, 503, 500].includes(status)).length;
  return `${heard.length} asked, ${times.length} answered (half within ${quantile(times, 0.5).toFixed(0)} ms, 99 % within ${quantile(times, 0.99).toFixed(0)}), ${of(503).length} asked to come again, ${of(500).length} failed, ${other} without an answer`;
};
/** Visitors during the trial; their first round fills the cache. */
export const openVisits = async () => {
  const { ask, close } = makeAsk(port);
  const visits = await makeVisits(ask, random);
  await visits.signIn();
  const kept = visits.pages.slice(0, 20);
  for (const page of [...kept, ...kept, ...kept]) await ask({ ...page, packed: true });
  const visit = async (seconds: number, rate = 10): Promise<readonly Heard[]> => {
    const heard: Promise<Heard>[] = [];
    let nth = 0;
    await steadily(rate, seconds * 1000, () => {
      nth += 1;
      const isKept = nth % 2 === 0;
      const question = isKept ? kept[(nth / 2) % kept.length] : visits.next()[1];
      if (question)
        heard.push(
          ask({ ...question, packed: true }).then(({ status, took }) => ({ kept: isKept, status, took })),
        );
    });
    return Promise.all(heard);
  };
  /** Waits until every request of a second is answered within one second. Units: s. */
  const recovered = async (): Promise<number> => {
    const since = performance.now();
    for (;;) {
      const heard = await visit(1);
      if (heard.every(({ status, took }) => status === 200 && took < 1000))
        return (performance.now() - since) / 1000;
      if (performance.now() - since > 120_000) return Number.POSITIVE_INFINITY;
    }
  };
  return { ask, visit, recovered, close };
};
export const say = (heard: readonly Heard[]): void => {
  console.log(`  cached pages: ${count(heard.filter(({ kept }) => kept))}`);
  console.log(`  all others: ${count(heard.filter(({ kept }) => !kept))}`);
};
