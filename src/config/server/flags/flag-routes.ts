import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { FlagNewsC, flagsToWire } from '../../../adapters/flags/flags-wire.ts';
import { decode } from '../../../adapters/shared/decode.ts';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';
import type { Decide } from '../../../application/flags/decisions.ts';
import type { FlagPort } from '../../../application/flags/ports.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { defaultLocale, isLocale } from '../../../domain/shared/locale.ts';
import type { PerMinute } from '../edge/per-minute.ts';
import { readSmallBody } from '../edge/read-small-body.ts';
import { tooOften } from '../edge/too-often.ts';
import type { Visit } from '../visit.ts';
import { flagRequestOf, flagUserOf } from './flag-visitor.ts';

export interface FlagRouteSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly clock: Pick<ClockPort, 'now'>;
  readonly flags: FlagPort;
  readonly decide: Decide;
  /** Whether visitors may choose their variant. Never where customers buy. */
  readonly forceFlags: boolean;
  /** How many decisions one visitor may request per minute. */
  readonly questions: PerMinute;
  /** How many tracking requests one visitor may send per minute. */
  readonly counted: PerMinute;
}

const path = '/api/flags';
const noStore = { 'cache-control': 'no-store' };
/** Units: bytes. */
const largestNews = 4096;

/** Routes that decide features for screens without a page request of their own, and that record their tracking events. */
export const makeFlagRoutes = (settings: FlagRouteSettings): Hono => {
  const { visitOf, clock, flags, decide, forceFlags, questions, counted } = settings;
  const app = new Hono();
  const userOf = (c: Context) => {
    const locale = c.req.query('locale') ?? '';
    const spoken = isLocale(locale) ? locale : defaultLocale;
    return flagUserOf(flagRequestOf(c), visitOf(c), spoken, forceFlags, clock.now());
  };

  app.get(path, async (c) => {
    const wait = questions(visitOf(c).client);
    if (wait > 0) return tooOften(c, wait);
    const keys = (c.req.query('keys') ?? '').split(',');
    return c.json(flagsToWire(await decide(keys, userOf(c))), 200, noStore);
  });

  app.post(path, async (c) => {
    const { client } = visitOf(c);
    if (!isSentByOwnPage(c.req.raw)) return c.body(null, 403, noStore);
    const wait = counted(client);
    if (wait > 0) return tooOften(c, wait);
    const news = decode(FlagNewsC)(await readSmallBody(c.req.raw, largestNews));
    if (E.isLeft(news)) return c.body(null, 400, noStore);
    const user = userOf(c);
    // Only visitors who consented have a bucket. For all others nothing is recorded, whatever their browser sends.
    if (user.id !== undefined) {
      const { event, attributes } = news.right;
      if (event) await flags.track(event, user)();
      if (attributes) await flags.setAttributes(attributes, user)();
    }
    return c.body(null, 204, noStore);
  });
  return app;
};
