import type { CountryLaw, LawCountry } from '../../../application/shared/country-law.ts';

type OfLand<Name extends string> = `${Name}${LawCountry}`;
const ofLand = <Name extends string>(name: Name, { country }: CountryLaw): OfLand<Name> =>
  `${name}${country}`;

/** The plain pages and what they are made of, in order; what the law of a country asks is among it. Source: LAW-7. */
export const pages = {
  about: () => ['who', 'goods', 'eyes'],
  help: () => ['reach', 'order', 'find', 'eyeExam'],
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
} as const satisfies Readonly<Record<string, (law: CountryLaw) => readonly string[]>>;
export type PageName = keyof typeof pages;

export const isPageName = (slug: string): slug is PageName => Object.hasOwn(pages, slug);
