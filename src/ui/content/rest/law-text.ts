import type { CountryLaw } from '../../../application/shared/country-law.ts';
import { abroad, type PrivacyFacts } from '../../../application/shared/privacy-facts.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { LawPage } from '../../../domain/content/block.ts';
import { borderYears } from '../../../domain/orders/record-retention.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import { formatMoney } from '../../../domain/shared/format-money.ts';
import type { Say, WordValues } from '../../shared/translation/translator.ts';
import { lawSections } from './law-sections.ts';

interface Said {
  /** The law of the texts. If absent, that of the shop. */
  readonly law?: CountryLaw;
  /** Facts about privacy in this deployment. */
  readonly privacy?: PrivacyFacts | undefined;
}

/** Returns the values in the legal texts: the company's details, and the facts of this deployment. */
export const lawValues = (
  shop: Shop,
  t: Say<'common'>,
  { law: { withdrawalDays, returnDays, refundDays } = shop.law, privacy }: Said = {},
): WordValues => ({
  name: shop.name,
  ...shop.contact,
  ...shop.facts,
  /** The city without its postcode, for use in a sentence. */
  town: shop.contact.city.replace(/^\d+ /, ''),
  country: t(`country.${shop.country}`),
  days: withdrawalDays,
  returnDays,
  refundDays,
  ...shop.deliveryDays,
  // Not imported from the rule of withdrawals: this page would load the scripts of orders.
  deliveryDays: 30,
  years: privacy?.lensValuesYears ?? '',
  billYears: privacy?.recordYears[shop.id].bills ?? '',
  letterYears: privacy?.recordYears[shop.id].letters ?? '',
  borderYears,
  abroad: abroad(privacy?.recipients ?? [])
    .map(({ name }) => name)
    .join(', '),
  mediator: shop.law.mediator ?? '',
  representative: privacy?.representatives?.[shop.id] ?? '',
  limit: formatMoney(amountIn(shop.otherCountriesLimit.limit, shop.currency), shop.amountLocale),
});

/**
 * Returns a law page section by section, for its own page and for the documents of an order. `own`: the law of the shop,
 * if the text is for a buyer in another country. Source: LAW-7, DOC-1.
 */
export const lawText = (
  law: CountryLaw,
  page: LawPage,
  t: Say<'content'>,
  values: WordValues,
  own?: CountryLaw,
): readonly {
  readonly section: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}[] => {
  const sections: readonly string[] = lawSections[page](law, own);
  return sections.map((section) => {
    const word = (part: 'heading' | 'text' | 'none' | 'representative') =>
      t(`${page}.${section}.${part}` as 'legal.demo.text', values);
    const isNowhere = section === 'transfer' && values.abroad === '';
    const isRepresented = section === 'controller' && values.representative !== '';
    return {
      section,
      heading: word('heading'),
      paragraphs: [
        ...word(isNowhere ? 'none' : 'text').split('\n\n'),
        ...(isRepresented ? [word('representative')] : []),
      ],
    };
  });
};

/** Returns the recipients of visitors' data as lines of text, where no list is rendered. Source: LAW-36. */
export const recipientLines = (
  recipients: PrivacyFacts['recipients'],
  t: Say<'content'>,
): readonly string[] =>
  recipients.length === 0
    ? [t('privacy.recipient.none')]
    : recipients.map(({ task, name, country }) =>
        [name, country && ` (${country})`, ': ', t(`privacy.recipient.${task}`)].filter(Boolean).join(''),
      );
