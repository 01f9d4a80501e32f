import { createHmac, timingSafeEqual } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import * as t from 'io-ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { decode } from '../../shared/decode.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import { placeOfError } from '../../shared/place-of-error.ts';
import { readText } from '../../shop-server/http/read-body.ts';
import { beginRefund } from '../invoices/begin-refund.ts';
import { followNotice } from '../leaving/follow-notice.ts';
import type { Sandbox } from '../sandbox.ts';
import { followOrder } from './follow-order.ts';

/** Path where the engine sends notices. */
export const noticesPath = '/engine/notices';

/** Notices contain only names. Units: bytes. */
const largestNotice = 64 * 1024;
/** The maximum age of a signature. Units: s. */
const oldest = 300;

const NoticeC = t.intersection([
  t.type({ id: t.string, kind: t.string }),
  t.partial({
    channel: t.string,
    order: t.string,
    customer: t.string,
    refund: t.string,
    amount: t.number,
    refundState: t.string,
    /** The withdrawal that staff named as the reason of a refund. */
    receipt: t.union([t.string, t.null]),
  }),
]);
type Notice = t.TypeOf<typeof NoticeC>;

/** Compares digests of equal length in constant time. */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Whether a notice is signed by the engine and recent. `now`: ms. */
export const isSigned = (secret: string, header: string, body: string, now: number): boolean => {
  const [, at, said] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (at === undefined || said === undefined) return false;
  if (Math.abs(now / 1000 - Number(at)) > oldest) return false;
  return isSame(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'), said);
};

/** What is needed to read notices. */
export interface NoticeReader {
  readonly secret: string;
  /** The engine's name for each shop. */
  readonly channels: Readonly<Record<BrandId, string>>;
  /** Called when the range changed: products, prices, categories, stock. */
  readonly onRange: () => void;
}

/**
 * Processes a notice about an order. The notice only names the order. Its state is read from the engine, so an outdated
 * notice does no harm.
 */
const takeOrder = async (sandbox: Sandbox, brand: BrandId, notice: Notice, token: string): Promise<void> => {
  const { engine, db, clock } = sandbox;
  const sold = await engine?.orders.look({ brand, token });
  if (!sold) return;
  await db.transaction().execute(async (trx) => {
    const now = new Date(clock.now());
    const { numInsertedOrUpdatedRows: fresh = 0n } = await trx
      .insertInto('engine_notice')
      .values({ id: notice.id, taken_at: now })
      .onConflict((known) => known.column('id').doNothing())
      .executeTakeFirst();
    if (fresh === 0n) return;
    await followOrder(trx, sandbox, sold);
    const { refund, amount, refundState, receipt } = notice;
    if (refund !== undefined && amount !== undefined && refundState === 'Pending')
      await beginRefund(trx, { id: refund, token, amount, ...(receipt && { receipt }) }, now);
  });
};

/** `POST /engine/notices`: signed by the engine, repeated until it is accepted, and processed once each. */
export const makeNoticesApp = (sandbox: Sandbox, { secret, channels, onRange }: NoticeReader): Hono => {
  const app = new Hono();
  const brandOf = (channel: string | undefined): BrandId | undefined =>
    (Object.keys(channels) as BrandId[]).find((brand) => channels[brand] === channel);

  app.post(noticesPath, async (c) => {
    const text = await readText(c.req.raw, largestNotice);
    if (text === undefined) return c.body(null, 413);
    if (!isSigned(secret, c.req.header('x-dioptra-signature') ?? '', text, sandbox.clock.now()))
      return c.body(null, 401);
    const notice = decode(NoticeC)(parsedJson(text));
    if (E.isLeft(notice)) return c.body(null, 400);
    const brand = brandOf(notice.right.channel);
    const { order, customer } = notice.right;
    try {
      if (customer !== undefined) {
        if (!(await followNotice(sandbox, customer))) return c.body(null, 503);
      } else if (order === undefined) onRange();
      else if (brand) await takeOrder(sandbox, brand, notice.right, order);
      return c.body(null, 204);
    } catch (error) {
      sandbox.report({ operation: 'engine.notice', kind: 'job-failed', detail: placeOfError(error) });
      return c.body(null, 503);
    }
  });
  return app;
};
