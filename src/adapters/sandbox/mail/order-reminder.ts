import { matchingEmail } from '../../../domain/customer/matching.ts';
import { reorderPath } from '../../../domain/shared/mail-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { mayUseValues } from '../consents/value-consents.ts';
import { loginSecret } from '../customers/mail-links.ts';
import type { Trx } from '../db/schema.ts';
import { remindableGoods } from '../order-rows/remindable-goods.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { goodsWithoutValues, writtenDay, writtenLine } from '../words/written-order.ts';
import { contactValues, mailNote } from './contact-values.ts';
import { signed } from './imprint.ts';
import type { Letter } from './letter.ts';
import { mailButton, mailFrame, mailHeading, mailLink, mailTable } from './mail-frame.ts';
import { goodsText, mailGoods } from './mail-item.ts';
import { mailLook } from './mail-look.ts';
import { greeting, nameOf } from './mailed-name.ts';

/** Topic of a message about a reminder. The subject is the reminder's id and its day. */
export const alarmTopic = 'order.reminder';

/**
 * Builds the letter that reminds of an order, with a link that orders it again. The link signs in only if the mail goes
 * to the account's own address. Undefined if the reminder has been deleted, or if the order was cancelled or returned or
 * nothing of it was kept. Source: ACC-6, AUTH-8.
 */
export const orderReminderLetter = async (
  trx: Trx,
  sandbox: Sandbox,
  subject: string,
): Promise<Letter | undefined> => {
  const [id = ''] = subject.split(' ');
  const alarm = await trx
    .selectFrom('reminder_alarm')
    .innerJoin('customer', 'customer.id', 'reminder_alarm.customer_id')
    .select(['reminder_alarm.locale', 'reminder_alarm.reminder_email', 'reminder_alarm.order_token'])
    .select(['customer.id', 'customer.brand', 'customer.email_key'])
    .where('reminder_alarm.id', '=', id)
    .executeTakeFirst();
  if (!alarm) return undefined;
  const order = await trx
    .selectFrom('shop_order')
    .select(['token', 'number', 'state', 'basket', 'created_at'])
    .where('token', '=', alarm.order_token)
    .executeTakeFirstOrThrow();
  const items = (await remindableGoods(trx, [order]))(order);
  if (items.length === 0) return undefined;
  const { brand, locale, reminder_email: recipient } = alarm;
  const shop = sandbox.shops[brand];
  const look = mailLook(sandbox, brand);
  const t = sandbox.texts(brand, locale);
  const secret =
    matchingEmail(recipient) === alarm.email_key
      ? await loginSecret(trx, { customer: alarm, locale, now: new Date(sandbox.clock.now()) })
      : undefined;
  const origin = sandbox.publicUrl(brand);
  const query = secret === undefined ? '' : `?hash=${secret}`;
  const url = `${origin}${reorderPath(locale, 'reminder', order.token)}${query}`;
  const change = `${origin}${pathTo.account(locale, 'reminder-alarms')}`;
  const values = {
    ...contactValues(shop),
    number: order.number,
    day: writtenDay(shopDay(order.created_at.getTime(), sandbox.clock.zone)),
  };
  const hello = greeting(t, nameOf(shop, t, order.basket.billing_address));
  const heading = t('mails:orderReminder.subject', values);
  const text = t('mails:orderReminder.text', values);
  const help = t('mails:letter.help', values);
  const bye = t('mails:letter.bye', values);
  const open = t('mails:orderReminder.open');
  const note = t('mails:orderReminder.note');
  const changing = t('mails:orderReminder.change');
  // Eye values are named only if the customer has consented to it.
  const names = await mayUseValues(trx, alarm.id, 'order_reminder');
  const lines = items.map(writtenLine(shop, t, { locale, currency: order.basket.currency_code }));
  const goods = names ? lines : goodsWithoutValues(lines);
  const content = html`${mailHeading(look, { subject: heading, greeting: hello })}
<p style="margin:0 0 20px">${text}</p>
${mailTable(look, { margin: '0 0 24px' }, goods.map(mailGoods(look)))}
${mailButton(look, { url, label: open })}
<p style="margin:0 0 12px;font-size:14px">${note}</p>
${mailLink(look, { url: change, label: changing })}
${mailNote(shop, help)}
<p style="margin:0">${bye}</p>`;
  return {
    brand,
    locale,
    recipient,
    ...(names && { valuesOf: order.token }),
    subject: heading,
    html: mailFrame(shop, look, locale, {
      t,
      subject: heading,
      preview: text,
      drawing: 'hand-fingertip',
      content,
    }),
    text: signed(
      shop,
      t,
      [
        hello,
        '',
        text,
        '',
        ...goods.map(goodsText),
        '',
        `${open}  ${url}`,
        '',
        note,
        `${changing}  ${change}`,
        help,
        '',
        bye,
      ].join('\n'),
    ),
  };
};
