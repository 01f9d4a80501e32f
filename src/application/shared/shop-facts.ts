import type { CountryCode } from '../../domain/shared/country.ts';
import type { ImprintFact, ProducerNumber } from './country-law.ts';
import type { Shop } from './shop.ts';

/** A fact that a country requires of a shop and that the shop does not state. */
export interface MissingFact {
  readonly fact: ImprintFact | ProducerNumber;
  readonly country: CountryCode;
}

/**
 * What the shop's own country requires in the imprint, and what the countries it ships to require for packaging.
 * Source: LAW-13.
 */
export const askedFacts = ({
  country,
  countries,
  law,
  laws,
}: Pick<Shop, 'country' | 'countries' | 'law' | 'laws'>): readonly MissingFact[] => [
  ...law.imprint.map((fact) => ({ fact, country })),
  ...countries.flatMap(({ code }) =>
    (laws?.[code].producerNumbers ?? []).map((fact) => ({ fact, country: code })),
  ),
];

/** The required facts that the shop does not state. Source: LAW-13. */
export const missingFacts = (
  shop: Pick<Shop, 'country' | 'countries' | 'law' | 'laws' | 'facts'>,
): readonly MissingFact[] => askedFacts(shop).filter(({ fact }) => !shop.facts[fact]?.trim());
