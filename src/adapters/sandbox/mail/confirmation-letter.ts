import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { lawFile } from '../documents/law-file.ts';
import { lawOf } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { confirmation } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { lawInMail } from './law-in-mail.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';

/**
 * Builds the confirmation of an order on a durable medium, with the legal texts as they were when it was placed.
 * Source: DOC-1.
 */
export const confirmationLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter> => {
  const order = await getRow(trx, 'shop_order', { token });
  const { brand, locale, email } = order;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const law = lawInMail(sandbox, t, 'order', await lawOf(trx, token));
  const mail = confirmation({ shop, t, origin: sandbox.publicUrl(brand), zone: sandbox.clock.zone }, order, {
    ...(law && { law }),
  });
  const isAttached = law && law.texts.length === 0;
  return {
    brand,
    locale,
    recipient: email,
    subject: mail.subject,
    html: confirmationHtml(shop, mailLook(sandbox, brand), { locale, t }, mail),
    text: confirmationText(shop, { locale, t }, mail),
    valuesOf: token,
    ...(isAttached && { attachments: [{ name: lawFile(t, order), order: token }] }),
  };
};
