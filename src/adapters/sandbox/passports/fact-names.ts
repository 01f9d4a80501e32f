import type { MissingFact, PassportFact } from '../../../domain/catalogue/passport/missing-facts.ts';

const names: Readonly<Record<PassportFact, string>> = {
  kind: 'what it is to the law (kind)',
  manufacturer: 'manufacturer with address, e-mail and country',
  responsible_person_eu: 'responsible person in the EU',
  representative_ch: 'representative in Switzerland',
  ce_marking: 'CE marking',
  device_class: 'class of its kind',
  notified_body: 'number of the notified body',
  udi_di: 'UDI-DI',
  warnings: 'warnings in the languages of the country',
  instructions: 'instructions in the languages of the country',
};

/** Formats a missing fact, such as `UDI-DI (DE, AT)`. In English, for the people who add the fact. */
export const factName = ({ fact, countries }: MissingFact): string =>
  `${names[fact]} (${countries.join(', ')})`;
