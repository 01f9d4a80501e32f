import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Shopper } from './shopper.ts';

/** An entry that a page pushed to the data layer. */
export interface Pushed {
  readonly event?: string;
  readonly page_path?: string;
  readonly ecommerce?: {
    readonly items: readonly {
      readonly item_id: string;
      readonly item_brand?: string;
      readonly price: number;
      readonly quantity: number;
    }[];
    readonly item_list_id?: string;
    readonly value?: number;
    readonly tax?: number;
    readonly shipping?: number;
    readonly transaction_id?: string;
    readonly [field: string]: unknown;
  } | null;
}

/** Keeps the pushed entries as long as the tab is open: on the way to the payment page the shop's document is left. */
export const keepPushed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(globalThis, 'dataLayer', {
      get: () => layer,
      set: (made: unknown[]) => {
        layer = made;
        const push = made.push.bind(made);
        made.push = (...pushed) => {
          const before = JSON.parse(sessionStorage.getItem('pushed') ?? '[]') as unknown[];
          sessionStorage.setItem('pushed', JSON.stringify([...before, ...pushed]));
          return push(...pushed);
        };
      },
    });
  });
export const pushedOn = (page: Page): Promise<readonly Pushed[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('pushed') ?? '[]'));

/** Commerce events; before each, the previous commerce data is cleared. */
export const commerceOn = async (page: Page) =>
  (await pushedOn(page)).flatMap(({ event, ecommerce }, at, all) => {
    if (!event || !ecommerce) return [];
    expect(all[at - 1], `before ${event}`).toEqual({ ecommerce: null });
    return [{ event, ...ecommerce }];
  });

/**
 * A visitor who does not allow tracking; the returned function is called after their walk through the shop. Nothing was
 * pushed, and neither the sandbox nor a stranger was told of anything.
 */
export const untracked = async ({ page, origin }: Shopper): Promise<() => Promise<void>> => {
  await keepPushed(page);
  const told: string[] = [];
  page.on('request', (request) => {
    const { origin: to, protocol, pathname } = new URL(request.url());
    if (pathname.startsWith('/sandbox/events') || (to !== origin && protocol.startsWith('http')))
      told.push(request.url());
  });
  return async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('pushed'))).toBeNull();
    expect(await page.evaluate(() => (globalThis as { dataLayer?: unknown }).dataLayer)).toBeUndefined();
    expect(told).toEqual([]);
  };
};
