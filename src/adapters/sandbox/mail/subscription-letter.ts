import { guestSubscriptionPath } from '../../../domain/shared/guest-subscription-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { findRow, getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatAmount } from '../words/format-amount.ts';
import { writtenInterval } from '../words/written-interval.ts';
import { type WrittenGoods, writtenDay } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { greeting, mailedName } from './mailed-name.ts';
import { subscriptionConfirmation } from './subscription-confirmation.ts';

export const subscriptionTopic = 'subscription.event';

/** Events for which a guest, who has a link but no account, gets a different text. Source: SUBS-6. */
const toldGuests = [
  'created',
  'coming',
  'payment_declined',
  'payment_given_up',
  'not_deliverable',
  'prescription',
] as const;
const saysToGuests = (kind: string): kind is (typeof toldGuests)[number] =>
  toldGuests.some((told) => told === kind);

const goodsOf = async (
  trx: Trx,
  sandbox: Sandbox,
  { brand, locale, lines }: SubscriptionRow,
): Promise<readonly WrittenGoods[]> => {
  const wanted = Object.groupBy(lines, ({ product_id }) => product_id);
  const products = await readProducts(trx, sandbox, { brand_channel: brand, locale }, Object.keys(wanted));
  return Object.entries(wanted).flatMap(([id, same = []]) => {
    const product = products.get(id);
    if (!product) return [];
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const { title, image } = product;
    return [{ quantity, title, details: [], ...(image !== undefined && { image }) }];
  });
};

/** Returns the recipient: the account, or a guest with the name from the billing address. */
const readerOf = async (trx: Trx, { customer_id: id, email, billing_address }: SubscriptionRow) => {
  const { first_name, last_name } = billing_address;
  if (id === null) return { email: email ?? '', first_name, last_name };
  return getRow(trx, 'customer', { id }, ['email', 'first_name', 'last_name']);
};

/** The letter about an event of a subscription. Undefined if its customer has closed the account. Source: ACC-5. */
export const subscriptionLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  eventId: string,
): Promise<Letter | undefined> => {
  const event = await findRow(trx, 'subscription_event', { id: Number(eventId) });
  if (!event || event.kind === 'ordered') return undefined;
  const row = await getRow(trx, 'subscription', { id: event.subscription_id });
  const { email, first_name, last_name } = await readerOf(trx, row);
  const { brand, locale } = row;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const { goods = [], retry_on, next, sum, contract } = event.detail;
  const values = {
    ...contactValues(shop),
    number: row.id,
    goods: goods.join(locale === 'fr' ? '\u202f; ' : '; '),
    next: next === undefined ? '' : writtenDay(next),
    retry: retry_on === undefined ? '' : writtenDay(retry_on),
    name: mailedName(shop, { first_name, last_name }),
  };
  const { kind } = event;
  const isGuests = row.customer_id === null;
  const path =
    row.customer_id !== null || row.key === null
      ? pathTo.account(locale, `subscription/${row.id}`)
      : guestSubscriptionPath(locale, row.key);
  const url = `${sandbox.publicUrl(brand)}${path}`;
  const told = {
    recipient: email,
    subject: t(`mails:subscription.on.${kind}.subject`, values),
    greeting: greeting(t, values.name),
    text:
      isGuests && saysToGuests(kind)
        ? t(`mails:subscription.on.${kind}.guest`, values)
        : t(`mails:subscription.on.${kind}.text`, values),
  };
  if (contract) return subscriptionConfirmation(trx, sandbox, row, event, contract, { ...told, url });
  const at = wallClock(event.at.toISOString(), sandbox.clock.zone);
  const facts: readonly Fact[] = [
    [t('mails:subscription.number'), row.id],
    ...(kind === 'cancelled'
      ? ([
          [t('mails:subscription.received'), at],
          [t('mails:subscription.ends'), at],
        ] as const)
      : [[t('mails:subscription.rhythm'), writtenInterval(row, t)] as const]),
    ...(next === undefined ? [] : [[t('mails:subscription.next'), writtenDay(next)] as const]),
    ...(sum === undefined ? [] : [[t('mails:subscription.sum'), formatAmount(shop, sum)] as const]),
  ];
  return factLetter(sandbox, {
    picture: 'scene-shelf',
    brand,
    locale,
    ...told,
    facts,
    goods: (await goodsOf(trx, sandbox, row)).filter(
      ({ title }) => kind !== 'goods_left_out' || !goods.includes(title),
    ),
    button: { url, label: t('mails:subscription.open') },
    after: [t('mails:letter.help', values)],
    bye: t('mails:letter.bye', values),
  });
};
