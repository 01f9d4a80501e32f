import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { doDueWork } from '../../../../src/adapters/sandbox/due-work.ts';
import { paymentWindowMs } from '../../../../src/adapters/sandbox/orders/insert-order.ts';
import type { PaymentId } from '../../../../src/domain/checkout/payment.ts';
import { mailsTo } from '../fixtures/mails-to.ts';
import { care, cartWith, done, item, ordered, requestId } from '../fixtures/shopper.ts';
import { type TestSandbox, testNow } from '../fixtures/start-sandbox.ts';

/** A payment that waits for its shopper. */
export interface Waiting {
  readonly payment_id: PaymentId;
  readonly redirect_url: string;
  readonly lightbox_script?: string | undefined;
}

/** A shop, and its payment provider. */
export interface PayingShop {
  readonly shop: TestSandbox;
  /** Presses a button on the provider's page as the shopper; returns the address to which that leads. */
  readonly press: (waiting: Waiting, ending: 'succeed' | 'decline' | 'cancel') => Promise<string>;
  readonly setNotices: (how: 'lost' | 'once' | 'twice') => void;
  /** The provider's webhook reports the state of a payment; returns the response status. */
  readonly tell: (waiting: Waiting) => Promise<number>;
  /** Whether the provider has returned all money of a payment. */
  readonly gaveBack: (waiting: Waiting) => Promise<boolean>;
}

/** Rules of paying that hold for every payment provider. Source: CHK-11. */
export const payingSuite = (started: () => PayingShop): void => {
  afterEach(() => {
    started().setNotices('once');
    started().shop.controls.setClock(testNow);
  });

  /** Longer than the shop waits before it asks a provider again. */
  const later = (ms = 61_000) => started().shop.controls.setClock(testNow + ms);

  const paying = async (...methods: readonly string[]) => {
    const { shop } = started();
    const client = shop.client();
    const email = `${requestId()}@example.org`;
    const order = await ordered(client, await cartWith(client, item(care)), { email });
    const params = { token: order.token_value };
    const return_path = `/checkout/thank-you/${params.token}`;
    const start = async (method: string): Promise<Waiting> => {
      const answer = await done(client.startPayment({ params, body: { return_path, method } }));
      if (answer.status !== 'redirect') throw new Error('nothing to pay');
      return answer;
    };
    const waiting: Waiting[] = [];
    for (const method of methods) waiting.push(await start(method));
    const [first] = waiting;
    if (!first) throw new Error('no method');
    const outcome = async ({ payment_id }: Waiting) =>
      (await done(client.getPaymentOutcome({ params: { ...params, payment: payment_id } }))).status;
    /** The order after a round of due work. */
    const now = async () => {
      await doDueWork(started().shop.sandbox);
      return done(client.getOrder({ params }));
    };
    return {
      order,
      email,
      return_path,
      waiting,
      first,
      outcome,
      now,
      start,
      mails: () => mailsTo(shop, email),
    };
  };

  it('ends as the shopper chooses, and confirms once · CHK-11', async () => {
    const { press } = started();
    const { first, start, outcome, now, mails, return_path } = await paying('visa');
    const back = new URL(await press(first, 'decline'), 'http://okulino.localhost:4200');
    expect(back.pathname).toBe(return_path);
    expect(back.searchParams.get('payment')).toBe(first.payment_id);
    expect(await outcome(first)).toBe('declined');
    const second = await start('paypal');
    await press(second, 'cancel');
    expect(await outcome(second)).toBe('cancelled');
    expect((await now()).state).toBe('payment_pending');
    expect(await mails()).toEqual([]);
    const third = await start('twint');
    await press(third, 'succeed');
    expect(await outcome(third)).toBe('succeeded');
    expect(await now()).toMatchObject({ state: 'new', payment: { method: 'twint', status: 'succeeded' } });
    expect(await mails()).toHaveLength(1);
    expect(await outcome(first)).toBe('declined');
  });

  it('opens one page for two requests at once · CHK-11', async () => {
    const { start } = await paying('visa');
    const [one, other] = await Promise.all([start('paypal'), start('paypal')]);
    expect(other).toEqual(one);
  });

  it('sells once if notified twice, even if the shopper never returns · CHK-11', async () => {
    const { press, setNotices } = started();
    setNotices('twice');
    const { first, now, mails } = await paying('visa');
    await press(first, 'succeed');
    expect((await now()).state).toBe('new');
    expect(await mails()).toHaveLength(1);
  });

  it('asks the provider if no notice comes · CHK-11', async () => {
    const { press, setNotices } = started();
    setNotices('lost');
    const { first, now } = await paying('visa');
    await press(first, 'succeed');
    later();
    expect((await now()).state).toBe('new');
  });

  it('refunds a second payment once · CHK-11', async () => {
    const { press, gaveBack } = started();
    const { waiting, first, order, now, mails, outcome } = await paying('visa', 'paypal');
    const second = waiting[1] ?? first;
    await Promise.all([press(first, 'succeed'), press(second, 'succeed')]);
    later();
    const after = await now();
    expect(after).toMatchObject({ state: 'new' });
    await now();
    const ends = await Promise.all([outcome(first), outcome(second)]);
    expect(ends.filter((end) => end === 'succeeded')).toHaveLength(1);
    // The other payment was closed before it was paid, or was refunded.
    const [lost] = ends.filter((end) => end !== 'succeeded');
    expect(['cancelled', 'refunded']).toContain(lost);
    const back = await Promise.all(waiting.map(gaveBack));
    expect(back.filter(Boolean)).toHaveLength(lost === 'refunded' ? 1 : 0);
    if (lost === 'refunded') expect(after.refunded).toBe(order.total);
    expect(await mails()).toHaveLength(lost === 'refunded' ? 2 : 1);
  });

  it('keeps a cancelled order cancelled, whatever comes · CHK-11', async () => {
    const { press, gaveBack } = started();
    const { first, now } = await paying('visa');
    later(paymentWindowMs + 1);
    expect((await now()).state).toBe('cancelled');
    await press(first, 'succeed');
    const after = await now();
    expect(after.state).toBe('cancelled');
    await now();
    expect(await gaveBack(first)).toBe(after.refunded !== undefined);
  });

  it('reaches one state, in whatever order notice, return and question arrive · CHK-11', async () => {
    const { press, setNotices, tell } = started();
    const event = fc.constantFrom('tell', 'outcome', 'order', 'later');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('succeed', 'decline', 'cancel'),
        fc.array(event, { minLength: 1, maxLength: 6 }),
        async (ending, events) => {
          started().shop.controls.setClock(testNow);
          setNotices('lost');
          const { first, now, outcome, mails } = await paying('visa');
          await press(first, ending);
          let ms = 0;
          for (const one of events) {
            if (one === 'tell') expect(await tell(first)).toBe(204);
            if (one === 'outcome') await outcome(first);
            if (one === 'order') await now();
            if (one !== 'later') continue;
            ms += 61_000;
            later(ms);
          }
          later(ms + 61_000);
          await now();
          expect(await outcome(first)).toBe(
            { succeed: 'succeeded', decline: 'declined', cancel: 'cancelled' }[ending],
          );
          expect((await now()).state).toBe(ending === 'succeed' ? 'new' : 'payment_pending');
          expect(await mails()).toHaveLength(ending === 'succeed' ? 1 : 0);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
};
