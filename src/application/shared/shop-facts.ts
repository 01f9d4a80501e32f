import type { CountryCode } from '../../domain/shared/country.ts';
import type { Shop } from './shop.ts';

/**
 * Facts of a company that some countries want in its imprint: share capital, who hosts the pages, certified mail, chamber,
 * trade authority.
 */
export const imprintFacts = ['capital', 'host', 'pec', 'chamber', 'tradeAuthority'] as const;
export type ImprintFact = (typeof imprintFacts)[number];

/** Numbers of who brings packaging to a country: LUCID in Germany, the unique identifier (IDU) in France. */
export const producerNumbers = ['lucid', 'idu'] as const;
export type ProducerNumber = (typeof producerNumbers)[number];

/** What a shop says of itself beyond name, address and register. */
export type ShopFacts = Readonly<Partial<Record<ImprintFact | ProducerNumber, string>>>;

/** A fact that a country asks of a shop, and that the shop does not say. */
export interface MissingFact {
  readonly fact: ImprintFact | ProducerNumber;
  readonly country: CountryCode;
}

/** What its own country wants in the imprint, and where it sends to wants of its packaging. Source: LAW-13. */
export const askedFacts = ({
  country,
  countries,
  law,
  laws,
}: Pick<Shop, 'country' | 'countries' | 'law' | 'laws'>): readonly MissingFact[] => [
  ...law.imprint.map((fact) => ({ fact, country })),
  ...countries.flatMap(({ code }) => laws[code].producerNumbers.map((fact) => ({ fact, country: code }))),
];

/** What of that it does not say. Source: LAW-13. */
export const missingFacts = (
  shop: Pick<Shop, 'country' | 'countries' | 'law' | 'laws' | 'facts'>,
): readonly MissingFact[] => askedFacts(shop).filter(({ fact }) => !shop.facts[fact]?.trim());
