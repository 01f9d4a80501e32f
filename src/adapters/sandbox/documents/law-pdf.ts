import type { LawText } from '../../../application/orders/law-texts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Say } from '../../../application/shared/texts.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { ShopLook } from '../pages/brand-look.ts';
import { writtenDay } from '../words/written-order.ts';
import { makeSheet } from './sheet.ts';
import { muted } from './sheet-pen.ts';

type Contract = Pick<OrderRow, 'number' | 'locale' | 'created_at'>;

/** The shop that publishes the document, with its look, texts and time zone. */
interface Publisher {
  readonly shop: Pick<Shop, 'name' | 'country' | 'contact'>;
  readonly look: ShopLook;
  readonly t: Say;
  readonly zone?: string | undefined;
}

/**
 * Creates the legal texts of an order or a subscription as a tagged PDF in the shop's colours. `intro`: the words that
 * say which of them it is. Source: DOC-1, LAW-45.
 */
export const lawPdf = (
  { shop, look, t, zone }: Publisher,
  { number, locale, created_at }: Contract,
  {
    intro,
    texts,
  }: {
    readonly intro: 'papers:law.intro' | 'papers:law.introSubscription';
    readonly texts: readonly LawText[];
  },
): Promise<Uint8Array<ArrayBuffer>> => {
  const heading = t('papers:law.title');
  const { company, street, city } = shop.contact;
  const sheet = makeSheet({
    title: `${heading} · ${number}`,
    language: pageLanguage(locale, shop.country),
    author: shop.name,
    createdAt: created_at,
    text: look.text,
    muted,
    line: look.line,
  });
  const colour = look.primary;
  sheet.logo(look.logo, shop.name);
  sheet.space(28);
  sheet.paragraph(heading, { tag: 'H1', size: 20, weight: 600 });
  sheet.space(4);
  const date = writtenDay(shopDay(created_at.getTime(), zone));
  sheet.paragraph(t(intro, { number, date }), { colour: muted });
  for (const { title, sections } of texts) {
    sheet.space(26);
    sheet.keep(90);
    sheet.paragraph(title, { tag: 'H2', size: 14, weight: 600, colour });
    for (const { heading: above, paragraphs } of sections) {
      sheet.space(10);
      sheet.keep(56);
      sheet.paragraph(above, { tag: 'H3', size: 10.5, weight: 600 });
      for (const paragraph of paragraphs) {
        sheet.space(3);
        sheet.paragraph(paragraph);
      }
    }
  }
  return sheet.finish((page, pages) => [
    `${company} · ${street} · ${city}`,
    t('papers:bill.page', { page, pages }),
  ]);
};
