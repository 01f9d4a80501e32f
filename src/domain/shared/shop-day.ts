/** The shop's day and time: in the time zone of the shop, not of the server or the visitor. */

import { tzOffset } from '@date-fns/tz/tzOffset';
import type { Day } from './dates.ts';

/** The time zone of a shop that configures none. Source: TIME-1. */
export const usualZone = 'Europe/Zurich';

/** A local time of the shop, `yyyy-MM-dd HH:mm`. Text order is chronological order. */
export type ShopTime = string & { readonly ShopTime: unique symbol };

/** Returns the local time in a time zone. `instant`: milliseconds since 1970. Source: TIME-1. */
export const shopTime = (instant: number, zone = usualZone): ShopTime =>
  new Date(instant + tzOffset(zone, new Date(instant)) * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ') as ShopTime;

/** Returns the day of a local time. */
export const dayOfTime = (time: ShopTime): Day => time.slice(0, 10) as Day;
/** 0 to 23. */
export const hourOf = (time: ShopTime): number => Number(time.slice(11, 13));

/** Returns the shop's day at an instant. Units: milliseconds since 1970. Source: TIME-1. */
export const shopDay = (instant: number, zone?: string): Day => dayOfTime(shopTime(instant, zone));
