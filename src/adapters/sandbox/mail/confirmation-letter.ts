import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { lawFile } from '../documents/law-file.ts';
import { lawOf } from '../law/law-of-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { confirmation, type LawInMail } from './confirmation.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import type { Letter } from './letter.ts';
import { mailLook } from './mail-look.ts';

/** How the mail carries the legal texts: as an attachment or below the rest. Undefined if the order has none. */
const lawInMail = (
  { papers }: Pick<Sandbox, 'papers'>,
  t: Say,
  texts: readonly LawText[],
): LawInMail | undefined => {
  if (texts.length === 0) return undefined;
  const titles = texts.map(({ title }) => title).join(', ');
  return papers.lawInMail === 'attachment'
    ? { note: t('papers:law.attached', { texts: titles }), texts: [] }
    : { note: t('papers:law.below', { texts: titles }), texts };
};

/**
 * Builds the confirmation of an order on a durable medium, with the legal texts as they were when it was placed.
 * Source: DOC-1.
 */
export const confirmationLetter = async (trx: Trx, sandbox: Sandbox, token: string): Promise<Letter> => {
  const order = await getRow(trx, 'shop_order', { token });
  const { brand, locale, email } = order;
  const shop = sandbox.shops[brand];
  const t = sandbox.texts(brand, locale);
  const law = lawInMail(sandbox, t, await lawOf(trx, token));
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
