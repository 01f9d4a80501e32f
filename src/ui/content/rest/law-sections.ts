import type { CountryLaw, LawCountry } from '../../../application/shared/country-law.ts';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Shop } from '../../../application/shared/shop.ts';
import type { LawPage } from '../../../domain/content/block.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';

type OfLand<Name extends string> = `${Name}${LawCountry}`;
const ofLand = <Name extends string>(name: Name, { country }: CountryLaw): OfLand<Name> =>
  `${name}${country}`;

/**
 * The sections of each page that depend on the law of a country, in order. `own`: the law of the shop, whose bodies for
 * disputes and data protection stay those of its own country wherever it delivers to. Source: LAW-7.
 */
export const lawSections = {
  shipping: () => ['time', 'customs'],
  returns: ({ withdrawal }) =>
    withdrawal === 'statute'
      ? ['statute', 'period', 'how', 'costs', 'hygiene', 'model']
      : ['right', 'how', 'costs', 'hygiene'],
  terms: (law, own = law) => [
    'scope',
    'contract',
    'price',
    'delivery',
    'withdrawal',
    ofLand('warranty', law),
    'law',
    ofLand('disputes', own),
  ],
  privacy: (law, own = law) => [
    'controller',
    'bases',
    'visit',
    'order',
    'health',
    'mails',
    'eyeCheck',
    'recipients',
    'transfer',
    'retention',
    'credit',
    'withdrawal',
    'rights',
    'objection',
    ofLand('authority', own),
  ],
  legal: (law) => ['provider', 'register', ofLand('imprint', law), 'demo'],
  disclaimer: () => ['medical', 'content'],
  accessibility: (law) => ['goal', 'tested', 'report', ofLand('authority', law)],
} as const satisfies Readonly<Record<LawPage, (law: CountryLaw, own?: CountryLaw) => readonly string[]>>;

type Abroad = Pick<Shop, 'country' | 'countries' | 'law' | 'laws'>;

/** The text key of each page for buyers of another country. `law`: the law of that country. */
const wordsAbroad: Readonly<Partial<Record<LawPage, (law: CountryLaw) => string>>> = {
  returns: ({ withdrawal }) => `abroad.${withdrawal}`,
  terms: (law) => `terms.${ofLand('warranty', law)}.text`,
  // Each German state has its own authority.
  privacy: (law) => `privacy.authority${law.country === 'DE' ? 'EU' : law.country}.text`,
  accessibility: (law) => `accessibility.${ofLand('authority', law)}.text`,
};

export interface SaidAbroad {
  readonly word: string;
  /** The withdrawal period of its buyers. Units: days. */
  readonly days: number;
  readonly countries: readonly CountryCode[];
}

/**
 * Returns the texts of a page for buyers in the other countries that the shop ships to. Countries with the same text
 * are grouped. Source: LAW-10.
 */
export const saidAbroad = (page: LawPage, shop: Abroad): readonly SaidAbroad[] => {
  const wordOf = wordsAbroad[page];
  if (!wordOf) return [];
  const groups = new Map<string, SaidAbroad>();
  const { laws } = shop;
  if (!laws) return [];
  for (const { code } of shop.countries.filter(({ code }) => code !== shop.country)) {
    const word = wordOf(laws[code]);
    const days = lawFor(shop, code).withdrawalDays;
    const key = `${word} ${days}`;
    groups.set(key, { word, days, countries: [...(groups.get(key)?.countries ?? []), code] });
  }
  return [...groups.values()];
};
