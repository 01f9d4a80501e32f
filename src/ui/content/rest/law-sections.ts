import type { CountryLaw, LawCountry } from '../../../application/shared/country-law.ts';
import type { LawPage } from '../../../domain/content/block.ts';

type OfLand<Name extends string> = `${Name}${LawCountry}`;
const ofLand = <Name extends string>(name: Name, { country }: CountryLaw): OfLand<Name> =>
  `${name}${country}`;

/** What of a page the law of a country decides, in order. Source: LAW-7. */
export const lawSections = {
  shipping: () => ['time', 'customs'],
  returns: ({ withdrawal }) =>
    withdrawal === 'statute'
      ? ['statute', 'period', 'how', 'costs', 'hygiene', 'model']
      : ['right', 'how', 'costs', 'hygiene', 'abroad'],
  terms: (law) => [
    'scope',
    'contract',
    'price',
    'delivery',
    'withdrawal',
    ofLand('warranty', law),
    'law',
    ofLand('disputes', law),
  ],
  privacy: (law) => ['controller', 'visit', 'order', 'withdrawal', 'rights', ofLand('authority', law)],
  legal: (law) => ['provider', 'register', ofLand('imprint', law), 'demo'],
  disclaimer: () => ['medical', 'content'],
  accessibility: (law) => ['goal', 'tested', 'report', ofLand('authority', law)],
} as const satisfies Readonly<Record<LawPage, (law: CountryLaw) => readonly string[]>>;
