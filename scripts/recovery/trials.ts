import type { OrderWire } from '../../src/adapters/contract/orders/orders.ts';
import { contradictions, type Shelf } from '../crash-test/checks.ts';
import { openDatabase } from '../crash-test/crowd.ts';

/** Faults that a trial found in the shop, as sentences; empty if there are none. */
export type Findings = readonly string[];

export type DatabaseAddress = Parameters<typeof openDatabase>[0];

/**
 * Confirmed orders that are missing or not paid, two orders with one number, and every contradiction. `isEachTold`:
 * orders that were confirmed to nobody are findings as well.
 */
export const compareOrders = async (
  at: DatabaseAddress,
  told: readonly OrderWire[],
  shelf: Shelf,
  isEachTold = false,
): Promise<Findings> => {
  const { db, close } = await openDatabase(at);
  try {
    const rows = await db
      .selectFrom('shop_order')
      .select(['token', 'number', 'paid_at'])
      .where('elsewhere', 'is', null)
      .execute();
    const paid = new Set(rows.filter(({ paid_at }) => paid_at !== null).map(({ token }) => token));
    const heard = new Set<string>(told.map(({ token_value }) => token_value));
    return [
      ...told
        .filter(({ token_value }) => !paid.has(token_value))
        .map(({ number }) => `the confirmed order ${number} does not exist or is not paid`),
      ...rows
        .filter(({ token }) => isEachTold && !heard.has(token))
        .map(({ number }) => `no response confirmed the order ${number}, which exists`),
      ...(new Set(rows.map(({ number }) => number)).size === rows.length
        ? []
        : ['two orders have the same number']),
      ...(await contradictions(db, shelf)),
    ];
  } finally {
    await close();
  }
};

export interface Trial {
  readonly title: string;
  readonly run: () => Promise<Findings>;
}

/** Runs all trials, or the named one, and ends the process with 1 if anything was found. */
export const runTrials = async (
  trials: Readonly<Record<string, Trial>>,
  chosen: string | undefined,
): Promise<never> => {
  let wrong = 0;
  for (const [name, { title, run }] of Object.entries(trials)) {
    if (name !== (chosen ?? name)) continue;
    console.log(title);
    const found = new Set(await run());
    for (const text of found) console.log(`  ${text}`);
    console.log(found.size === 0 ? '  nothing lost, nothing duplicated' : `  ${found.size} findings`);
    wrong += found.size;
  }
  process.exit(wrong === 0 ? 0 : 1);
};
