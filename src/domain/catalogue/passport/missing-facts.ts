import type { CountryCode } from '../../shared/country.ts';
import { type Party, representedIn } from '../product-safety.ts';
import { type KindDuties, kindDuties } from './kind-duties.ts';
import { legalLanguages } from './legal-languages.ts';
import type { Lines, Passport } from './passport.ts';

/** Which rules these are: with each change of what is asked, one more, so that what was judged is judged anew. */
export const gapRules = 1;

/** What can be missing, in the order in which it is named. */
export const passportFacts = [
  'kind',
  'manufacturer',
  'responsible_person_eu',
  'representative_ch',
  'ce_marking',
  'device_class',
  'notified_body',
  'udi_di',
  'warnings',
  'instructions',
] as const;
export type PassportFact = (typeof passportFacts)[number];

export interface MissingFact {
  readonly fact: PassportFact;
  /** Which of the countries ask it. */
  readonly countries: readonly CountryCode[];
}

const isComplete = (party: Party | undefined): boolean =>
  party !== undefined && party.name !== '' && party.address.length > 0 && party.email.includes('@');

const isUnsaid = (lines: Lines | undefined, country: CountryCode): boolean =>
  legalLanguages[country].some((group) => group.every((language) => (lines?.[language] ?? []).length === 0));

type Lacks = (passport: Passport, country: CountryCode, duties: KindDuties) => boolean;

/** Who is not known to sit anywhere is in no market. */
const isUnrepresented =
  (market: 'EU' | 'CH', key: 'inEu' | 'inCh'): Lacks =>
  ({ maker }, country, { ce }) =>
    representedIn(maker?.country ?? '', country, ce) === market && !isComplete(maker?.[key]);

const isDevice = ({ ce }: KindDuties): boolean => ce === 'medical_device';

/**
 * Sources: manufacturer: MDR, annex I, 23.2 c; GPSR, article 19 a. Responsible person: MDR, article 11; Regulation (EU)
 * 2019/1020, article 4; GPSR, article 16 and 19 b. Switzerland: MedDO, article 51. CE marking: MDR, article 20; Regulation
 * (EU) 2016/425, article 17. UDI: MDR, article 27. Who sells looks whether these are there: MDR, article 14 (2); GPSR,
 * article 12. Warnings and instructions: MDR, annex I, 23; GPSR, article 19 d.
 */
const lacks: Readonly<Record<Exclude<PassportFact, 'kind'>, Lacks>> = {
  manufacturer: ({ maker }) => !isComplete(maker?.party) || maker?.country === '',
  responsible_person_eu: isUnrepresented('EU', 'inEu'),
  representative_ch: isUnrepresented('CH', 'inCh'),
  ce_marking: ({ ceMarked }, _, { ce }) => ce !== undefined && !ceMarked,
  device_class: ({ deviceClass }, _, duties) =>
    isDevice(duties) && !duties.classes.some((one) => one === deviceClass),
  notified_body: ({ deviceClass = 'I', notifiedBody = '' }) =>
    deviceClass !== 'I' && !/^\d{4}$/.test(notifiedBody),
  udi_di: ({ udiDi = '' }, _, duties) => isDevice(duties) && udiDi === '',
  warnings: ({ warnings }, country) => isUnsaid(warnings, country),
  instructions: ({ instructions }, country, duties) => duties.instructions && isUnsaid(instructions, country),
};

/**
 * What a product lacks to be sold in these countries; nothing: it may be. Of what is of no known kind nothing can be said
 * but that. Source: LAW-20, LAW-21.
 */
export const missingFacts = (
  passport: Passport | undefined,
  countries: readonly CountryCode[],
): readonly MissingFact[] => {
  const kind = passport?.kind;
  const isAsked = (fact: PassportFact, country: CountryCode): boolean =>
    fact === 'kind'
      ? kind === undefined
      : passport !== undefined && kind !== undefined && lacks[fact](passport, country, kindDuties[kind]);
  return passportFacts
    .map((fact) => ({ fact, countries: countries.filter((country) => isAsked(fact, country)) }))
    .filter(({ countries: asking }) => asking.length > 0);
};
