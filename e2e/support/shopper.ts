import type { Page } from '@playwright/test';
import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import { hydrated } from '../fixtures.ts';
import { type Say, wordsOf } from './words.ts';

/** Port of the shop that all journeys share; journeys that break things start their own on one of the next ports. */
export const sharedPort = Number(process.env.E2E_PORT ?? 4480);

/** Products that each demonstrate something. They are listed on the sandbox's start page. */
export const demo = {
  daily: '10010',
  toric: '10020',
  reduced: '10072',
  care: '20012',
  trial: '10391',
  onePerCart: '10231',
  stopped: '10120',
  soldOut: '10210',
  succeeded: '10261',
  gone: '10381',
} as const;

/** A shopper of one shop in one language. */
export interface Shopper {
  readonly page: Page;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly origin: string;
  /** The same server by a name that every machine resolves: browsers resolve `{brand}.localhost`, other programs may not. */
  readonly direct: string;
  readonly say: Say;
  /** Opens a path of the shop and waits until React has hydrated it. */
  readonly open: (path: string) => Promise<void>;
}

export const shopperAt = (
  page: Page,
  brand: BrandId = 'okulino',
  locale: Locale = 'de',
  port = sharedPort,
): Shopper => {
  const origin = `http://${brand}.localhost:${port}`;
  return {
    page,
    brand,
    locale,
    origin,
    direct: `http://localhost:${port}`,
    say: wordsOf(brand, locale),
    open: async (path) => {
      await page.goto(origin + path);
      await hydrated(page);
    },
  };
};

/** The backend's answer to a request of the shop's front end. */
export const ask = async <A>({ page, brand, locale, direct }: Shopper, path: string): Promise<A> => {
  const answer = await page.request.get(`${direct}/api${path}`, {
    params: { brand_channel: brand, locale },
  });
  return (await answer.json()) as A;
};

export const titleOf = async (shopper: Shopper, id: string): Promise<string> =>
  (await ask<{ title: string }>(shopper, `/products/${id}`)).title;
