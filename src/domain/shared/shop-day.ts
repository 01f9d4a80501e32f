/** The shop's own day and time: what calendar and clocks show where the shop is, wherever it runs and whoever looks. */

import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from './dates.ts';

/** Where a shop is that says nothing else. Source: D92. */
export const usualZone = 'Europe/Zurich';

/** A moment on the shop's clocks, `yyyy-MM-dd HH:mm`. Of two moments the earlier is the smaller text. */
export type ShopTime = string & { readonly ShopTime: unique symbol };

/** What the clocks of a zone show. `instant`: milliseconds since 1970. Source: D67, D92. */
export const shopTime = (instant: number, zone = usualZone): ShopTime =>
  new Date(instant + tzOffset(zone, new Date(instant)) * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ') as ShopTime;

/** The day of a moment. */
export const dayOfTime = (time: ShopTime): Day => time.slice(0, 10) as Day;
/** 0 to 23. */
export const hourOf = (time: ShopTime): number => Number(time.slice(11, 13));

/** The day of an instant, as the shop counts days. Units: milliseconds since 1970. Source: D92. */
export const shopDay = (instant: number, zone?: string): Day => dayOfTime(shopTime(instant, zone));
