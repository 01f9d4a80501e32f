import { guestSubscriptionPath } from '../../../domain/shared/guest-subscription-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { spelled } from '../../../domain/shared/spelling.ts';
import { wallClock } from '../../../domain/shared/wall-clock.ts';
import { filled } from '../../shop-server/words/filled.ts';
import { findRow, getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { writtenDay } from '../words/written-order.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { mailedName } from './mailed-name.ts';
import { guestSubscriptionTexts } from './words/guest-subscription.ts';
import { personalWords } from './words/personal.ts';
import { type SubscriptionWords, subscriptionWords } from './words/subscription.ts';

export const subscriptionTopic = 'subscription.event';

const rhythmOf = ({ every, unit }: SubscriptionRow, words: SubscriptionWords): string => {
  if (unit === 'day') return filled(words.days, { count: String(every) });
  return every === 1 ? words.month : filled(words.months, { count: String(every) });
};

const goodsOf = async (
  trx: Trx,
  sandbox: Sandbox,
  { brand, locale, lines }: SubscriptionRow,
): Promise<readonly string[]> => {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  const products = await readProducts(trx, sandbox, { brand_channel: brand, locale }, ids);
  return ids.flatMap((id) => products.get(id)?.title ?? []);
};

/** Whom the letter goes to: an account, or a guest, who has no other name than that of the bill. */
const readerOf = async (trx: Trx, { customer_id: id, email, billing_address }: SubscriptionRow) => {
  const { first_name, last_name } = billing_address;
  if (id === null) return { email: email ?? '', first_name, last_name };
  return getRow(trx, 'customer', { id }, ['email', 'first_name', 'last_name']);
};

/** What happened to a subscription; none where its customer has closed the account meanwhile. Source: ACC-5. */
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
  const words = spelled(shop.country, locale, subscriptionWords[locale]);
  const own = spelled(shop.country, locale, personalWords[locale][shop.style]);
  const { goods = [], retry_on, next } = event.detail;
  const values = {
    ...contactValues(shop),
    number: row.id,
    goods: goods.join('; '),
    next: next === undefined ? '' : writtenDay(next),
    retry: retry_on === undefined ? '' : writtenDay(retry_on),
    name: mailedName(shop, { first_name, last_name }),
  };
  const say = (text: string): string => filled(text, values);
  const [subject, usual] = words.on[event.kind];
  const guestText = row.key === null ? undefined : guestSubscriptionTexts[locale][event.kind];
  const text = guestText === undefined ? usual : spelled(shop.country, locale, guestText);
  const at = wallClock(event.at.toISOString(), sandbox.clock.zone);
  const facts: readonly Fact[] = [
    [words.number, row.id],
    ...(event.kind === 'cancelled'
      ? ([
          [words.received, at],
          [words.ends, at],
        ] as const)
      : [[words.rhythm, rhythmOf(row, words)] as const]),
    ...(next === undefined ? [] : [[words.next, writtenDay(next)] as const]),
    [words.goods, await goodsOf(trx, sandbox, row)],
  ];
  const path =
    row.key === null
      ? pathTo.account(locale, `subscription/${row.id}`)
      : guestSubscriptionPath(locale, row.key);
  const url = `${sandbox.publicUrl(brand)}${path}`;
  return factLetter(sandbox, {
    picture: 'scene-shelf',
    brand,
    locale,
    recipient: email,
    subject: say(subject),
    greeting: say(own.greeting),
    text: say(text),
    facts,
    button: { url, label: words.open },
    after: [say(own.help)],
    bye: say(own.bye),
  });
};
