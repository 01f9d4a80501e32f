import type { CountryCode } from '../../shared/country.ts';
import { type Party, representedIn } from '../product-safety.ts';
import { type KindDuties, kindDuties } from './kind-duties.ts';
import { legalLanguages } from './legal-languages.ts';
import type { Lines, Passport } from './passport.ts';

/** The version of these rules. Increase it by one with each change of the requirements, so that products are checked again. */
export const gapRules = 1;

/** The facts that can be missing, in the order in which they are reported. */
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
  /** The countries that require it. */
  readonly countries: readonly CountryCode[];
}

const isComplete = (party: Party | undefined): boolean =>
  party !== undefined && party.name !== '' && party.address.length > 0 && party.email.includes('@');

const isUnsaid = (lines: Lines | undefined, country: CountryCode): boolean =>
  legalLanguages[country].some((group) => group.every((language) => (lines?.[language] ?? []).length === 0));

type Lacks = (passport: Passport, country: CountryCode, duties: KindDuties) => boolean;

/** A maker whose country is unknown counts as outside every market. */
const isUnrepresented =
  (market: 'EU' | 'CH', key: 'inEu' | 'inCh'): Lacks =>
  ({ maker }, country, { ce }) =>
    representedIn(maker?.country ?? '', country, ce) === market && !isComplete(maker?.[key]);

const isDevice = ({ ce }: KindDuties): boolean => ce === 'medical_device';

/**
 * Sources: manufacturer: MDR, annex I, 23.2 c; GPSR, article 19 a. Responsible person: MDR, article 11; Regulation (EU)
 * 2019/1020, article 4; GPSR, article 16 and 19 b. Switzerland: MedDO, article 51. CE marking: MDR, article 20;
 * Regulation (EU) 2016/425, article 17. UDI: MDR, article 27. Sellers must check that these are present: MDR, article
 * 14 (2); GPSR, article 12. Warnings and instructions: MDR, annex I, 23; GPSR, article 19 d.
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
 * Returns the facts that a product lacks to be sold in these countries. Empty if it may be sold. If the kind of the
 * product is unknown, only that is reported. Source: LAW-20, LAW-21.
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
