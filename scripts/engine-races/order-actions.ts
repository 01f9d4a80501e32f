import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { Hands, Purchase } from './purchase.ts';

type Action = (hands: Hands, purchase: Purchase) => Promise<void>;

export const readOrder = async ({ client, ask, tally }: Hands, { order, name }: Purchase) => {
  if (!order) return undefined;
  const answer = await ask('look at the order', client.getOrder({ params: { token: order.token_value } }));
  if (E.isRight(answer)) return answer.right;
  tally.violate(`${name}: the order ${order.number} does not exist (${answer.left.code})`);
  return undefined;
};
export const lookAtOrder: Action = async (hands, purchase) => void (await readOrder(hands, purchase));

interface Page {
  readonly payment_id: string;
  readonly redirect_url: string;
}

/** Presses on the provider's page until it answers. */
const atProvider = async (
  { shop, tally }: Hands,
  purchase: Purchase,
  { payment_id, redirect_url }: Page,
  ending: string,
): Promise<void> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(shop + redirect_url, {
      method: 'POST',
      body: new URLSearchParams({ ending }),
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    tally.note(`pay page: ${ending}`, answer ? String(answer.status) : 'away');
    if (answer?.status === 303) {
      if (ending === 'succeed') purchase.paid.add(payment_id);
      return;
    }
    await pause(500);
  }
  tally.violate(`${purchase.name}: the pay page did not respond`);
};

/** Starts a payment, sometimes by two methods at once, and ends each on the provider's page, sometimes with two presses. */
const payBy = async (hands: Hands, purchase: Purchase, methods: readonly string[], ending: string) => {
  const { client, ask, random } = hands;
  const { order } = purchase;
  if (!order) return;
  const params = { token: order.token_value };
  const begun = await Promise.all(
    methods.map((method) =>
      ask('begin to pay', client.startPayment({ params, body: { return_path: '/', method } })),
    ),
  );
  const pages = begun.flatMap((answer) =>
    E.isRight(answer) && answer.right.status === 'redirect' ? [answer.right] : [],
  );
  for (const { payment_id } of pages) purchase.payments.add(payment_id);
  const pressed = pages.flatMap((page) => (random() < 0.3 ? [page, page] : [page]));
  await Promise.all(pressed.map((page) => atProvider(hands, purchase, page, ending)));
};

export const pay: Action = (hands, purchase) => payBy(hands, purchase, ['visa'], 'succeed');
export const payTwice: Action = (hands, purchase) =>
  payBy(hands, purchase, ['visa', 'master_card'], 'succeed');

/** Switches to the invoice; not allowed for customers without an earlier purchase. */
export const payLater: Action = async ({ client, ask }, { order }) => {
  if (!order) return;
  const params = { token: order.token_value };
  await ask('pay later', client.startPayment({ params, body: { return_path: '/', method: 'invoice' } }));
};
/** Opens the payment page in one window and chooses the invoice in another. */
export const payAndPayLater: Action = async (hands, purchase) => {
  await Promise.all([pay(hands, purchase), payLater(hands, purchase)]);
};
export const payDeclined: Action = (hands, purchase) => payBy(hands, purchase, ['visa'], 'decline');
