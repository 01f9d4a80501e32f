import * as t from 'io-ts';
import { operation } from '../operation.ts';
import { CountryC } from '../scalars.ts';

const checkedFields = {
  first_name: t.string,
  last_name: t.string,
  street: t.string,
  street_number: t.string,
  postcode: t.string,
  city: t.string,
  country_code: CountryC,
};

export const addressOperations = {
  /** Returns an address as corrected by an address service; `sanitized`: the service knows the place. */
  sanitizeAddress: operation({
    method: 'POST',
    path: '/addresses/sanitize',
    body: t.intersection([t.type(checkedFields), t.partial({ region: t.string, language: t.string })]),
    answer: t.type({
      address: t.intersection([t.type(checkedFields), t.partial({ region: t.string })]),
      sanitized: t.boolean,
    }),
  }),
} as const;
